import { afterAll, describe, expect, test } from 'vitest'
import { listApplications } from '#contract/applications.ts'
import { hideTalent, showTalent } from '#contract/bookmarks.ts'
import { readCapacity, saveCapacity } from '#contract/capacity.ts'
import { readOwnFacts } from '#contract/facts.ts'
import { listOpeningFits } from '#contract/matching.ts'
import { previewNeed, saveNeed } from '#contract/needs.ts'
import { createProject, readProjectDetails, setProjectStatus, updateProject } from '#contract/projects.ts'
import { explainMatch } from '#contract/shortlists.ts'
import { listTalent, readTalent } from '#contract/talent.ts'
import { newBuyer, newTalent } from '../testing/people.ts'
import { rebuildFacts } from './rebuild-facts.ts'
import { closer, closing, namesIn, shortlistApp } from './testing/shortlist-app.ts'

const { app, buyer, talent, settle, post, shortlist } = await shortlistApp()
afterAll(() => app.close())

describe('a need', () => {
  test('is read from what is typed, with what each condition costs', async () => {
    const { body } = await buyer.browser.call(previewNeed, { ...closing, payRate: null })
    expect(body.understood.must).toContainEqual({ anyOf: [{ kind: 'software', value: 'Xero' }] })
    expect(body.understood.hoursPerWeek).toBe(30)
    expect(body.counts.fits).toBe(2)
    const priced = (await buyer.browser.call(previewNeed, closing)).body
    expect(priced.counts.fits).toBe(1)
    expect(priced.ledger.find(({ kind }) => kind === 'rate')?.regained).toBe(1)
  })

  test('is read as often as someone can type, and not as often as a program could ask', async () => {
    const writer = await newBuyer(app)
    const preview = () => writer.browser.call(previewNeed, closing)
    expect((await preview()).status).toBe(200)
    await app.database.ownerRun('update identity.attempts set count = 600 where count = 1')
    expect((await preview()).error).toMatchObject({ code: 'rate_limited' })
    expect((await buyer.browser.call(previewNeed, closing)).status).toBe(200)
  })

  test('counts whom the shortlist counts: nobody whom the firm hid', async () => {
    const candidateId = (await shortlist(await post())).shortlist[0]?.talent.id as string
    await buyer.browser.call(hideTalent, { id: candidateId })
    const { body } = await buyer.browser.call(previewNeed, closing)
    const list = await shortlist(await post())
    expect([body.considered, body.counts, body.ledger]).toEqual([list.considered, list.counts, list.ledger])
    expect(body.counts.fits).toBe(0)
    await buyer.browser.call(showTalent, { id: candidateId })
    expect((await buyer.browser.call(previewNeed, closing)).body.counts.fits).toBe(1)
  })

  test('that its owner said holds against the texts, and stays with the project', async () => {
    const id = await post(buyer, { ...closing, need: { must: [], nice: [], not: [], hoursPerWeek: 10 } })
    const list = await shortlist(id)
    expect([list.isRead, list.need.must, list.need.hoursPerWeek]).toEqual([false, [], 10])
    const { status: _, id: __, updatedAt, ...details } = (await buyer.browser.call(readProjectDetails, { id })).body
    expect(details.need).toMatchObject({ hoursPerWeek: 10, overlap: null })
    const edited = await buyer.browser.call(updateProject, { id, ...details, need: null, expectedUpdatedAt: updatedAt })
    expect(edited.body.need).toBeNull()
  })

  test('that its owner changes in part goes on following the project in what they didn’t set', async () => {
    const id = await post()
    const { need, updatedAt } = await shortlist(id)
    expect([need.hoursPerWeek, need.weeks, need.overlap]).toEqual([null, null, null])
    await buyer.browser.call(saveNeed, {
      id,
      expectedUpdatedAt: updatedAt,
      need: { ...need, readsTerms: false, nice: [] },
    })
    expect((await shortlist(id)).counts.fits).toBe(1)
    const {
      status: _,
      id: __,
      updatedAt: now,
      ...details
    } = (await buyer.browser.call(readProjectDetails, { id })).body
    const description = 'We need someone who owns the month-end close in Xero. 70 hours per week.'
    await buyer.browser.call(updateProject, { id, ...details, description, expectedUpdatedAt: now })
    const after = await shortlist(id)
    expect([after.isRead, after.counts.fits]).toEqual([false, 0])
    expect(after.ledger.find(({ kind }) => kind === 'hours')?.removed).toBeGreaterThan(0)
  })

  test.each([
    { must: [{ anyOf: [] }] },
    { must: [{ anyOf: [{ kind: 'school', value: 'Harvard' }] }] },
    { hoursPerWeek: 0 },
    { overlap: { zone: 'Mars/Base', from: '09:00', to: '17:00', minHours: 3 } },
    { overlap: { zone: 'UTC', from: '09:00', to: '09:00', minHours: 3 } },
    { emphasis: { age: 'double' } },
  ])('%j is refused', async (need) => {
    expect((await buyer.browser.call(createProject, { ...closing, need } as never)).status).toBe(400)
  })
})

describe('capacity', () => {
  test('is less what was accepted, by week, and an old confirmation makes it unknown', async () => {
    const person = await talent('Busy one', closer(['Xero']), {})
    const offer = await person.browser.call(saveCapacity, { rateFrom: 35, rateTo: 42, weeks: {} })
    expect(offer.body).toMatchObject({ rateFrom: 35, rateTo: 42, hoursPerWeek: 40, isStale: false })
    const busy = await post(buyer, { title: 'Busy', engagementDetails: 'Full-time', startDate: '2026-01-05' })
    await app.database.ownerRun(
      `insert into applications (project_id, user_id, cover_letter, status) values ($1, $2, 'x', 'accepted')`,
      [busy, person.userId],
    )
    await settle()
    const after = (await person.browser.call(readCapacity, {})).body
    expect(after.ahead[0]?.hours).toBe(0)
    const shownFree = async () => [
      (await buyer.browser.call(listTalent, { search: 'Busy one' })).body.talent[0]?.freeHours,
      (await buyer.browser.call(readTalent, { id: person.candidateId })).body.freeHours,
      (await buyer.browser.call(listApplications, { id: busy })).body.applications[0]?.applicant?.freeHours,
    ]
    expect(await shownFree()).toEqual(Array(3).fill({ hours: 0, from: null }))
    const id = await post()
    const matchOf = async () =>
      (await buyer.browser.call(explainMatch, { id, candidateId: person.candidateId })).body.match
    expect(await matchOf()).toMatchObject({ standing: 'out', free: { least: 0, steady: 0 } })
    await buyer.browser.call(setProjectStatus, { id: busy, status: 'completed', endsEngagements: true })
    await settle()
    expect(await matchOf()).toMatchObject({ standing: 'fits', free: { least: 40, steady: 40 } })
    expect(await shownFree()).toEqual(Array(3).fill({ hours: 40, from: null }))
    await app.database.ownerRun(
      `update talent_capacity set confirmed_at = now() - interval '61 days' where candidate_id = $1`,
      [person.candidateId],
    )
    await settle()
    expect(await matchOf()).toMatchObject({ standing: 'unknown', isStale: true })
    const stale = { hours: 40, from: null, staleOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }
    expect(await shownFree()).toEqual(Array(3).fill(stale))
    const own = (await person.browser.call(readCapacity, {})).body
    expect(own).toMatchObject({ free: { hours: 40, from: null, isEngaged: false }, isStale: true })
    expect(namesIn((await shortlist(id)).mayFit)).toContain('Busy one')
  })

  test('of someone who gave no hours says until when they are engaged', async () => {
    const person = await talent('Busy without hours', closer(['Xero']), { hours: null })
    const project = { title: 'Busy', startDate: '2026-01-05', endDate: '2040-03-08' }
    await app.database.ownerRun(
      `insert into applications (project_id, user_id, cover_letter, status) values ($1, $2, 'x', 'accepted')`,
      [await post(buyer, project), person.userId],
    )
    await settle()
    const { freeHours } = (await buyer.browser.call(readTalent, { id: person.candidateId })).body
    expect(freeHours).toEqual({ hours: null, from: '2040-03-09', isEngaged: true })
    await app.database.ownerRun('delete from identity.users where id = $1', [person.userId])
    await settle()
  })

  test.each([
    { rateFrom: 50, rateTo: 40, weeks: {} },
    { rateFrom: null, rateTo: null, weeks: { '2026-11-17': 5 } },
  ])('%j is refused', async (offer) => {
    const person = await newTalent(app)
    expect((await person.browser.call(saveCapacity, offer)).status).toBe(400)
  })
})

test('replies count from five up, as soon as their minutes are known', async () => {
  const person = await talent('Replies', closer(['Xero']), {})
  await settle()
  const id = await post()
  const lineOf = async () =>
    (await buyer.browser.call(explainMatch, { id, candidateId: person.candidateId })).body.match.lines.find(
      ({ kind }) => kind === 'replies',
    )
  const reply = async (minutes: number) => {
    const [clock] = await app.database.ownerRun(
      `insert into reply_clocks (kind, subject_id, side, user_id, replied_at, ended_at, ended_as)
       values ('invitation', gen_random_uuid(), 'talent', $1, now(), now(), 'replied') returning id`,
      [person.userId],
    )
    await app.database.ownerRun('update reply_clocks set minutes = $2 where id = $1', [clock?.id, minutes])
    await settle()
  }
  for (const minutes of [10, 20, 30, 40]) await reply(minutes)
  expect(await lineOf()).toMatchObject({ state: 'unknown', contribution: 2, least: 0, outOf: 2 })
  await reply(600)
  expect(await lineOf()).toMatchObject({ state: 'met', contribution: 2, sentence: expect.stringContaining('30 min') })
  for (let count = 0; count < 6; count++) await reply(600)
  expect(await lineOf()).toMatchObject({ state: 'partly', contribution: 0.7 })
  const { counts, shortlist: people } = await shortlist(id)
  expect([namesIn(people).at(-1), counts.near]).toEqual(['Replies', 0])
  await app.database.ownerRun('delete from identity.users where id = $1', [person.userId])
  await settle()
})

test('facts read anew are the same; one that was spoiled is found and mended', async () => {
  await settle()
  expect(await rebuildFacts(app.services.db)).toMatchObject({ different: 0 })
  await app.database.ownerRun(`update talent_facts set facts = jsonb_set(facts, '{level}', '4') where is_listed`)
  const spoiled = await rebuildFacts(app.services.db)
  expect(spoiled.different).toBeGreaterThan(0)
  expect(await rebuildFacts(app.services.db)).toEqual({ read: spoiled.read, different: 0 })
})

test('talent see how they fit an opening, what is unknown first, and what was read about them', async () => {
  const person = await talent('Reads along', closer(['Xero']), { rate: 90 })
  await settle()
  const id = await post()
  const { fits } = (await person.browser.call(listOpeningFits, { ids: `${id},nothing,${crypto.randomUUID()}` })).body
  expect(fits).toMatchObject([{ id, standing: 'out', misses: ['Rate'] }])
  const states = fits[0]?.lines.map(({ state }) => state) ?? []
  expect(states.indexOf('missing')).toBeLessThan(states.indexOf('met'))
  const { facts } = (await person.browser.call(readOwnFacts, {})).body
  expect(facts).toMatchObject({ hoursPerWeek: 40, rate: { from: 90, to: null }, given: ['hours', 'start', 'rate'] })
  expect(facts?.terms.find(({ value }) => value === 'Xero')).toMatchObject({
    kind: 'software',
    stance: 'works',
    source: 'work',
    quotes: [expect.stringContaining('month-end close'), 'Xero'],
  })
  await buyer.browser.call(setProjectStatus, { id, status: 'completed' })
  expect((await person.browser.call(listOpeningFits, { ids: id })).body.fits).toEqual([])
})
