export const applicationStatuses = ['pending', 'reviewing', 'accepted', 'rejected'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

type Move = { from: readonly ApplicationStatus[]; to: ApplicationStatus }

/** The life of an application: what its project's owner may do, from where, to where. */
export const applicationMoves = {
  accept: { from: ['pending', 'reviewing'], to: 'accepted' },
  review: { from: ['pending'], to: 'reviewing' },
  decline: { from: ['pending', 'reviewing'], to: 'rejected' },
} as const satisfies Record<string, Move>

export type ApplicationMove = keyof typeof applicationMoves

/** What may be done next. The server enforces it; the page draws its buttons from it. */
export function applicationMovesFrom(status: ApplicationStatus): ApplicationMove[] {
  return (Object.keys(applicationMoves) as ApplicationMove[]).filter((move) =>
    (applicationMoves[move].from as readonly ApplicationStatus[]).includes(status),
  )
}

/** What an owner may do with an application: move it, read the resume, and write to whom they accepted. */
export const applicationActions = ['accept', 'review', 'decline', 'contact', 'resume'] as const
export type ApplicationAction = (typeof applicationActions)[number]

export const applicationActionsFor = (
  status: ApplicationStatus,
  { hasContact, hasResume }: { hasContact: boolean; hasResume: boolean },
): ApplicationAction[] => [
  ...applicationMovesFrom(status),
  ...(hasContact ? (['contact'] as const) : []),
  ...(hasResume ? (['resume'] as const) : []),
]
