import { expect, test } from 'vitest'
import { formatCallTime } from './format-time.ts'

const formatted = (start: string, zone: string) => {
  const startsAt = new Date(start)
  const {
    day,
    hours,
    zone: name,
  } = formatCallTime({ startsAt, endsAt: new Date(startsAt.getTime() + 1_800_000) }, zone)
  return [day, hours.replace(/\s/g, ' '), name]
}

test.each([
  [
    '2026-11-19T02:00:00Z',
    'Asia/Manila',
    'Thursday, November 19, 2026',
    '10:00 – 10:30 AM',
    'Philippine Standard Time (GMT+8)',
  ],
  [
    '2026-11-16T15:30:00Z',
    'Asia/Manila',
    'Monday, November 16, 2026',
    '11:30 PM – 12:00 AM',
    'Philippine Standard Time (GMT+8)',
  ],
  [
    '2026-11-19T16:30:00Z',
    'America/New_York',
    'Thursday, November 19, 2026',
    '11:30 AM – 12:00 PM',
    'Eastern Standard Time (GMT-5)',
  ],
  [
    '2026-07-01T13:00:00Z',
    'America/New_York',
    'Wednesday, July 1, 2026',
    '9:00 – 9:30 AM',
    'Eastern Daylight Time (GMT-4)',
  ],
  ['2026-07-01T13:00:00Z', 'Etc/GMT+5', 'Wednesday, July 1, 2026', '8:00 – 8:30 AM', 'Etc/GMT+5 (GMT-5)'],
])('%s in %s', (start, zone, ...expected) => expect(formatted(start, zone)).toEqual(expected))
