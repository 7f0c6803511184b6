import { defineLifeCycle, type MoveOf, movesFrom, refusal, type StatusOf } from '../life-cycle.ts'
import { introCallMessages } from './intro-call.ts'

/** An intro call with Glide: the guest holds its link. One that was held makes room for another one of the same guest. */
export const introCallLifeCycle = defineLifeCycle({
  subject: 'call',
  statuses: ['booked', 'cancelled', 'held'],
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
      by: ['guest'],
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
    hold: { from: ['booked'], to: 'held', by: ['system'], event: 'call.held' },
  },
  refusal: ({ now }) => (now === 'cancelled' ? introCallMessages.cancelled : introCallMessages.over),
})

export const introCallStatuses = introCallLifeCycle.statuses
export type IntroCallStatus = StatusOf<typeof introCallLifeCycle>

type Call = { status: IntroCallStatus; startsAt: Date }

/** What may be done next: a call that has begun is no longer moved or cancelled. */
export const introCallMovesFrom = <A extends 'guest' | 'admin'>({ status, startsAt }: Call, actor: A, now: Date) =>
  startsAt > now ? movesFrom(introCallLifeCycle, status, actor) : []

export function requireCallMove(
  call: Call,
  { move, by }: { move: MoveOf<typeof introCallLifeCycle>; by: 'guest' | 'admin' },
  now: Date,
): void {
  const isPossible = introCallMovesFrom(call, by, now).some((possible) => possible === move)
  if (!isPossible) throw refusal(introCallLifeCycle, { move, seen: call.status, now: call.status })
}
