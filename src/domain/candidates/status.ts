export const candidateStatuses = ['pending', 'interviewed', 'accepted', 'rejected'] as const
export type CandidateStatus = (typeof candidateStatuses)[number]

type Move = { from: readonly CandidateStatus[]; to: CandidateStatus | 'same' }

/** The life of a candidate: what an admin may do, from where, to where. */
export const candidateMoves = {
  interview: { from: ['pending'], to: 'interviewed' },
  accept: { from: ['pending', 'interviewed', 'rejected'], to: 'accepted' },
  reject: { from: ['pending', 'interviewed', 'accepted'], to: 'rejected' },
  edit: { from: ['accepted', 'rejected'], to: 'same' },
} as const satisfies Record<string, Move>

export type CandidateMove = keyof typeof candidateMoves

/** What may be done next. The server enforces it; the page draws its buttons from it. */
export function candidateMovesFrom(status: CandidateStatus): CandidateMove[] {
  return (Object.keys(candidateMoves) as CandidateMove[]).filter((move) =>
    (candidateMoves[move].from as readonly CandidateStatus[]).includes(status),
  )
}
