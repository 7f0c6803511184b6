import { expect, test } from 'vitest'
import type { CandidateFile } from '#contract/candidates.ts'
import { callsAhead } from './still-booked.tsx'

const now = Date.parse('2026-11-16T12:00:00Z')
const [before, ahead, later] = ['2026-11-16T11:00:00Z', '2026-11-17T15:00:00Z', '2026-11-18T15:00:00Z']
const file = (given: object) =>
  ({ calls: [], interviews: [], interviewScheduledAt: null, ...given }) as unknown as CandidateFile
const keys = (given: object) => callsAhead(file(given), now).map(({ key }) => key)

test('only what is still ahead is named, and an intro call once', () => {
  expect(keys({})).toEqual([])
  const calls = [
    { id: 'a', startsAt: ahead, status: 'booked' },
    { id: 'b', startsAt: before, status: 'booked' },
    { id: 'c', startsAt: later, status: 'cancelled' },
  ]
  expect(keys({ calls, interviewScheduledAt: ahead })).toEqual(['a'])
  expect(keys({ calls: [], interviewScheduledAt: ahead })).toEqual(['set'])
  expect(keys({ interviewScheduledAt: before })).toEqual([])
  const interviews = [
    { id: 'p', startsAt: null, status: 'proposed', firm: 'Hollis CPAs' },
    { id: 'q', startsAt: later, status: 'booked', firm: null },
    { id: 'r', startsAt: before, status: 'booked', firm: null },
    { id: 's', startsAt: later, status: 'cancelled', firm: null },
  ]
  expect(keys({ interviews })).toEqual(['p', 'q'])
})
