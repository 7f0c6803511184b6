import { expect, test } from 'vitest'
import {
  defineLifeCycle,
  emailAfter,
  movesBy,
  movesFrom,
  movesNotifying,
  refusal,
  statusAfter,
  statusesBefore,
} from './life-cycle.ts'

/** Work that is begun, rests, and ends by whichever side or by the calendar. */
const lifeCycle = defineLifeCycle({
  subject: 'work',
  statuses: ['preparing', 'active', 'paused', 'ended'],
  starts: { agree: { to: 'preparing', by: ['talent'], event: 'work.agreed' } },
  moves: {
    start: { from: ['preparing'], to: 'active', by: ['system'], event: 'work.started' },
    pause: {
      from: ['active'],
      to: 'paused',
      by: ['owner', 'talent'],
      event: 'work.paused',
      notify: { owner: 'work-paused' },
    },
    resume: {
      from: ['paused'],
      to: 'active',
      by: ['owner'],
      event: 'work.resumed',
      notify: { talent: 'work-resumed', operator: 'work-notice' },
    },
    note: { from: ['active', 'paused'], to: 'same', by: ['owner'], event: 'work.noted' },
    end: { from: ['active', 'paused'], to: 'ended', by: ['owner', 'admin'], event: 'work.ended' },
    remove: { from: ['ended'], to: 'deleted', by: ['admin'], event: 'work.removed' },
  },
  refusal: ({ move, seen, now }) => `${move}: ${seen}, now ${now}`,
})

test('an actor may make the moves that name them, from where they begin', () => {
  expect(movesBy(lifeCycle, 'owner')).toEqual(['pause', 'resume', 'note', 'end'])
  expect(movesBy(lifeCycle, 'guest')).toEqual([])
  expect(movesFrom(lifeCycle, 'active', 'owner')).toEqual(['pause', 'note', 'end'])
  expect(movesFrom(lifeCycle, 'active', 'talent')).toEqual(['pause'])
  expect(movesFrom(lifeCycle, 'ended', 'owner')).toEqual([])
})

test('a move leads to its status, stays, or leads out of life', () => {
  expect(statusAfter(lifeCycle, { move: 'resume', from: 'paused', by: 'owner' })).toBe('active')
  expect(statusAfter(lifeCycle, { move: 'note', from: 'paused', by: 'owner' })).toBe('paused')
  expect(statusAfter(lifeCycle, { move: 'remove', from: 'ended', by: 'admin' })).toBe('deleted')
})

test('it leads nowhere from another status, nor by someone else', () => {
  expect(statusAfter(lifeCycle, { move: 'resume', from: 'active', by: 'owner' })).toBeUndefined()
  expect(statusAfter(lifeCycle, { move: 'resume', from: 'paused', by: 'talent' })).toBeUndefined()
})

test('a status is reached from where a move of the actor begins', () => {
  expect(statusesBefore(lifeCycle, 'active', 'owner')).toEqual(['paused'])
  expect(statusesBefore(lifeCycle, 'active', 'system')).toEqual(['preparing'])
  expect(statusesBefore(lifeCycle, 'ended', 'admin')).toEqual(['active', 'paused'])
  expect(statusesBefore(lifeCycle, 'ended', 'talent')).toEqual([])
})

test('a move says whom it tells, and by which email', () => {
  expect(movesNotifying(lifeCycle, 'owner')).toEqual(['pause'])
  expect(movesNotifying(lifeCycle, 'operator')).toEqual(['resume'])
  expect(emailAfter(lifeCycle, 'resume', 'talent')).toBe('work-resumed')
  expect(emailAfter(lifeCycle, 'resume', 'owner')).toBeUndefined()
  expect(emailAfter(lifeCycle, 'end', 'owner')).toBeUndefined()
})

test('a refusal is a conflict in the words of the life cycle', () => {
  const problem = refusal(lifeCycle, { move: 'end', seen: 'active', now: 'ended' })
  expect(problem).toMatchObject({ code: 'conflict', message: 'end: active, now ended', field: undefined })
  const { refusal: _, ...wordless } = lifeCycle
  expect(refusal(wordless, { move: 'end', seen: 'active', now: 'ended' }).message).toBe(
    'This is no longer possible. The status is now ended.',
  )
})

test('what is misspelled does not compile', () => {
  // @ts-expect-error There is no such status.
  movesFrom(lifeCycle, 'begun', 'owner')
  // @ts-expect-error There is no such move.
  expect(() => statusAfter(lifeCycle, { move: 'begin', from: 'active', by: 'owner' })).toThrow()
  // @ts-expect-error A pause leads to one status.
  const ended: 'ended' | undefined = statusAfter(lifeCycle, { move: 'pause', from: 'active', by: 'owner' })
  expect(ended).toBe('paused')
  const step = { by: ['owner'], event: 'work.agreed' } as const
  const rest = { subject: 'work', statuses: ['open', 'done'] } as const
  // @ts-expect-error It leads to a status that is not listed.
  defineLifeCycle({ ...rest, starts: { agree: { ...step, to: 'begun' } }, moves: {} })
  // @ts-expect-error It begins with a status that is not listed.
  defineLifeCycle({ ...rest, starts: {}, moves: { end: { ...step, from: ['begun'], to: 'done' } } })
  // @ts-expect-error Its event is another subject's.
  defineLifeCycle({ ...rest, starts: {}, moves: { end: { ...step, from: ['open'], to: 'done', event: 'play.ended' } } })
})
