import type { CandidateMove } from '#domain/candidates/status.ts'

type MoveLabels = { action: string; title: string; confirm: string; done: string }

/** What each move is called: in the table, above its dialog, on its button, and when it is done. */
export const moveLabels: Record<CandidateMove, MoveLabels> = {
  interview: {
    action: 'Interview',
    title: 'Schedule Interview',
    confirm: 'Schedule Interview',
    done: 'Interview scheduled',
  },
  accept: { action: 'Accept', title: 'Accept Candidate', confirm: 'Accept Candidate', done: 'Candidate accepted' },
  reject: { action: 'Reject', title: 'Reject Candidate', confirm: 'Reject Candidate', done: 'Candidate rejected' },
  edit: { action: 'Edit', title: 'Edit Candidate', confirm: 'Save Changes', done: 'Changes saved' },
}

const readingOrder: CandidateMove[] = ['edit', 'interview', 'accept', 'reject']

export const shownMoves = (actions: CandidateMove[]) => readingOrder.filter((move) => actions.includes(move))
