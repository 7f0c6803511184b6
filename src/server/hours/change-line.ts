import { changeLine as endpoint } from '#contract/hours.ts'
import { findLine, lockWeek, updateLine, workingDays } from '#db/hours.ts'
import type { Tx } from '#db/session.ts'
import { weekMessages } from '#domain/hours/status.ts'
import { mondayOf, weekdayOf } from '#domain/hours/week.ts'
import { Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { weekNotFound } from './present-week.ts'
import { findOwnEngagement, requireRoom, requireWritable } from './write-lines.ts'

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

export const changeLine = transactionRoute(endpoint, async (tx, { id, ...changed }) => {
  const { line, week } = await lockLine(tx, id)
  if (mondayOf(changed.day) !== week.startsOn || !week.engagementId)
    throw new Problem('invalid_input', weekMessages.isOutside, { field: 'day' })
  const [isWorking] = await workingDays(tx, week.engagementId, [changed.day])
  if (!isWorking) throw new Problem('invalid_input', weekMessages.isOutside, { field: 'day' })
  const { capMinutes } = await findOwnEngagement(tx, week.engagementId)
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
