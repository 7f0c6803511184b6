import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeShortlist } from '#contract/curation.ts'
import { listRuns, readRun } from '#contract/matching-runs.ts'
import { setProjectStatus } from '#contract/projects.ts'
import { explainMatch, listMatches } from '#contract/shortlists.ts'
import { newPerson, type Person } from '../testing/people.ts'
import { shortlistApp } from './testing/shortlist-app.ts'

const { app, buyer, post, shortlist } = await shortlistApp()
afterAll(() => app.close())

let admin: Person
let id: string
beforeAll(async () => {
  admin = await newPerson(app, 'admin')
  id = await post()
  await shortlist(id)
})

const idOf = async (name: string) =>
  (await app.database.ownerRun('select id from candidates where name = $1', [name]))[0]?.id as string
const runs = async (person?: string) => (await admin.browser.call(listRuns, { id, ...(person && { person }) })).body
const explained = async (name: string) => {
  const person = await idOf(name)
  const [run] = (await runs()).runs
  return (await admin.browser.call(readRun, { id, run: run?.id as string, person })).body
}

test('a list that was shown is kept with when, to whom and by which rule, and where someone stood', async () => {
  const all = await runs()
  expect(all).toMatchObject({ title: 'Month-end close in Xero', person: null, total: 1, pageCount: 1 })
  expect(all.runs[0]).toMatchObject({
    by: expect.any(String),
    considered: 4,
    counts: { fits: 1 },
    shown: 3,
    place: null,
  })
  const found = await runs(await idOf('Close one'))
  expect([found.person?.name, found.runs[0]?.place]).toEqual(['Close one', { list: 'shortlist', place: 1 }])
  expect((await runs(await idOf('Tax one'))).runs[0]?.place).toEqual({ list: 'unknown', place: 2 })
  expect((await runs(await idOf('Close two'))).runs[0]?.place).toBeNull()
})

test('of someone who was shown, the lines are those of then, whatever has changed since', async () => {
  const candidateId = await idOf('Close one')
  const { match } = (await buyer.browser.call(explainMatch, { id, candidateId })).body
  await app.database.ownerRun('update talent_capacity set rate_from = 44 where candidate_id = $1', [candidateId])
  const { person, people, asked } = await explained('Close one')
  expect(person).toMatchObject({ name: 'Close one', place: { list: 'shortlist', place: 1 }, change: null })
  expect(person?.fit).toMatchObject({ score: match.score, outOf: match.outOf, misses: [], standing: 'fits' })
  const pointsOf = (lines: { name: string; contribution: number }[] = []) =>
    lines.map(({ name, contribution }) => [name, contribution])
  expect(pointsOf(person?.fit?.lines)).toEqual(pointsOf(match.lines))
  expect(people.map(({ name, list, place }) => [name, list, place])).toEqual([
    ['Close one', 'shortlist', 1],
    ['Unknown one', 'unknown', 1],
    ['Tax one', 'unknown', 2],
  ])
  expect(asked).toEqual(expect.arrayContaining(['Xero', 'Rate']))
  const [kept] = await app.database.ownerRun('select shown::text from matching_runs where project_id = $1', [id])
  expect(kept?.shown).not.toMatch(/an hour|Close one/)
})

test('of someone who wasn’t shown, the lines say what they miss of what was asked', async () => {
  const { person } = await explained('Close two')
  expect(person).toMatchObject({ name: 'Close two', place: null, change: null })
  expect(person?.fit).toMatchObject({ standing: 'out', misses: ['Rate'] })
})

test('what an admin changed is named with its reason, from the list on that it changed', async () => {
  const candidateId = await idOf('Close one')
  const reason = 'Works for their competitor.'
  await admin.browser.call(changeShortlist, { id, candidateId, change: 'removed', position: null, reason })
  await shortlist(id)
  const { runs: all } = await runs(candidateId)
  expect(all.map(({ place }) => place?.place ?? null)).toEqual([null, 1])
  const changes = await Promise.all(
    all.map(async (run) => (await admin.browser.call(readRun, { id, run: run.id, person: candidateId })).body),
  )
  expect(changes.map(({ person }) => person?.change?.reason ?? null)).toEqual([reason, null])
})

test('a page of everyone is a list of its own, and a closed project keeps its lists', async () => {
  await buyer.browser.call(listMatches, { id, list: 'fits' })
  await buyer.browser.call(setProjectStatus, { id, status: 'completed' })
  const { runs: all } = await runs(await idOf('Close one'))
  expect(all[0]?.place).toEqual({ list: 'fits', place: 1 })
  expect(all).toHaveLength(3)
})

test('a run of another project isn’t found, nor one that nobody keeps', async () => {
  const [run] = (await runs()).runs
  const other = await post()
  const asked = [
    { id: other, run: run?.id as string },
    { id, run: crypto.randomUUID() },
  ]
  for (const one of asked) expect((await admin.browser.call(readRun, one)).status).toBe(404)
  expect((await admin.browser.call(listRuns, { id: crypto.randomUUID() })).status).toBe(404)
})
