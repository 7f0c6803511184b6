import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteCorrection, readOwnFacts, saveCorrection } from '#contract/facts.ts'
import { createProject } from '#contract/projects.ts'
import { explainMatch } from '#contract/shortlists.ts'
import { listTalent } from '#contract/talent.ts'
import { profileData } from '#domain/profiles/profile.ts'
import { newBuyer, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { readOutdatedFacts } from './read-facts-job.ts'
import { rebuildFacts } from './rebuild-facts.ts'

type Talent = Person & { candidateId: string }
let app: TestApp
let one: Talent
let buyer: Person
let project: string
beforeAll(async () => {
  app = await testApp()
  one = await newTalent(app)
  buyer = await newBuyer(app)
  project = (
    await buyer.browser.call(createProject, {
      title: 'Close',
      need: { must: [{ anyOf: [{ kind: 'software', value: 'NetSuite' }] }] },
    })
  ).body.id
  await app.database.ownerRun(`update candidates set status = 'accepted', reviewed_at = now() where id = $1`, [
    one.candidateId,
  ])
  await write(one, 'Assisted with NetSuite and closed months in Xero for US clients.')
})
afterAll(() => app.close())

const write = async ({ candidateId }: Talent, description: string) => {
  const profile = profileData.parse({
    work_experience: [{ position: 'Accountant', start_date: '2021-01', end_date: 'Present', description }],
  })
  await app.database.ownerRun('update candidates set profile_data = $2 where id = $1', [
    candidateId,
    JSON.stringify(profile),
  ])
  await readOutdatedFacts(app.services.db)
}
const factsOf = async (person: Person) => (await person.browser.call(readOwnFacts, {})).body.facts
const termOf = async (person: Person, value: string) =>
  (await factsOf(person))?.terms.find((term) => term.value === value)
const lineOf = async (candidateId: string) => {
  await readOutdatedFacts(app.services.db)
  return (await buyer.browser.call(explainMatch, { id: project, candidateId })).body.match.lines.find(
    ({ label }) => label === 'NetSuite',
  )
}
const netsuite = { kind: 'software', value: 'NetSuite', stance: 'works', lastUsed: null } as const

test('a correction shows at once, counts for the shortlist, and survives a new resume and a rebuild', async () => {
  expect(await termOf(one, 'NetSuite')).toMatchObject({ stance: 'guided', source: 'work', said: null })
  expect(await lineOf(one.candidateId)).toMatchObject({ state: 'partly' })

  expect((await one.browser.call(saveCorrection, netsuite)).status).toBe(200)
  expect(await termOf(one, 'NetSuite')).toMatchObject({ said: { stance: 'works' } })
  expect(await lineOf(one.candidateId)).toMatchObject({ state: 'met', sentence: 'Confirmed or added by the person' })
  expect(await termOf(one, 'NetSuite')).toMatchObject({
    source: 'said',
    said: { how: 'corrected', stance: 'works' },
    quotes: ['Assisted with NetSuite and closed months in Xero for US clients.'],
  })

  await write(one, 'Basic exposure to NetSuite; no filings.')
  expect(await lineOf(one.candidateId)).toMatchObject({ state: 'met' })
  expect(await rebuildFacts(app.services.db)).toMatchObject({ different: 0 })
  expect(await lineOf(one.candidateId)).toMatchObject({ state: 'met' })
})

test('who said what is told apart: confirmed, added, and taken back', async () => {
  await write(one, 'Closed months in Xero for US clients.')
  for (const value of ['Xero', 'FloQast']) await one.browser.call(saveCorrection, { ...netsuite, value })
  await readOutdatedFacts(app.services.db)
  expect(await termOf(one, 'Xero')).toMatchObject({ source: 'work', said: { how: 'confirmed' } })
  expect(await termOf(one, 'FloQast')).toMatchObject({ source: 'said', said: { how: 'added' }, quotes: [] })
  await one.browser.call(deleteCorrection, { kind: 'software', value: 'FloQast' })
  expect(await termOf(one, 'FloQast')).toBeUndefined()
  await one.browser.call(saveCorrection, { ...netsuite, kind: 'level', value: 'Senior' })
  await one.browser.call(saveCorrection, { ...netsuite, kind: 'level', value: 'Manager' })
  expect(await factsOf(one)).toMatchObject({ level: 'Manager', isLevelSaid: true })
  expect((await one.browser.call(saveCorrection, { ...netsuite, value: 'Harvard' })).status).toBe(400)
})

test('people are searched and filtered by what they do, whoever says so', async () => {
  await write(one, 'Filed sales tax in Texas with Avalara for US construction clients since 2021. No payroll.')
  const found = async (input: object) =>
    (await buyer.browser.call(listTalent, input as never)).body.talent.map(({ id }) => id).includes(one.candidateId)
  expect(await found({ search: 'netsuite' })).toBe(true)
  expect(await found({ search: 'avalara' })).toBe(true)
  expect(await found({ search: 'Texas' })).toBe(true)
  expect(await found({ search: 'Payroll' })).toBe(false)
  expect(await found({ search: 'Lacerte' })).toBe(false)
  expect(await found({ software: 'NetSuite', skills: 'Sales Tax,Texas' })).toBe(true)
  expect(await found({ software: 'NetSuite', skills: 'Ohio' })).toBe(false)
  await one.browser.call(saveCorrection, { ...netsuite, stance: 'denied' })
  await readOutdatedFacts(app.services.db)
  expect(await found({ search: 'netsuite' })).toBe(false)
})

test('a merge keeps what either said; where both did, the one who stays', async () => {
  const [kept, other] = [await newTalent(app), await newTalent(app)]
  await kept.browser.call(saveCorrection, netsuite)
  await kept.browser.call(saveCorrection, { ...netsuite, kind: 'level', value: 'Senior' })
  await other.browser.call(saveCorrection, { ...netsuite, stance: 'denied' })
  await other.browser.call(saveCorrection, { ...netsuite, value: 'FloQast' })
  await other.browser.call(saveCorrection, { ...netsuite, kind: 'level', value: 'CFO' })
  await app.database.ownerRun(
    'select app.merge_matching(kept, other) from candidates kept, candidates other where kept.id = $1 and other.id = $2',
    [kept.candidateId, other.candidateId],
  )
  const said = await app.database.ownerRun(
    'select value, stance from fact_corrections where candidate_id = $1 order by value',
    [kept.candidateId],
  )
  expect(said).toEqual([
    { value: 'FloQast', stance: 'works' },
    { value: 'NetSuite', stance: 'works' },
    { value: 'Senior', stance: 'works' },
  ])
  expect(await rebuildFacts(app.services.db)).toMatchObject({ different: 0 })
})
