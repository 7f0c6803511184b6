import { defineLifeCycle, type MoveOf, type StatusOf } from '../life-cycle.ts'
import { undoSeconds } from '../undo.ts'

/** A week of hours, from its first line until it is on an invoice. Nothing is approved by silence: the product itself never moves one to approved. */
export const weekLifeCycle = defineLifeCycle({
  subject: 'week',
  statuses: ['open', 'submitted', 'approved', 'returned', 'invoiced'],
  // The database opens one for each active engagement; the talent opens earlier ones by writing hours into them.
  starts: { begin: { to: 'open', by: ['talent', 'system'], event: 'week.opened' } },
  moves: {
    submit: { from: ['open', 'returned'], to: 'submitted', by: ['talent'], event: 'week.submitted' },
    // Until someone at the firm has looked at it.
    takeBack: { from: ['submitted'], to: 'open', by: ['talent'], event: 'week.reopened' },
    approve: { from: ['submitted'], to: 'approved', by: ['owner'], event: 'week.approved' },
    return: { from: ['submitted'], to: 'returned', by: ['owner'], event: 'week.returned' },
    // For `undoSeconds`, by the database at the approver's request.
    undo: { from: ['approved'], to: 'submitted', by: ['system'], event: 'week.unapproved' },
    invoice: { from: ['approved'], to: 'invoiced', by: ['system'], event: 'week.invoiced' },
    // Its line was credited, so that the hours can be corrected and billed again.
    correct: { from: ['invoiced'], to: 'returned', by: ['system'], event: 'week.returned' },
  },
  refusal: ({ now }) => statusSentences[now],
})

const statusSentences = {
  open: 'The talent took this week back. It waits to be submitted again.',
  submitted: 'This week was submitted and is waiting for the firm.',
  approved: 'This week has already been approved.',
  returned: 'This week was returned to the talent with a reason.',
  invoiced: 'This week is already on an invoice.',
} as const

export type WeekStatus = StatusOf<typeof weekLifeCycle>
export type WeekMove = MoveOf<typeof weekLifeCycle>

/** Statuses in which the talent writes lines. */
export const isWritable = (status: WeekStatus): boolean => status === 'open' || status === 'returned'

export const weekMessages = {
  isSent: 'This week was submitted, so its lines can’t be changed. Take it back first, or ask the firm to return it.',
  isLookedAt: 'The firm is looking at this week, so it can’t be taken back. Ask them to return it.',
  isEmpty: 'Please add hours before you submit the week.',
  isAhead: 'This week has hours on future days.',
  isOutside: 'You can enter hours only while the engagement is active, from its start through its end.',
  dayIsFull: 'A day can’t have more than 24 hours.',
  noneWaits:
    'None of these weeks is waiting for a decision anymore. Each was decided, taken back or submitted again since you opened it.',
  noUndo: `An approval can be undone for ${undoSeconds} seconds. This one stands.`,
  timerRuns: 'A timer is already running. Stop it first.',
  timerStopped: 'This timer was already stopped somewhere else. Nothing was changed.',
  noLines: 'Please name lines of this week.',
  keyTaken: 'This key names other lines. Send another one.',
} as const
