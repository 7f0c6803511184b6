const dayMs = 24 * 60 * 60 * 1000
const monday = 1

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })

/** The dates of the shortlist in the hero: a start on the first Monday two weeks away, intros on the Tuesday before. */
export function exampleDates(today: Date): { exampleStart: string; exampleIntro: string } {
  const inTwoWeeks = new Date(today.getTime() + 14 * dayMs)
  const start = new Date(inTwoWeeks.getTime() + ((monday - inTwoWeeks.getUTCDay() + 7) % 7) * dayMs)
  const intro = new Date(start.getTime() - 6 * dayMs)
  return { exampleStart: day.format(start), exampleIntro: `${weekday.format(intro)}, 9:30 AM ET` }
}
