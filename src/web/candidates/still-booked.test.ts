import { expect, test } from 'vitest'
import type { CallAhead } from '#contract/many-candidates.ts'
import { namedCalls } from './still-booked.tsx'

const ana = { id: 'ana', name: 'Ana Cruz', email: 'ana@example.com' }
const bea = { id: 'bea', name: null, email: 'bea@example.com' }
const call = (given: Partial<CallAhead>): CallAhead => ({
  id: 'a',
  candidateId: 'ana',
  kind: 'intro',
  startsAt: '2026-11-17T15:00:00Z',
  firm: null,
  ...given,
})
const texts = (...asked: Parameters<typeof namedCalls>) => namedCalls(...asked).named.map(({ text }) => text)

test('a call says with whom and when; of several people, it also says whose it is', () => {
  expect(texts([call({}), call({ kind: 'set' })], [ana])).toEqual([
    expect.stringMatching(/^Intro call, Nov 17, 2026/),
    expect.stringMatching(/^Interview with us, Nov 17, 2026/),
  ])
  const proposed = call({ candidateId: 'bea', kind: 'interview', startsAt: null, firm: 'Hollis CPAs' })
  expect(texts([call({}), proposed, { ...proposed, firm: null }], [ana, bea])).toEqual([
    expect.stringMatching(/^Ana Cruz: Intro call, /),
    'bea@example.com: Interview with Hollis CPAs, no time chosen yet',
    'bea@example.com: Interview with a firm, no time chosen yet',
  ])
})

test('a long list ends with how many more there are', () => {
  const calls = Array.from({ length: 23 }, (_, index) => call({ id: String(index) }))
  expect(namedCalls(calls.slice(0, 20), [ana, bea]).more).toBe(false)
  const { named, more } = namedCalls(calls, [ana, bea])
  expect([named.length, more]).toEqual([20, 'and 3 more, with 1 person'])
})
