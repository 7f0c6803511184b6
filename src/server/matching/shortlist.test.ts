import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readSession } from '#contract/accounts.ts'
import { hideTalent, showTalent } from '#contract/bookmarks.ts'
import { readCapacity, saveCapacity } from '#contract/capacity.ts'
import { changeShortlist, listUnfilled, readCuration, releaseShortlist } from '#contract/curation.ts'
import { readOwnFacts } from '#contract/facts.ts'
import { listOpeningFits } from '#contract/matching.ts'
import { previewNeed, saveNeed } from '#contract/needs.ts'
import { listNotices } from '#contract/notices.ts'
import { saveOperatorSettings } from '#contract/operator-settings.ts'
import { suspendPerson } from '#contract/people.ts'
import { createProject, readProjectDetails, setProjectStatus, updateProject } from '#contract/projects.ts'
import { compareMatches, explainMatch, listMatches, readShortlist } from '#contract/shortlists.ts'
import type { WorkingHours } from '#domain/availability/working-hours.ts'
import { type ProfileData, profileData } from '#domain/profiles/profile.ts'
import { gatherEmails } from '../testing/gather-emails.ts'
import { newBuyer, newPerson, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { readOutdatedFacts } from './read-facts-job.ts'
import { rebuildFacts } from './rebuild-facts.ts'

let app: TestApp
let buyer: Person
beforeAll(async () => {
  app = await testApp()
  buyer = await newBuyer(app)
  await talent('Close one', closer(['Xero']), { rate: 40 })
  await talent('Close two', closer(['Xero']), { rate: 90 })
  await talent('Tax one', taxPreparer, {})
  await talent('Unknown one', closer(['Xero']), { rate: null, hours: null })
  await settle()
})
afterAll(() => app.close())

/** The pool is at most a second behind. */
const settle = async () => {
  await readOutdatedFacts(app.services.db)
  await new Promise((resolve) => setTimeout(resolve, 1_100))
}

const job = (position: string, description: string) => ({
  position,
  company: 'Hollis & Quay CPAs',
  location: 'Austin, TX',
  start_date: '2021-01',
  end_date: 'Present',
  description,
})
const closer = (tools: string[]): ProfileData =>
  profileData.parse({
    work_experience: [
      job(
        'Senior Accountant',
        `Own the month-end close for US clients in ${tools.join(' and ')}. Reconcile bank accounts.`,
      ),
    ],
    skills: { tools },
  })
const taxPreparer = profileData.parse({
  work_experience: [job('Tax Senior', 'Prepared 1040 and 1120-S returns in UltraTax CS for US clients.')],
})

const hoursOf = (hoursPerWeek: number | null): WorkingHours => ({
  zone: 'America/New_York',
  weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' })),
  hoursPerWeek,
  earliestStart: '2026-01-01',
})

type Made = { rate?: number | null; hours?: number | null }

async function talent(name: string, profile: ProfileData, { rate = 40, hours = 40 }: Made) {
  const person = await newTalent(app)
  await app.database.ownerRun(
    `update candidates set name = $2, status = 'accepted', reviewed_at = now(), profile_data = $3, working_hours = $4 where id = $1`,
    [person.candidateId, name, JSON.stringify(profile), JSON.stringify(hoursOf(hours))],
  )
  if (rate !== null)
    await app.database.ownerRun('update talent_capacity set rate_from = $2 where candidate_id = $1', [
      person.candidateId,
      rate,
    ])
  return person
}

const closing = {
  title: 'Month-end close in Xero',
  description: 'We need someone who owns the month-end close in Xero. 30 hours per week.',
  payRate: 45,
}
const post = async (person = buyer, project: object = closing) =>
  (await person.browser.call(createProject, project as typeof closing)).body.id
const shortlist = async (id: string, person = buyer) => (await person.browser.call(readShortlist, { id })).body
const namesIn = (matches: { talent: { name: string } }[]) => matches.map((one) => one.talent.name)

describe('a shortlist', () => {
  test('has who fits, tells why, and keeps those with an open answer apart', async () => {
    const list = await shortlist(await post())
    expect(namesIn(list.shortlist)).toEqual(['Close one'])
    expect(list.mayFit.map(({ talent, unanswered }) => [talent.name, unanswered])).toEqual([
      ['Unknown one', 2],
      ['Tax one', 2],
    ])
    expect(list.counts).toEqual({ fits: 1, unknown: 2, near: 0, out: 1 })
    const [one] = list.shortlist
    expect(one).toMatchObject({
      standing: 'fits',
      free: { least: 40, steady: 40 },
      rate: { from: 40, to: null },
      isStale: false,
      vetted: { on: expect.any(String), by: ['review'] },
    })
    expect(one?.lines.map(({ label, state }) => [label, state])).toContainEqual(['Xero', 'met'])
    expect(list.ledger.find(({ name }) => name === 'rate')).toMatchObject({ removed: 1, regained: 1, label: 'Rate' })
  })

  test('has nobody who says no to a must, whatever related they show', async () => {
    const related = closer(['NetSuite'])
    const [near, denies] = [
      await talent('Shows a related one', related, {}),
      await talent('Says no', { ...related, professional_summary: 'I have never used Sage Intacct.' }, {}),
    ]
    await settle()
    const must = [{ anyOf: [{ kind: 'software', value: 'Sage Intacct' }] }]
    const id = await post(buyer, { title: 'Close', need: { must, nice: [] } })
    const nearby = (await buyer.browser.call(listMatches, { id, list: 'near' })).body
    expect([namesIn(nearby.matches), nearby.total]).toEqual([['Shows a related one'], 1])
    const { match } = (await buyer.browser.call(explainMatch, { id, candidateId: denies.candidateId })).body
    expect(match.standing).toBe('out')
    await app.database.ownerRun('delete from identity.users where id = any($1)', [[near.userId, denies.userId]])
    await settle()
  })

  test('is explained line by line, and the lines sum to the score', async () => {
    const id = await post()
    const candidateId = (await shortlist(id)).shortlist[0]?.talent.id as string
    const { match } = (await buyer.browser.call(explainMatch, { id, candidateId })).body
    const sum = match.lines.reduce((total, { contribution }) => total + contribution, 0)
    expect(sum).toBeCloseTo(match.score, 5)
    expect(JSON.stringify(match)).not.toMatch(/Reconcile bank|Scorecards/)
  })

  test('lines up to five people side by side, in the order asked for', async () => {
    const id = await post()
    const { mayFit, shortlist: fits } = await shortlist(id)
    const asked = [...mayFit, ...fits].map(({ talent }) => talent.id)
    const compare = async (people: string[], by = buyer) =>
      (await by.browser.call(compareMatches, { id, people: people.join(',') })).body
    expect((await compare(asked)).matches).toEqual([...mayFit, ...fits])
    expect((await compare([...asked, ...asked, ...asked])).matches).toHaveLength(asked.length)
    expect((await buyer.browser.call(compareMatches, { id, people: 'x' })).status).toBe(400)
  })

  test('is the same twice, and kept once a day', async () => {
    const id = await post()
    const [first, second] = [await shortlist(id), await shortlist(id)]
    expect(second).toEqual(first)
    const runs = await app.database.ownerRun('select considered, shown from matching_runs where project_id = $1', [id])
    expect(runs).toHaveLength(1)
    expect(runs[0]).toMatchObject({ considered: 4 })
  })

  test('says how someone meets the firm’s own day where the project names no hours', async () => {
    const id = await post()
    const [before] = (await shortlist(id)).shortlist
    expect(before?.overlap).toBeNull()
    const set = (zone: string | null, from: string) =>
      app.database.ownerRun(
        `update firms set zone = $2, core_from = $3 where id = (select firm_id from buyers where email = $1)`,
        [buyer.email, zone, from],
      )
    await set('America/New_York', '15:00')
    expect((await buyer.browser.call(readSession, {})).body.me?.firmDay).toEqual({
      zone: 'America/New_York',
      from: '15:00',
      to: '17:00',
    })
    const [after] = (await shortlist(id)).shortlist
    expect([after?.overlap?.usual, after?.score]).toEqual([2, before?.score])
    await set(null, '09:00')
  })

  test('leaves out whom the firm has hidden, from lists and counts, until they are shown again', async () => {
    const id = await post()
    const candidateId = (await shortlist(id)).shortlist[0]?.talent.id as string
    await buyer.browser.call(hideTalent, { id: candidateId })
    const list = await shortlist(id)
    expect([list.shortlist, list.considered, list.counts.fits]).toEqual([[], 3, 0])
    expect((await buyer.browser.call(listMatches, { id })).body).toMatchObject({ matches: [], total: 0 })
    await buyer.browser.call(showTalent, { id: candidateId })
    expect(namesIn((await shortlist(id)).shortlist)).toEqual(['Close one'])
  })

  test('follows a changed need, a changed weight and a changed profile', async () => {
    const id = await post()
    const { updatedAt, need } = await shortlist(id)
    const saved = await buyer.browser.call(saveNeed, {
      id,
      expectedUpdatedAt: updatedAt,
      need: { ...need, must: [{ anyOf: [{ kind: 'form', value: 'Form 1040' }] }], nice: [] },
    })
    expect(namesIn((await shortlist(id)).shortlist)).toContain('Tax one')
    await buyer.browser.call(saveNeed, {
      id,
      expectedUpdatedAt: saved.body.updatedAt,
      need: { ...need, emphasis: { rate: 'off' } },
    })
    expect(namesIn((await shortlist(id)).shortlist).sort()).toEqual(['Close one', 'Close two'])
    const stale = await buyer.browser.call(saveNeed, { id, expectedUpdatedAt: updatedAt, need: null })
    expect(stale.status).toBe(409)
  })

  test('has nobody who is suspended or no longer accepted, nor anyone gone', async () => {
    const extra = await talent('Leaves soon', closer(['Xero']), {})
    await settle()
    const id = await post()
    expect(namesIn((await shortlist(id)).shortlist)).toContain('Leaves soon')
    await app.database.ownerRun(
      `update identity.users set suspended_at = now(), suspension_reason = 'x' where id = $1`,
      [extra.userId],
    )
    expect(namesIn((await shortlist(id)).shortlist)).not.toContain('Leaves soon')
    await settle()
    expect((await shortlist(id)).considered).toBe(4)
    await app.database.ownerRun('delete from identity.users where id = $1', [extra.userId])
    await settle()
    expect((await shortlist(id)).considered).toBe(4)
  })

  test('of another firm does not exist', async () => {
    const id = await post()
    const other = await newBuyer(app)
    expect((await other.browser.call(readShortlist, { id })).status).toBe(404)
    expect((await other.browser.call(listMatches, { id })).status).toBe(404)
  })

  test('goes on with everyone who fits, page by page', async () => {
    const id = await post()
    const { body } = await buyer.browser.call(listMatches, { id, list: 'fits' })
    expect([namesIn(body.matches), body.total, body.pageCount]).toEqual([['Close one'], 1, 1])
    expect((await buyer.browser.call(listMatches, { id, list: 'fits', page: 2 })).body.matches).toEqual([])
    expect(namesIn((await buyer.browser.call(listMatches, { id, list: 'unknown' })).body.matches)).toEqual([
      'Unknown one',
      'Tax one',
    ])
  })
})

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

  test('that its owner said holds against the texts, and stays with the project', async () => {
    const id = await post(buyer, { ...closing, need: { must: [], nice: [], not: [], hoursPerWeek: 10 } })
    const list = await shortlist(id)
    expect([list.isRead, list.need.must, list.need.hoursPerWeek]).toEqual([false, [], 10])
    const { status: _, id: __, updatedAt, ...details } = (await buyer.browser.call(readProjectDetails, { id })).body
    expect(details.need).toMatchObject({ hoursPerWeek: 10, overlap: null })
    const edited = await buyer.browser.call(updateProject, { id, ...details, need: null, expectedUpdatedAt: updatedAt })
    expect(edited.body.need).toBeNull()
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
    const id = await post()
    const matchOf = async () =>
      (await buyer.browser.call(explainMatch, { id, candidateId: person.candidateId })).body.match
    expect(await matchOf()).toMatchObject({ standing: 'out', free: { least: 0, steady: 0 } })
    await buyer.browser.call(setProjectStatus, { id: busy, status: 'completed' })
    await settle()
    expect(await matchOf()).toMatchObject({ standing: 'fits', free: { least: 40, steady: 40 } })
    await app.database.ownerRun(
      `update talent_capacity set confirmed_at = now() - interval '61 days' where candidate_id = $1`,
      [person.candidateId],
    )
    await settle()
    expect(await matchOf()).toMatchObject({ standing: 'unknown', isStale: true })
    expect(namesIn((await shortlist(id)).mayFit)).toContain('Busy one')
  })

  test.each([
    { rateFrom: 50, rateTo: 40, weeks: {} },
    { rateFrom: null, rateTo: null, weeks: { '2026-11-17': 5 } },
  ])('%j is refused', async (offer) => {
    const person = await newTalent(app)
    expect((await person.browser.call(saveCapacity, offer)).status).toBe(400)
  })
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
  expect(facts?.terms.find(({ value }) => value === 'Xero')).toMatchObject({
    kind: 'software',
    stance: 'works',
    source: 'work',
    quotes: [expect.stringContaining('month-end close'), 'Xero'],
  })
  await buyer.browser.call(setProjectStatus, { id, status: 'completed' })
  expect((await person.browser.call(listOpeningFits, { ids: id })).body.fits).toEqual([])
})

describe('a shortlist on the operator’s desk', () => {
  let admin: Person
  let firm: Person
  beforeAll(async () => {
    ;[admin, firm] = [await newPerson(app, 'admin'), await newBuyer(app)]
  })
  afterEach(() => hold(false))
  const hold = (holdsShortlists: boolean) => admin.browser.call(saveOperatorSettings, { holdsShortlists })
  const desk = async (id: string) => {
    const { status, body } = await admin.browser.call(readCuration, { id })
    expect({ status, body }).toMatchObject({ status: 200 })
    return body
  }
  const idOf = async (name: string) =>
    (await app.database.ownerRun('select id from candidates where name = $1', [name]))[0]?.id as string
  const change = async (
    id: string,
    name: string,
    change: 'moved' | 'added' | 'removed' | 'returned',
    position: number | null = null,
  ) =>
    (
      await admin.browser.call(changeShortlist, {
        ...{ id, candidateId: await idOf(name), change, position },
        reason: `Why ${name} was ${change}.`,
      })
    ).status

  test('is held by the rule from posting to release, says when to expect it, and then tells the firm', async () => {
    const earlier = await post(firm)
    await hold(true)
    const id = await post(firm)
    await app.database.ownerRun(`update reply_clocks set due_at = '2040-01-02 15:00Z' where subject_id = $1`, [id])
    const held = await shortlist(id, firm)
    expect(held).toMatchObject({ held: { expectedBy: '2040-01-02T15:00:00+00:00' }, shortlist: [], mayFit: [] })
    expect(held.counts.fits).toBeGreaterThan(0)
    expect((await shortlist(earlier, firm)).held).toBeNull()
    const [person] = (await shortlist(earlier, firm)).shortlist
    const candidateId = person?.talent.id as string
    const refused = [
      await firm.browser.call(listMatches, { id }),
      await firm.browser.call(explainMatch, { id, candidateId }),
      await firm.browser.call(compareMatches, { id, people: [candidateId] }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409])
    expect(await app.database.ownerRun('select from matching_runs where project_id = $1', [id])).toEqual([])

    const { projects } = (await admin.browser.call(listUnfilled, {})).body
    expect(projects[0]).toMatchObject({ id, isHeld: true, dueAt: '2040-01-02T15:00:00+00:00' })
    expect(namesIn((await desk(id)).shortlist)).toEqual(namesIn((await shortlist(earlier, firm)).shortlist))
    expect((await admin.browser.call(releaseShortlist, { id })).status).toBe(200)
    expect((await admin.browser.call(releaseShortlist, { id })).status).toBe(409)
    const released = await shortlist(id, firm)
    expect(released).toMatchObject({ held: null, curatedAt: expect.any(String) })
    expect(namesIn(released.shortlist)).toEqual(namesIn((await shortlist(earlier, firm)).shortlist))
    const { notices } = (await firm.browser.call(listNotices, {})).body
    expect(notices.find(({ kind }) => kind === 'shortlist-ready')).toMatchObject({ path: `/projects/${id}/shortlist` })
    await gatherEmails(app)
    expect((await app.mails(firm.email)).map(({ kind }) => kind)).toContain('shortlist-ready')
    const [clock] = await app.database.ownerRun(
      `select ended_as, replied_at is not null as replied from reply_clocks where kind = 'project' and subject_id = $1`,
      [id],
    )
    expect(clock).toEqual({ ended_as: 'replied', replied: true })

    const waiting = await post(firm)
    await hold(false)
    expect(await shortlist(waiting, firm)).toMatchObject({ held: null, curatedAt: null })
  })

  test('keeps what an admin moved, added and removed, and its reasons to itself, while facts change', async () => {
    const id = await post(firm, { ...closing, payRate: 100 })
    const before = namesIn((await shortlist(id, firm)).shortlist)
    const [first, last] = [before[0] as string, before.at(-1) as string]
    expect(before.length).toBeGreaterThan(1)
    expect(await change(id, last, 'moved')).toBe(400)
    expect(await change(id, last, 'removed', 1)).toBe(400)
    expect(await change(id, last, 'moved', 1)).toBe(200)
    expect(await change(id, 'Tax one', 'added', 2)).toBe(200)
    const list = await shortlist(id, firm)
    expect(list.shortlist.map(({ talent, curated }) => [talent.name, curated])).toEqual([
      [last, 'moved'],
      ['Tax one', 'added'],
      ...before.slice(0, -1).map((name) => [name, null]),
    ])
    expect(list.shortlist[1]?.lines.some(({ state }) => state !== 'met')).toBe(true)
    expect(JSON.stringify(list)).not.toContain('Why')
    const [run] = await app.database.ownerRun(
      `select shown from matching_runs where project_id = $1 order by made_at desc limit 1`,
      [id],
    )
    const { shown } = run as { shown: { change?: number }[] }
    expect(shown.map((one) => one.change !== undefined)).toEqual(shown.map((_, index) => index < 2))

    await change(id, first, 'removed')
    expect(namesIn((await shortlist(id, firm)).shortlist)).not.toContain(first)
    const { removed, changes } = await desk(id)
    expect(namesIn(removed)).toEqual([first])
    expect(changes[0]).toMatchObject({ change: 'removed', name: first, reason: `Why ${first} was removed.` })

    await change(id, first, 'returned')
    const need = { must: [{ anyOf: [{ kind: 'software', value: 'Xero' }] }], nice: [], hoursPerWeek: 10 }
    const { updatedAt } = await shortlist(id, firm)
    await firm.browser.call(saveNeed, { id, need: need as never, expectedUpdatedAt: updatedAt })
    expect(namesIn((await shortlist(id, firm)).shortlist).slice(0, 2)).toEqual([last, 'Tax one'])
    // Whoever has missed something since waits for another look; who was added in spite of it stays.
    const lost = { must: [{ anyOf: [{ kind: 'software', value: 'UltraTax CS' }] }], nice: [] }
    const again = (await shortlist(id, firm)).updatedAt
    await firm.browser.call(saveNeed, { id, need: lost as never, expectedUpdatedAt: again })
    const after = await desk(id)
    expect(namesIn(after.shortlist)).toContain('Tax one')
    expect([...namesIn(after.shortlist), ...namesIn(after.lapsed)]).toContain(last)
  })

  test('never shows whom the firm has hidden, who was suspended, or is no longer accepted', async () => {
    const person = await talent('Close three', taxPreparer, {})
    await settle()
    const id = await post(firm)
    await change(id, 'Close three', 'added', 1)
    const isShown = async () => namesIn((await shortlist(id, firm)).shortlist).includes('Close three')
    expect(await isShown()).toBe(true)
    const { candidateId } = person
    await firm.browser.call(hideTalent, { id: candidateId })
    expect(await isShown()).toBe(false)
    await firm.browser.call(showTalent, { id: candidateId })
    await app.database.ownerRun(
      `insert into threads (project_id, user_id, person_blocked_at) select $1, user_id, now() from candidates where id = $2`,
      [id, candidateId],
    )
    expect(await isShown()).toBe(false)
    await app.database.ownerRun('update threads set person_blocked_at = null where project_id = $1', [id])
    expect(await isShown()).toBe(true)
    await app.database.ownerRun(`update candidates set status = 'rejected', rejection_reason = 'x' where id = $1`, [
      candidateId,
    ])
    expect(await isShown()).toBe(false)
    expect(await change(id, 'Close three', 'moved', 1)).toBe(404)
    await app.database.ownerRun(`update candidates set status = 'accepted', rejection_reason = null where id = $1`, [
      candidateId,
    ])
    const [account] = await app.database.ownerRun('select user_id from candidates where id = $1', [candidateId])
    await admin.browser.call(suspendPerson, { id: account?.user_id as string, reason: 'Asked to.' })
    expect(await isShown()).toBe(false)
    expect(await change(id, 'Close three', 'moved', 1)).not.toBe(200)
  })
})
