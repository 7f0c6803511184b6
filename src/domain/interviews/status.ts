import { defineLifeCycle, type MoveOf, movesFrom, refusal, type StatusOf } from '../life-cycle.ts'
import { Problem } from '../problem.ts'
import { interviewLimits, interviewMessages } from './interview.ts'
import { interviewStatuses } from './list.ts'

const booked = { owner: 'interview-booked', talent: 'interview-booked' } as const

/** A meeting of a firm and a person. Whoever changes it, both sides get an email. */
export const interviewLifeCycle = defineLifeCycle({
  subject: 'interview',
  statuses: interviewStatuses,
  starts: {
    book: { to: 'booked', by: ['owner'], event: 'interview.booked', notify: booked },
    propose: { to: 'proposed', by: ['owner'], event: 'interview.proposed', notify: { talent: 'interview-proposed' } },
  },
  moves: {
    take: { from: ['proposed'], to: 'booked', by: ['owner', 'talent'], event: 'interview.taken', notify: booked },
    answer: {
      from: ['proposed'],
      to: 'same',
      by: ['talent'],
      event: 'interview.answered',
      notify: { owner: 'interview-proposed' },
    },
    counter: {
      from: ['proposed'],
      to: 'same',
      by: ['owner'],
      event: 'interview.answered',
      notify: { talent: 'interview-proposed' },
    },
    move: {
      from: ['booked'],
      to: 'same',
      by: ['owner', 'talent'],
      event: 'interview.moved',
      notify: { owner: 'interview-moved', talent: 'interview-moved' },
    },
    cancel: {
      from: ['proposed', 'booked'],
      to: 'cancelled',
      // Also with its application or its project, when an account is deleted, or two records of one person are merged.
      by: ['owner', 'talent', 'admin', 'system'],
      event: 'interview.cancelled',
      notify: { owner: 'interview-cancelled', talent: 'interview-cancelled' },
    },
    hold: { from: ['booked'], to: 'held', by: ['owner', 'talent', 'system'], event: 'interview.held' },
    miss: { from: ['booked'], to: 'no-show', by: ['owner', 'talent'], event: 'interview.missed' },
    expire: {
      from: ['proposed'],
      to: 'expired',
      by: ['system'],
      event: 'interview.expired',
      notify: { owner: 'interview-expired', talent: 'interview-expired' },
    },
  },
  refusal: ({ now }) => `This is no longer possible. ${statusSentences[now]}`,
})

const statusSentences = {
  proposed: 'No time has been chosen yet.',
  booked: 'The interview is booked.',
  held: 'The interview took place.',
  'no-show': 'The interview didn’t take place.',
  cancelled: 'The interview was canceled.',
  expired: 'The proposed times have passed.',
} as const

export type InterviewStatus = StatusOf<typeof interviewLifeCycle>
export type InterviewMove = MoveOf<typeof interviewLifeCycle>
/** The two sides: people of the firm, and the person they meet. */
export type Side = 'owner' | 'talent'

export type InterviewState = {
  status: InterviewStatus
  startsAt: Date | null
  endsAt: Date | null
  /** Whose turn it is not: those times are this side's. */
  proposedBy: Side | null
  moves: Record<Side, number>
  /** What each side said about whether it took place. */
  isHeld: Record<Side, boolean | null>
  /** Whether firms may choose a time without asking. */
  isBookedAtOnce: boolean
}

/** Why a side may not make a move now, although the life cycle has it; undefined when it may. */
function hindrance(move: InterviewMove, side: Side, state: InterviewState, now: Date): string | undefined {
  const { status, startsAt, endsAt } = state
  const isOver = endsAt !== null && endsAt <= now
  if (move === 'hold' || move === 'miss') return isOver ? undefined : interviewMessages.notOver
  if (move === 'take' || move === 'answer' || move === 'counter')
    return state.proposedBy === side ? 'It’s their turn to answer.' : undefined
  if (status === 'booked' && startsAt !== null && startsAt <= now) return interviewMessages.over
  if (move !== 'move') return undefined
  if (side === 'owner' && !state.isBookedAtOnce) return interviewMessages.notAtOnce
  return state.moves[side] >= interviewLimits.movesPerSide ? interviewMessages.movesUsed : undefined
}

/** What a side may do next. The server enforces it; pages show buttons accordingly. */
export const interviewMovesFor = (state: InterviewState, side: Side, now: Date): InterviewMove[] =>
  movesFrom(interviewLifeCycle, state.status, side).filter((move) => !hindrance(move, side, state, now))

export function requireInterviewMove(move: InterviewMove, side: Side, state: InterviewState, now: Date): void {
  const isInLifeCycle = movesFrom(interviewLifeCycle, state.status, side).some((one) => one === move)
  if (!isInLifeCycle) throw refusal(interviewLifeCycle, { move, seen: state.status, now: state.status })
  const message = hindrance(move, side, state, now)
  if (message) throw new Problem('conflict', message)
}

/** Whether a side is still to say if an interview took place: both are asked, and the first answer decides. */
export const isAskedWhetherHeld = ({ status, endsAt, isHeld }: InterviewState, side: Side, now: Date): boolean =>
  isHeld[side] === null && endsAt !== null && endsAt <= now && ['booked', 'held', 'no-show'].includes(status)
