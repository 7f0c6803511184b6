import { describe, expect, test } from 'vitest'
import { type BookedCall, clashesOf, spanOfAll } from './clashes.ts'

const at = (time: string) => new Date(`2040-12-03T${time}:00Z`)
const planned = (candidateId: string, time: string) => ({ candidateId, startsAt: at(time) })
const call = (kind: BookedCall['kind'], candidateId: string, from: string, to: string): BookedCall => ({
  kind,
  candidateId,
  startsAt: at(from),
  endsAt: at(to),
})
const ana = planned('ana', '15:00')
const bea = planned('bea', '15:30')

describe('an interview clashes with', () => {
  test.each([
    [
      'an intro call with someone else',
      call('intro', 'cy', '15:30', '16:00'),
      [
        ['ana', false],
        ['bea', false],
      ],
    ],
    ['an interview that was set for someone else', call('set', 'cy', '16:15', '17:15'), [['bea', false]]],
    ['an intro call of another of the selection', call('intro', 'bea', '15:00', '15:30'), [['ana', false]]],
    ['an intro call of their own', call('intro', 'ana', '14:45', '15:15'), [['ana', true]]],
    ['their interview with a firm', call('interview', 'bea', '15:00', '16:00'), [['bea', true]]],
  ] as const)('%s', (_, booked, found) => {
    expect(
      clashesOf([ana, bea], [booked]).map(({ planned: { candidateId }, isTheirs }) => [candidateId, isTheirs]),
    ).toEqual(found)
  })
})

describe('an interview doesn’t clash with', () => {
  test.each([
    ['what ends as it begins', call('intro', 'cy', '14:30', '15:00')],
    ['what begins as it ends', call('set', 'cy', '16:30', '17:30')],
    ['one that was set earlier for someone of the selection', call('set', 'bea', '15:00', '16:00')],
    ['an interview of someone else with a firm', call('interview', 'cy', '15:00', '16:00')],
  ])('%s', (_, booked) => {
    expect(clashesOf([ana, bea], [booked])).toEqual([])
  })

  test('the intro call that begins when it does, and ends when that call ends', () => {
    const itself = call('intro', 'ana', '15:00', '15:30')
    const next = call('intro', 'cy', '15:30', '16:00')
    expect(clashesOf([ana], [itself, next])).toEqual([])
    expect(clashesOf([ana], [next])).toEqual([{ planned: ana, call: next, isTheirs: false }])
  })
})

test('all of them last from the first beginning to the last end', () => {
  expect(spanOfAll([bea, ana])).toEqual({ startsAt: at('15:00'), endsAt: at('16:30') })
})
