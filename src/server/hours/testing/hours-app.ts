import { addLines, approveWeeks, submitWeek } from '#contract/hours.ts'
import { addDays, mondayOf, type WeekLine } from '#domain/hours/week.ts'
import { activeEngagement, dayFrom } from '../../engagements/testing/engagement.ts'
import { newBuyer, newMember, newTalent } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

/** Which day it is where the firm is. */
export const today = dayFrom(0)
/** A Monday some weeks ago, so that all of its days have come. */
export const weeksAgo = (count: number) => addDays(mondayOf(today), -7 * count)

type Line = Omit<WeekLine, 'note'> & { note?: string }
export const line = (day: string, minutes: number, more: Partial<WeekLine> = {}): Line => ({
  day,
  minutes,
  task: 'Close',
  ...more,
})

type Submission = { id: string; submittedAt: string | null }
export const named = ({ id, submittedAt }: Submission) => ({ id, submittedAt: submittedAt ?? '' })

/** A firm with someone who approves, and someone who works for it. */
export async function hoursApp() {
  const app = await testApp()
  const owner = await newBuyer(app)
  const approver = await newMember(app, owner, 'approver')
  const talent = await newTalent(app)
  const write = (engagementId: string, ...lines: Line[]) => talent.browser.call(addLines, { engagementId, lines })
  return {
    app,
    owner,
    approver,
    talent,
    write,
    engage: async (terms: Parameters<typeof activeEngagement>[3] = {}) =>
      (await activeEngagement(app, owner, talent, { startDate: '2026-01-05', ...terms })).id,
    submitted: async (engagementId: string, startsOn: string, minutes: readonly number[]) => {
      const lines = minutes.flatMap((long, at) => (long ? [line(addDays(startsOn, at), long)] : []))
      const id = (await write(engagementId, ...lines)).body.weeks[0] as string
      return (await talent.browser.call(submitWeek, { id })).body
    },
    approve: (...weeks: Submission[]) => approver.browser.call(approveWeeks, { weeks: weeks.map(named) }),
    statusOf: async (id: string) =>
      (await app.database.ownerRun('select status from weeks where id = $1', [id]))[0]?.status,
  }
}
