import { afterAll, beforeAll, expect, test } from 'vitest'
import { listUnfilled } from '#contract/curation.ts'
import { listNotices } from '#contract/notices.ts'
import { createProject } from '#contract/projects.ts'
import { readShortlist, unwatchFits, watchFits } from '#contract/shortlists.ts'
import { profileData } from '#domain/profiles/profile.ts'
import { gatherEmails } from '../testing/gather-emails.ts'
import { newBuyer, newPerson, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { readOutdatedFacts } from './read-facts-job.ts'
import { tellOfFits } from './tell-of-fits.ts'

let app: TestApp
let buyer: Person
beforeAll(async () => {
  app = await testApp()
  buyer = await newBuyer(app)
})
afterAll(() => app.close())

const post = async (value: string) =>
  (
    await buyer.browser.call(createProject, {
      title: `Close in ${value}`,
      need: { must: [{ anyOf: [{ kind: 'software', value }] }] },
    })
  ).body.id
const join = async (program: string) => {
  const person = await newTalent(app)
  const job = { position: 'Accountant', start_date: '2021-01', end_date: 'Present', location: 'Austin, TX' }
  const profile = profileData.parse({ work_experience: [{ ...job, description: `Closed months in ${program}.` }] })
  await app.database.ownerRun(
    `update candidates set status = 'accepted', name = 'Ana Reyes', reviewed_at = now(), profile_data = $2 where id = $1`,
    [person.candidateId, JSON.stringify(profile)],
  )
  await readOutdatedFacts(app.services.db)
}
const tell = () => tellOfFits(app.services)
const found = async () =>
  (await buyer.browser.call(listNotices, {})).body.notices.filter(({ kind }) => kind === 'new-fit')

test('someone new who fits is told of once, by notice and email, and the watch ends', async () => {
  const [id, other] = [await post('NetSuite'), await post('Anaplan')]
  for (const one of [id, other]) await buyer.browser.call(watchFits, { id: one })
  expect((await buyer.browser.call(readShortlist, { id })).body).toMatchObject({ isWatched: true, shortlist: [] })
  expect(await tell()).toBe(0)
  await join('NetSuite')
  expect([await tell(), await tell()]).toEqual([1, 0])
  expect(await found()).toMatchObject([
    {
      text: { who: 'Ana Reyes', what: ' fits your project' },
      about: 'Close in NetSuite',
      path: `/projects/${id}/shortlist`,
    },
  ])
  expect((await buyer.browser.call(readShortlist, { id })).body.isWatched).toBe(false)
  await gatherEmails(app)
  expect((await app.mails(buyer.email)).filter(({ kind }) => kind === 'new-fit')).toMatchObject([
    { subject: 'Someone fits Close in NetSuite' },
  ])
})

test('turned off, or no longer at the firm, or closed: nobody is told', async () => {
  const [off, closed, left] = [await post('Xero'), await post('Xero'), await post('Xero')]
  for (const id of [off, closed]) await buyer.browser.call(watchFits, { id })
  await buyer.browser.call(unwatchFits, { id: off })
  await app.database.ownerRun(`update projects set status = 'completed' where id = $1`, [closed])
  const stranger = await newBuyer(app)
  await app.database.ownerRun('insert into fit_watches (project_id, user_id) values ($1, $2)', [left, stranger.userId])
  expect((await stranger.browser.call(watchFits, { id: off })).status).toBe(404)
  await join('Xero')
  expect(await tell()).toBe(0)
  expect((await found()).map(({ about }) => about)).toEqual(['Close in NetSuite'])
})

test('admins see which projects wait without anyone, those that nobody fits first', async () => {
  const admin = await newPerson(app, 'admin')
  const { projects } = (await admin.browser.call(listUnfilled, {})).body
  expect(projects.map(({ title, fits }) => [title, fits])).toEqual([
    ['Close in Anaplan', 0],
    ['Close in NetSuite', 1],
    ['Close in Xero', 1],
    ['Close in Xero', 1],
  ])
  const [, netsuite] = projects
  await app.database.ownerRun(
    `insert into applications (project_id, user_id, cover_letter, status)
     select $1, user_id, 'x', 'accepted' from candidates where status = 'accepted' limit 1`,
    [netsuite?.id],
  )
  const after = (await admin.browser.call(listUnfilled, {})).body.projects
  expect(after.map(({ title }) => title)).toEqual(['Close in Anaplan', 'Close in Xero', 'Close in Xero'])
})
