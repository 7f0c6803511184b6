import {
  findLine,
  findTermsOfWeek,
  insertLines,
  listOwnEngagements,
  type lockWeek,
  openWeeks,
  workingDays,
} from '#db/hours.ts'
import type { Tx } from '#db/session.ts'
import type { EngagementStatus } from '#domain/engagements/status.ts'
import { capMessage } from '#domain/hours/format-week.ts'
import { isWritable, weekMessages } from '#domain/hours/status.ts'
import { addDays, dayMinutes, lineLimits, minutesByDay, mondayOf, totalOf, type WeekLine } from '#domain/hours/week.ts'
import { Problem, type ProblemField } from '#domain/problem.ts'
import { weekNotFound } from './present-week.ts'

type LockedWeek = NonNullable<Awaited<ReturnType<typeof lockWeek>>>

/** The engagement as the talent has it; the policies hide everyone else's. */
export async function findOwnEngagement(tx: Tx, engagementId: string) {
  const found = (await listOwnEngagements(tx)).find(({ id }) => id === engagementId)
  if (!found) throw weekNotFound()
  return {
    today: found.today as string,
    status: found.status as EngagementStatus,
  }
}

/** As it was signed for this week. */
export async function capOfWeek(tx: Tx, engagementId: string, startsOn: string): Promise<number> {
  const signed = await findTermsOfWeek(tx, engagementId, startsOn)
  if (!signed) throw weekNotFound()
  return signed.capMinutes
}

/** Writes lines into the weeks of their days, by as many statements for one as for thousands. All of them or none; what is wrong is named by its line. With a key, which the first gets for its id, they are written once. */
export async function writeLines(
  tx: Tx,
  engagementId: string,
  lines: readonly WeekLine[],
  key?: string,
): Promise<string[]> {
  const { today } = await findOwnEngagement(tx, engagementId)
  await refuseOtherDays(tx, engagementId, lines, today)
  const byWeek = [...Map.groupBy(lines, ({ day }) => mondayOf(day))].sort()
  const opened = await openWeeks(
    tx,
    engagementId,
    byWeek.map(([startsOn]) => startsOn),
  )
  const known = key && (await findLine(tx, key))
  // The weeks are locked: whoever was first has written all of it.
  if (known && opened.some(({ id }) => id === known.weekId)) return opened.map(({ id }) => id)
  const weeks = new Map(opened.map((week) => [week.startsOn, week]))
  const placed = byWeek.flatMap(([startsOn, own]) => {
    const week = weeks.get(startsOn)
    if (!week) throw weekNotFound()
    requireWritable(week)
    if (week.lineCount + own.length > lineLimits.linesOfWeek)
      throw new Problem('invalid_input', `A week can have at most ${lineLimits.linesOfWeek} lines.`, { field: 'lines' })
    requireRoom(week, own, week.capMinutes, `lines.${lines.indexOf(own[0] as WeekLine)}.minutes`)
    return own.map((line) => ({ ...line, weekId: week.id }))
  })
  if ((await insertLines(tx, placed, key)) < placed.length) throw new Problem('conflict', weekMessages.keyTaken)
  return [...new Set(placed.map(({ weekId }) => weekId))]
}

async function refuseOtherDays(tx: Tx, engagementId: string, lines: readonly WeekLine[], today: string) {
  const days = [...new Set(lines.map(({ day }) => day))]
  const areWorking = await workingDays(tx, engagementId, days)
  const working = new Set(days.filter((_, index) => areWorking[index]))
  // Days that haven't come are written ahead within this week, and submitted once they have.
  const last = addDays(mondayOf(today), 6)
  const fields = lines.flatMap(({ day }, index): ProblemField[] =>
    working.has(day) && day <= last ? [] : [{ path: `lines.${index}.day`, message: weekMessages.isOutside }],
  )
  if (fields.length > 0) throw new Problem('invalid_input', weekMessages.isOutside, { fields })
}

export function requireWritable({ status }: Pick<LockedWeek, 'status'>): void {
  if (!isWritable(status)) throw new Problem('conflict', weekMessages.isSent)
}

type Sums = Pick<LockedWeek, 'minutes' | 'dayMinutes'>

/** The cap of the week and the hours of a day, under the lock of the week’s row. */
export function requireRoom(
  week: Sums,
  more: readonly Pick<WeekLine, 'day' | 'minutes'>[],
  cap: number,
  field: string,
) {
  if (week.minutes + totalOf(more) > cap)
    throw new Problem('invalid_input', capMessage(cap, cap - week.minutes), { field })
  if (minutesByDay(more).some((minutes, at) => minutes + (week.dayMinutes[at] ?? 0) > dayMinutes))
    throw new Problem('invalid_input', weekMessages.dayIsFull, { field })
}
