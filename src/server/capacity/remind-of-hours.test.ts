import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmCapacity } from '#contract/capacity.ts'
import { readDashboard } from '#contract/dashboard.ts'
import { listNotices } from '#contract/notices.ts'
import { remindOfHours } from '#db/capacity.ts'
import { confirmAfterDays } from '#domain/capacity/confirmation.ts'
import { gatherEmails } from '../testing/gather-emails.ts'
import { newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const hours = JSON.stringify({ zone: 'UTC', weekly: [], hoursPerWeek: 40, earliestStart: null })

async function someone(status = 'accepted') {
  const talent = await newTalent(app)
  await app.database.ownerRun(
    'update candidates set status = $2, reviewed_at = now(), working_hours = $3 where id = $1',
    [talent.candidateId, status, hours],
  )
  return talent
}

/** As if so many more days had passed. */
const pass = ({ candidateId }: { candidateId: string }, days: number) =>
  app.database.ownerRun(
    `update talent_capacity set confirmed_at = confirmed_at - make_interval(days => $2::int),
       reminded_at = reminded_at - make_interval(days => $2::int) where candidate_id = $1`,
    [candidateId, days],
  )
const remind = () => app.services.db.asSystem((tx) => remindOfHours(tx, confirmAfterDays, 100))
const asked = async ({ browser }: Person) =>
  (await browser.call(listNotices, {})).body.notices.filter(({ kind }) => kind === 'confirm-hours')
const emails = async ({ email }: Person) => {
  await gatherEmails(app)
  return (await app.mails(email)).filter(({ kind }) => kind === 'confirm-hours').length
}
const shown = async ({ browser }: Person) => (await browser.call(readDashboard, {})).body.candidate?.confirmHours

test('people are asked to confirm their hours after 30 days and once more after 55, until they do', async () => {
  const talent = await someone()
  await pass(talent, 29)
  expect([await remind(), await shown(talent)]).toEqual([0, null])
  await pass(talent, 1)
  expect([await remind(), await remind()]).toEqual([1, 0])
  expect(await asked(talent)).toMatchObject([{ path: '/capacity', text: { who: 'Your hours' } }])
  expect(await emails(talent)).toBe(1)
  expect(await shown(talent)).toMatchObject({ isStale: false })
  await pass(talent, 24)
  expect(await remind()).toBe(0)
  await pass(talent, 1)
  expect([await remind(), await remind()]).toEqual([1, 0])
  expect(await emails(talent)).toBe(2)
  await pass(talent, 6)
  expect([await remind(), (await shown(talent))?.isStale]).toEqual([0, true])
  await talent.browser.call(confirmCapacity, {})
  expect([await remind(), await shown(talent)]).toEqual([0, null])
})

test('whoever was never asked is asked once, however long ago it was', async () => {
  const talent = await someone()
  await pass(talent, 200)
  expect([await remind(), await remind()]).toEqual([1, 0])
  expect(await asked(talent)).toHaveLength(1)
})

test('nobody is asked whom firms can’t find, or who gave no hours', async () => {
  const [waiting, silent, suspended] = [await someone('pending'), await someone(), await someone()]
  await app.database.ownerRun('update candidates set working_hours = null where id = $1', [silent.candidateId])
  await app.database.ownerRun(`update identity.users set suspended_at = now(), suspension_reason = 'x' where id = $1`, [
    suspended.userId,
  ])
  for (const one of [waiting, silent, suspended]) await pass(one, 40)
  expect(await remind()).toBe(0)
  expect(await shown(waiting)).toBeNull()
})
