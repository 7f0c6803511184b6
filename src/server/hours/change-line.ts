import { changeLine as endpoint } from '#contract/hours.ts'
import { findLine, lockWeek, updateLine, workingDays } from '#db/hours.ts'
import type { Tx } from '#db/session.ts'
import { lineChanged } from '#domain/hours/line-changed.ts'
import { weekMessages } from '#domain/hours/status.ts'
import { mondayOf, type WeekLine, weekdayOf } from '#domain/hours/week.ts'
import { Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { weekNotFound } from './present-week.ts'
import { capOfWeek, requireRoom, requireWritable } from './write-lines.ts'

/** A line and its week, locked. */
export async function lockLine(tx: Tx, id: string) {
  const found = await findLine(tx, id)
  const week = found && (await lockWeek(tx, found.weekId))
  // It may have been changed while the week was waited for.
  const line = week && (await findLine(tx, id))
  if (!line) throw weekNotFound()
  requireWritable(week)
  return { line, week }
}

const isSame = (line: Awaited<ReturnType<typeof lockLine>>['line'], { day, minutes, task, note }: WeekLine) =>
  line.day === day && line.minutes === minutes && line.task === task && (line.note ?? '') === note

export const changeLine = transactionRoute(endpoint, async (tx, { id, expected, ...changed }) => {
  const { line, week } = await lockLine(tx, id)
  // The same again is an answer that was lost.
  if (expected && !isSame(line, expected) && !isSame(line, changed)) throw lineChanged()
  if (mondayOf(changed.day) !== week.startsOn || !week.engagementId)
    throw new Problem('invalid_input', weekMessages.isOutside, { field: 'day' })
  const [isWorking] = await workingDays(tx, week.engagementId, [changed.day])
  if (!isWorking) throw new Problem('invalid_input', weekMessages.isOutside, { field: 'day' })
  const capMinutes = await capOfWeek(tx, week.engagementId, week.startsOn)
  const without = {
    minutes: week.minutes - line.minutes,
    dayMinutes: week.dayMinutes.map((sum, at) => (at === weekdayOf(line.day) ? sum - line.minutes : sum)),
  }
  // Less is always possible, also where the cap was lowered.
  if (changed.minutes > line.minutes || changed.day !== line.day)
    requireRoom(without, [changed], Math.max(capMinutes, week.minutes), 'minutes')
  await updateLine(tx, id, changed)
  return {}
})
