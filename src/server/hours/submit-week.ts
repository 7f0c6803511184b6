import { submitWeek as endpoint } from '#contract/hours.ts'
import { findWeek, setWeekStatus } from '#db/hours.ts'
import { capMessage } from '#domain/hours/format-week.ts'
import { weekMessages } from '#domain/hours/status.ts'
import { Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { lockedFor } from './move-week.ts'
import { presentWeek, weekNotFound } from './present-week.ts'
import { capOfWeek, findOwnEngagement } from './write-lines.ts'

/** The database sets cap and rate as signed, and what is usual. Whoever approves for the firm is told. */
export const submitWeek = transactionRoute(endpoint, async (tx, { id }, me) => {
  const { minutes, engagementId } = await lockedFor(tx, id, 'submit', 'talent')
  const week = await findWeek(tx, id)
  if (!week || !engagementId) throw weekNotFound()
  if (minutes === 0) throw new Problem('conflict', weekMessages.isEmpty)
  const { today } = await findOwnEngagement(tx, engagementId)
  const capMinutes = await capOfWeek(tx, engagementId, week.startsOn)
  if (minutes > capMinutes) throw new Problem('conflict', capMessage(capMinutes, capMinutes - minutes))
  if (week.lines.some(({ day }) => day > today)) throw new Problem('conflict', weekMessages.isAhead)
  await setWeekStatus(tx, [id], 'submitted')
  return presentWeek(tx, id, me)
})
