import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { elapsedMinutes, longTimerMinutes, timedDays } from './timer.ts'

/** `RUNS=100000` for a long run; each round looks at the calendar a thousand times. */
const { RUNS } = process.env
const runs = RUNS ? { numRuns: Math.ceil(Number(RUNS) / 20) } : { numRuns: 50, interruptAfterTimeLimit: 2_000 }

describe('a timer', () => {
  const zones = fc.constantFrom('America/New_York', 'America/Los_Angeles', 'Asia/Manila', 'Australia/Lord_Howe')
  const start = fc.integer({ min: Date.parse('2026-01-01') / 60_000, max: Date.parse('2028-01-01') / 60_000 })

  test('measures each day of the firm’s zone, through nights and changed clocks, and rounds once', () => {
    fc.assert(
      fc.property(start, fc.integer({ min: 0, max: 3_000 }), zones, (from, ran, zone) => {
        const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: zone })
        // The model looks at the wall calendar every minute.
        const model = new Map<string, number>()
        for (let minute = 0; minute < ran; minute += 1) {
          const on = calendar.format((from + minute) * 60_000)
          model.set(on, (model.get(on) ?? 0) + 1)
        }
        let [passed, saved] = [0, 0]
        const days = [...model].flatMap(([on, more]) => {
          passed += more
          const until = Math.round(passed / 15) * 15
          const share = until - saved
          saved = until
          return share > 0 ? [{ day: on, minutes: share }] : []
        })
        expect(timedDays(new Date(from * 60_000), new Date((from + ran) * 60_000), zone)).toEqual(days)
      }),
      runs,
    )
  })

  test('that ran through a night leaves a share on each day', () => {
    const days = timedDays(
      new Date('2026-11-12T21:10:00-05:00'),
      new Date('2026-11-13T01:25:00-05:00'),
      'America/New_York',
    )
    expect(days).toEqual([
      { day: '2026-11-12', minutes: 165 },
      { day: '2026-11-13', minutes: 90 },
    ])
  })

  test.each([
    ['21:00:00', '21:07:29', []],
    ['21:00:00', '21:07:30', [{ day: '2026-11-12', minutes: 15 }]],
    // Two minutes before midnight are none by themselves, and count with the ten after it.
    ['23:58:00', '24:10:00', [{ day: '2026-11-13', minutes: 15 }]],
  ])('from %s to %s leaves %j', (from, to, days) => {
    const at = (time: string) => {
      const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
      return new Date(Date.UTC(2026, 10, 12, hours, minutes, seconds))
    }
    expect(timedDays(at(from), at(to), 'UTC')).toEqual(days)
  })
})

test.each([
  ['2026-11-12T09:00:00Z', 0],
  ['2026-11-12T09:00:59Z', 0],
  ['2026-11-12T09:01:00Z', 1],
  ['2026-11-12T19:00:00Z', longTimerMinutes],
  // The clocks of two machines may differ.
  ['2026-11-12T08:59:00Z', 0],
])('at %s, a timer of nine o’clock has run for %i minutes', (now, minutes) => {
  expect(elapsedMinutes(new Date('2026-11-12T09:00:00Z'), new Date(now))).toBe(minutes)
})
