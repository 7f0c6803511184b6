import { afterAll, expect, test } from 'vitest'
import { readEngagement } from '#contract/engagements.ts'
import { deleteAccount } from '#contract/own-data.ts'
import { setProjectStatus } from '#contract/projects.ts'
import { newBuyer, newTalent, testPassword } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { activeEngagement, preparedEngagement } from './testing/engagement.ts'

const app = await testApp()
afterAll(() => app.close())

test('engagements end with the account of whoever works, and the firm is told', async () => {
  const [owner, talent] = [await newBuyer(app), await newTalent(app)]
  const active = await activeEngagement(app, owner, talent)
  const prepared = await preparedEngagement(app, await newBuyer(app), talent)
  expect((await talent.browser.call(deleteAccount, { password: testPassword })).status).toBe(200)

  const { body, status } = await owner.browser.call(readEngagement, { id: active.id })
  expect([status, body.status, body.actions]).toEqual([200, 'ended', []])
  expect(
    await app.database.ownerRun(`select status, ended_at is not null as "isDated" from engagements where id = $1`, [
      prepared.id,
    ]),
  ).toEqual([{ status: 'ended', isDated: true }])
  expect(
    await app.database.ownerRun(
      `select actor_id from events where subject_id = $1 and event = 'engagement.ended' and actor_id is not null`,
      [active.id],
    ),
  ).toEqual([])
  await app.jobs.runDue('follow-engagement')
  expect((await app.mails(owner.email)).filter(({ kind }) => kind === 'engagement-ended')).toHaveLength(1)
})

test('reopening its project prepares no engagement of someone whose account is gone', async () => {
  const [owner, gone, here] = [await newBuyer(app), await newTalent(app), await newTalent(app)]
  const [ofGone, ofHere] = [await activeEngagement(app, owner, gone), await activeEngagement(app, owner, here)]
  const statusOf = async (id: string) => (await owner.browser.call(readEngagement, { id })).body.status
  const setStatus = async (status: 'completed' | 'Open') => {
    for (const { projectId: id } of [ofGone, ofHere])
      expect((await owner.browser.call(setProjectStatus, { id, status, endsEngagements: true })).status).toBe(200)
  }
  await setStatus('completed')
  await gone.browser.call(deleteAccount, { password: testPassword })
  await setStatus('Open')
  expect([await statusOf(ofGone.id), await statusOf(ofHere.id)]).toEqual(['ended', 'active'])
})
