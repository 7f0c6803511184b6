import { defineLifeCycle, type MoveOf, movesBy, movesFrom, type StatusOf } from '../life-cycle.ts'

/**
 * From an accepted application to the end of the work. Nobody makes it active: the database does, once everything that the gate asks
 * for is there and the start day has come.
 */
export const engagementLifeCycle = defineLifeCycle({
  subject: 'engagement',
  statuses: ['preparing', 'active', 'paused', 'ending', 'ended', 'terminated', 'converted'],
  starts: {
    // Accepting the application begins it.
    begin: { to: 'preparing', by: ['system'], event: 'engagement.begun' },
  },
  moves: {
    activate: {
      from: ['preparing'],
      to: 'active',
      by: ['system'],
      event: 'engagement.started',
      notify: { owner: 'engagement-started', talent: 'engagement-started' },
    },
    pause: {
      from: ['active'],
      to: 'paused',
      by: ['owner'],
      event: 'engagement.paused',
      notify: { talent: 'engagement-paused' },
    },
    resume: {
      from: ['paused'],
      to: 'active',
      by: ['owner'],
      event: 'engagement.resumed',
      notify: { talent: 'engagement-resumed' },
    },
    end: {
      from: ['active', 'paused'],
      to: 'ending',
      by: ['owner', 'talent'],
      event: 'engagement.notice-given',
      notify: { owner: 'engagement-ending', talent: 'engagement-ending' },
    },
    finish: {
      // On the day after its last one, with its project, or with the account of whoever works.
      from: ['preparing', 'active', 'paused', 'ending'],
      to: 'ended',
      by: ['system'],
      event: 'engagement.ended',
      notify: { owner: 'engagement-ended', talent: 'engagement-ended' },
    },
    terminate: {
      from: ['preparing', 'active', 'paused', 'ending'],
      to: 'terminated',
      by: ['owner', 'talent'],
      event: 'engagement.terminated',
      notify: { owner: 'engagement-terminated', talent: 'engagement-terminated' },
    },
    convert: {
      from: ['active', 'paused', 'ending'],
      to: 'converted',
      by: ['owner'],
      event: 'engagement.converted',
      notify: { owner: 'engagement-converted', talent: 'engagement-converted' },
    },
    // Its project was reopened. It passes the gate again.
    reopen: { from: ['ended'], to: 'preparing', by: ['system'], event: 'engagement.reopened' },
  },
  refusal: ({ now }) => statusSentences[now],
})

const statusSentences = {
  preparing: 'This engagement hasn’t started yet.',
  active: 'This engagement is active.',
  paused: 'This engagement is paused.',
  ending: 'Notice has been given for this engagement.',
  ended: 'This engagement has ended.',
  terminated: 'This engagement was ended immediately.',
  converted: 'This engagement became full-time employment.',
} as const

export type EngagementStatus = StatusOf<typeof engagementLifeCycle>
export type EngagementMove = MoveOf<typeof engagementLifeCycle>
export type EngagementSide = 'owner' | 'talent'

export const isOver = (status: EngagementStatus): boolean =>
  status === 'ended' || status === 'terminated' || status === 'converted'
export const isEndingOrOver = (status: EngagementStatus): boolean => status === 'ending' || isOver(status)

/** Whether hours are worked now. What was worked before is still written while it is paused, and once it is over. */
export const takesHours = (status: EngagementStatus): boolean => status === 'active' || status === 'ending'

/** What people do, as opposed to the product: the firm each of these, the talent some. */
export const engagementMoves = movesBy(engagementLifeCycle, 'owner')
export type EngagementAction = (typeof engagementMoves)[number]

/** What a reader may do: of a firm, those who manage its projects. */
export const engagementActions = (
  status: EngagementStatus,
  side: EngagementSide | null,
  mayManage: boolean,
): EngagementAction[] => (side && mayManage ? movesFrom(engagementLifeCycle, status, side) : [])

/** What the gate asks for before work begins, in the order in which people take care of it. */
export const startConditions = [
  'statement',
  'talent-factor',
  'approver-factor',
  'payment',
  'onboarding',
  'start',
] as const
export type StartCondition = (typeof startConditions)[number]

/** As both sides read what is missing. */
export const startConditionLabels: Record<StartCondition, string> = {
  statement: 'The statement of work, signed by both sides',
  'talent-factor': 'Two-factor authentication for the talent',
  'approver-factor': 'Two-factor authentication for someone who approves the firm’s hours',
  payment: 'A payment method of the firm, or payment terms that an admin grants it',
  onboarding: 'The required onboarding items',
  start: 'The start day',
}

export const engagementMessages = {
  noReason: 'Please say why.',
  shortNotice: 'The last day can’t be before the agreed notice is over.',
  closedGate: 'Something required before work can begin is missing. The page shows what.',
} as const
