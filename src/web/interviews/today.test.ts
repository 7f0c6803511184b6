import { expect, test } from 'vitest'
import type { Interview } from '#contract/interviews.ts'
import { isToday, soonLabel } from './today.ts'

const interview = {
  status: 'booked',
  takesPart: true,
  startsAt: '2026-11-18T14:30:00',
  endsAt: '2026-11-18T15:00:00',
} as unknown as Interview

test.each([
  ['on its day, before it', '2026-11-18T00:05:00', {}, true],
  [
    'while it goes on, also past midnight',
    '2026-11-19T00:15:00',
    { startsAt: '2026-11-18T23:45:00', endsAt: '2026-11-19T00:30:00' },
    true,
  ],
  ['once it is over', '2026-11-18T15:00:00', {}, false],
  ['the day before', '2026-11-17T23:59:00', {}, false],
  ['of a colleague', '2026-11-18T09:00:00', { takesPart: false }, false],
  ['that was canceled', '2026-11-18T09:00:00', { status: 'cancelled' }, false],
  ['without a time', '2026-11-18T09:00:00', { status: 'proposed', startsAt: null, endsAt: null }, false],
] as const)('%s, by the reader’s calendar', (_, now, more, is) => {
  expect(isToday({ ...interview, ...more } as Interview, new Date(now))).toBe(is)
})

test.each([
  ['2026-11-18T13:00:00Z', undefined],
  ['2026-11-18T13:30:00Z', 'in 60 minutes'],
  ['2026-11-18T14:28:30Z', 'in 2 minutes'],
  ['2026-11-18T14:29:01Z', 'in 1 minute'],
  ['2026-11-18T14:30:00Z', 'now'],
])('at %s it begins %s', (now, label) => {
  expect(soonLabel('2026-11-18T14:30:00.000Z', new Date(now))).toBe(label)
})
