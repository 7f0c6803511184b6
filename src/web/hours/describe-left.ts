import type { WeekSummary } from '#contract/hours.ts'
import { formatWeek } from '#domain/hours/format-week.ts'

type Left = readonly { id: string; why: string }[]
type Weeks = readonly Pick<WeekSummary, 'id' | 'person' | 'startsOn'>[]

const mostNamed = 3

/** Which of the weeks weren’t approved, and why; of many the first ones, since the list shows the rest. */
export function describeLeft(left: Left, weeks: Weeks): string {
  const sentences = left.slice(0, mostNamed).map(({ id, why }) => {
    const week = weeks.find((one) => one.id === id)
    return week ? `${week.person ?? 'Former talent'}, ${formatWeek(week.startsOn)}: ${why}` : why
  })
  const more = left.length - sentences.length
  return [...sentences, ...(more > 0 ? [`And ${more} more.`] : [])].join(' ')
}
