import { describe, expect, test } from 'vitest'
import { interviewMessages } from './interview.ts'
import { type InterviewState, interviewMovesFor, isAskedWhetherHeld, requireInterviewMove } from './status.ts'

const now = new Date('2026-11-16T15:00:00Z')
const inHours = (hours: number) => new Date(+now + hours * 3_600_000)
const state = (given: Partial<InterviewState> = {}): InterviewState => ({
  status: 'booked',
  startsAt: inHours(20),
  endsAt: inHours(21),
  proposedBy: null,
  moves: { owner: 0, talent: 0 },
  isHeld: { owner: null, talent: null },
  isBookedAtOnce: true,
  ...given,
})
const proposed = (proposedBy: 'owner' | 'talent') =>
  state({ status: 'proposed', startsAt: null, endsAt: null, proposedBy })

describe('what each side may do', () => {
  test.each([
    ['with proposals of the firm', proposed('owner'), ['cancel'], ['take', 'answer', 'cancel']],
    ['with the person’s answer', proposed('talent'), ['take', 'counter', 'cancel'], ['cancel']],
    ['before it', state(), ['move', 'cancel'], ['move', 'cancel']],
    ['before it, where the person chooses', state({ isBookedAtOnce: false }), ['cancel'], ['move', 'cancel']],
    ['moved twice by the firm', state({ moves: { owner: 2, talent: 1 } }), ['cancel'], ['move', 'cancel']],
    ['moved twice by the person', state({ moves: { owner: 1, talent: 2 } }), ['move', 'cancel'], ['cancel']],
    ['during it', state({ startsAt: inHours(-0.5), endsAt: inHours(0.5) }), [], []],
    ['at its start', state({ startsAt: now }), [], []],
    ['after it', state({ startsAt: inHours(-2), endsAt: inHours(-1) }), ['hold', 'miss'], ['hold', 'miss']],
    ['at its end', state({ startsAt: inHours(-1), endsAt: now }), ['hold', 'miss'], ['hold', 'miss']],
    ['once canceled', state({ status: 'cancelled' }), [], []],
    ['once held', state({ status: 'held', startsAt: inHours(-2), endsAt: inHours(-1) }), [], []],
    ['once expired', state({ status: 'expired' }), [], []],
  ] as const)('%s', (_, given, owner, talent) => {
    expect(interviewMovesFor(given, 'owner', now)).toEqual(owner)
    expect(interviewMovesFor(given, 'talent', now)).toEqual(talent)
  })

  test.each([
    ['hold', 'owner', state(), interviewMessages.notOver],
    ['move', 'talent', state({ moves: { owner: 0, talent: 2 } }), interviewMessages.movesUsed],
    ['move', 'owner', state({ isBookedAtOnce: false }), interviewMessages.notAtOnce],
    ['cancel', 'talent', state({ startsAt: inHours(-1) }), interviewMessages.over],
    ['take', 'owner', proposed('owner'), 'It’s their turn to answer.'],
    ['move', 'owner', state({ status: 'cancelled' }), 'This is no longer possible. The interview was canceled.'],
    ['expire', 'owner', proposed('owner'), 'This is no longer possible. No time has been chosen yet.'],
  ] as const)('a refusal says why: %s by %s', (move, side, given, message) => {
    expect(() => requireInterviewMove(move, side, given, now)).toThrow(message)
  })

  test('nothing is refused that may be done', () => {
    expect(() => requireInterviewMove('move', 'owner', state(), now)).not.toThrow()
  })
})

test('both sides are asked once it is over, until they have answered', () => {
  const over = state({ startsAt: inHours(-2), endsAt: inHours(-1) })
  expect(isAskedWhetherHeld(over, 'owner', now)).toBe(true)
  expect(isAskedWhetherHeld({ ...over, status: 'held', isHeld: { owner: true, talent: null } }, 'owner', now)).toBe(
    false,
  )
  expect(isAskedWhetherHeld({ ...over, status: 'held', isHeld: { owner: true, talent: null } }, 'talent', now)).toBe(
    true,
  )
  expect(
    isAskedWhetherHeld({ ...over, status: 'no-show', isHeld: { owner: false, talent: null } }, 'talent', now),
  ).toBe(true)
  expect(isAskedWhetherHeld({ ...over, status: 'cancelled' }, 'owner', now)).toBe(false)
  expect(isAskedWhetherHeld(state(), 'owner', now)).toBe(false)
})
