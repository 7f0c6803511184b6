import { dayIn } from '#domain/scheduling/wall-time.ts'

const monday = 1

const day = { dateStyle: 'medium' } as const
const weekday = { weekday: 'short', month: 'short', day: 'numeric' } as const

/** The dates of the shortlist in the hero: a start on the first Monday two weeks away, intros on the Tuesday before. */
export function exampleDates(today: Date): { exampleStart: string; exampleIntro: string } {
  const inTwoWeeks = dayIn('UTC', today).add({ weeks: 2 })
  const start = inTwoWeeks.add({ days: (monday - inTwoWeeks.dayOfWeek + 7) % 7 })
  const intro = start.subtract({ days: 6 })
  return {
    exampleStart: start.toLocaleString('en-US', day),
    exampleIntro: `${intro.toLocaleString('en-US', weekday)}, 9:30 AM ET`,
  }
}
