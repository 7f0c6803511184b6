import { approveWeeks as endpoint } from '#contract/hours.ts'
import { lockWeeks, setWeekStatus } from '#db/hours.ts'
import { weekMessages } from '#domain/hours/status.ts'
import { Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { moveRefusal, submissionRefusal } from './move-week.ts'
import { weekGone } from './present-week.ts'

/** Only what was read is approved: a week that has changed since is left as it is, and the answer says why. The talent is told once it can’t be undone. */
export const approveWeeks = transactionRoute(endpoint, async (tx, { weeks }) => {
  const seen = new Map(weeks.map(({ id, submittedAt }) => [id, submittedAt]))
  const locked = new Map((await lockWeeks(tx, [...seen.keys()])).map((week) => [week.id, week]))
  const refusals = [...seen].flatMap(([id, submittedAt]) => {
    const week = locked.get(id)
    const refused = week ? (moveRefusal(week, 'approve', 'owner') ?? submissionRefusal(week, submittedAt)) : weekGone()
    return refused ? [{ id, refused }] : []
  })
  if (refusals.length === seen.size)
    throw refusals.length === 1 ? refusals[0]?.refused : new Problem('conflict', weekMessages.noneWaits)
  const approved = [...seen.keys()].filter((id) => refusals.every((one) => one.id !== id))
  await setWeekStatus(tx, approved, 'approved')
  return { approved, left: refusals.map(({ id, refused }) => ({ id, why: refused.message })) }
})
