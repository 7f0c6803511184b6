import { addDays } from '#domain/hours/week.ts'
import { addLines } from '../hours/add-lines.ts'
import { approveWeeks } from '../hours/approve-weeks.ts'
import { returnWeek } from '../hours/return-week.ts'
import { submitWeek } from '../hours/submit-week.ts'
import { viewWeek } from '../hours/view-week.ts'
import type { DemoWeek } from './engagements.ts'
import type { Begun } from './seed-engagements.ts'
import { mondayBefore, morningOf } from './seed-hires.ts'
import type { Stage } from './stage.ts'

/** Writes weeks, submits them and decides on them. Each was submitted on its Sunday and decided on the Monday after. */
export async function seedHours(stage: Stage, engagements: Begun[], isWanted: (week: DemoWeek) => boolean) {
  for (const engagement of engagements)
    for (const week of engagement.weeks.filter(isWanted)) await seedWeek(stage, engagement, week)
}

async function seedWeek(stage: Stage, { id: engagementId, talentId, ownerId }: Begun, week: DemoWeek): Promise<void> {
  const startsOn = mondayBefore(stage, week.weeksAgo)
  const lines = week.lines.map(([weekday, hours, task, note = '']) => ({
    ...{ day: addDays(startsOn, weekday), minutes: hours * 60, task, note },
  }))
  const [id = ''] = (await stage.perform(talentId, addLines, { engagementId, lines, stopsTimer: false })).weeks
  const moments = { created_at: morningOf(startsOn), updated_at: morningOf(startsOn) }
  if (week.status === 'open') {
    stage.moments.push({ table: 'weeks', id, at: moments })
    return
  }
  const submitted = await stage.perform(talentId, submitWeek, { id })
  const submittedAt = submitted.submittedAt ?? ''
  const submitted_at = morningOf(startsOn, 6, 8 * 60)
  if (week.status === 'submitted') {
    stage.moments.push({ table: 'weeks', id, at: { ...moments, submitted_at, updated_at: submitted_at } })
    return
  }
  await stage.perform(ownerId, viewWeek, { id })
  if (week.status === 'returned') {
    const meant = submitted.lines.filter(({ task }) => task === week.meant).map((line) => line.id)
    await stage.perform(ownerId, returnWeek, { id, submittedAt, reason: week.reason, lines: meant })
  } else await stage.perform(ownerId, approveWeeks, { weeks: [{ id, submittedAt }] })
  const decided_at = morningOf(startsOn, 7, -90)
  const decided = { submitted_at, looked_at: decided_at, decided_at, updated_at: decided_at }
  stage.moments.push({ table: 'weeks', id, at: { ...moments, ...decided } })
}
