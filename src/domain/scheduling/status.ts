import { defineLifeCycle, type MoveOf, movesFrom, refusal, type StatusOf } from '../life-cycle.ts'
import { introCallMessages } from './intro-call.ts'

/** An intro call with Glide: the guest holds its link. One that is over, held or not, makes room for another one of the same guest. */
export const introCallLifeCycle = defineLifeCycle({
  subject: 'call',
  statuses: ['booked', 'cancelled', 'held', 'missed'],
  starts: {
    book: {
      to: 'booked',
      by: ['guest'],
      event: 'call.booked',
      notify: { guest: 'intro-call-booked', operator: 'intro-call-notice' },
    },
  },
  moves: {
    move: {
      from: ['booked'],
      to: 'same',
      by: ['guest', 'admin'],
      event: 'call.moved',
      notify: { guest: 'intro-call-moved', operator: 'intro-call-notice' },
    },
    cancel: {
      from: ['booked'],
      to: 'cancelled',
      // Also when an account is deleted, or two records of one person are merged.
      by: ['guest', 'admin', 'system'],
      event: 'call.cancelled',
      notify: { guest: 'intro-call-cancelled', operator: 'intro-call-notice' },
    },
    // An admin who marked the wrong one marks the other.
    hold: { from: ['booked', 'missed'], to: 'held', by: ['admin'], event: 'call.held' },
    miss: { from: ['booked', 'held'], to: 'missed', by: ['admin'], event: 'call.missed' },
    // Nobody said how it went, and its guest books another.
    close: { from: ['booked'], to: 'held', by: ['system'], event: 'call.held' },
  },
  refusal: ({ move, now }) => {
    if (now === 'cancelled') return introCallMessages.cancelled
    return (move === 'hold' || move === 'miss') && now === 'booked' ? introCallMessages.ahead : introCallMessages.over
  },
})

export const introCallStatuses = introCallLifeCycle.statuses
export type IntroCallStatus = StatusOf<typeof introCallLifeCycle>

type Call = { status: IntroCallStatus; startsAt: Date }

const outcomes: readonly string[] = ['hold', 'miss'] satisfies MoveOf<typeof introCallLifeCycle>[]

/** What may be done next: a call is moved or canceled until it begins; from then on an admin says whether the guest came. */
export const introCallMovesFrom = <A extends 'guest' | 'admin'>({ status, startsAt }: Call, actor: A, now: Date) =>
  movesFrom(introCallLifeCycle, status, actor).filter((move) => outcomes.includes(move) === startsAt <= now)

export function requireCallMove(
  call: Call,
  { move, by }: { move: MoveOf<typeof introCallLifeCycle>; by: 'guest' | 'admin' },
  now: Date,
): void {
  const isPossible = introCallMovesFrom(call, by, now).some((possible) => possible === move)
  if (!isPossible) throw refusal(introCallLifeCycle, { move, seen: call.status, now: call.status })
}
