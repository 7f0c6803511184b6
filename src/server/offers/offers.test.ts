import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyToProject, moveApplication } from '#contract/applications.ts'
import { listNotices } from '#contract/notices.ts'
import {
  acceptOffer,
  counterOffer,
  declineOffer,
  discardOffer,
  makeOffer,
  type Offer,
  readOffer,
  readOfferStart,
  withdrawOffer,
} from '#contract/offers.ts'
import { createProject, readProject, setProjectStatus } from '#contract/projects.ts'
import { readWaiting } from '#contract/replies.ts'
import { acceptedOffer } from '#db/offers.ts'
import { waitForLock } from '#db/testing/wait-for-lock.ts'
import { offerMessages } from '#domain/offers/status.ts'
import { newBuyer, newMember, newTalent, type Person } from '../testing/people.ts'
import { sampleTerms } from '../testing/sample-terms.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { zoneThatChangesIn } from '../testing/zone-that-changes.ts'

let app: TestApp
let owner: Person
let talent: Person
beforeAll(async () => {
  app = await testApp()
  owner = await newBuyer(app)
  talent = await newTalent(app)
})
afterAll(() => app.close())

/** An accepted application to a new project that needs so many people. */
async function accepted(estimatedHires: number | null = null, who = talent) {
  const projectId = (await owner.browser.call(createProject, { title: 'Close', payRate: 40, estimatedHires })).body.id
  return { projectId, id: await acceptedTo(projectId, who) }
}
async function acceptedTo(projectId: string, who: Person): Promise<string> {
  const { body } = await who.browser.call(applyToProject, { projectId, coverLetter: 'Now.', hourlyRate: 43.1 })
  const { id } = body.application
  await owner.browser.call(moveApplication, { id, expectedStatus: 'pending', move: 'accept' })
  return id
}
const send = (id: string, more: object = {}) =>
  owner.browser.call(makeOffer, {
    id,
    terms: sampleTerms,
    note: 'We would like to start soon.',
    status: 'sent',
    ...more,
  })
const sent = async () => (await send((await accepted()).id)).body.id
const higher = { ...sampleTerms, rateCents: 4600, startDate: '2026-12-07' }
const follow = () => app.jobs.runDue('follow-offer')
const emailsTo = async ({ email }: Person) =>
  (await app.mails(email))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('offer-'))
    .reverse()
const latestNotice = async ({ browser }: Person) => (await browser.call(listNotices, {})).body.notices[0]
/** Without the emails of other tests. */
const clear = async () => {
  await follow()
  await app.database.ownerRun('delete from mails')
}

describe('an offer', () => {
  test('begins with what the application and the project say, and follows an acceptance alone', async () => {
    const { id } = await accepted(1)
    const { body } = await owner.browser.call(readOfferStart, { id })
    expect(body).toMatchObject({ terms: { rateCents: 4310 }, offer: null, hires: { needed: 1, hired: 0, open: 0 } })
    const projectId = (await owner.browser.call(createProject, { title: 'Close' })).body.id
    const { body: applied } = await talent.browser.call(applyToProject, { projectId, coverLetter: 'Now.' })
    expect((await send(applied.application.id)).status).toBe(409)
  })

  test('is kept as a draft that only the firm reads, until it is sent', async () => {
    const { id } = await accepted()
    const { body: draft } = await send(id, { status: 'draft' })
    expect(draft).toMatchObject({ status: 'draft', turn: null, actions: ['send', 'discard'] })
    expect((await talent.browser.call(readOffer, { id: draft.id })).status).toBe(404)
    await send(id, { terms: higher, status: 'draft' })
    expect((await owner.browser.call(readOfferStart, { id })).body.terms.rateCents).toBe(4600)
    const { body: offer } = await send(id)
    expect(offer).toMatchObject({ id: draft.id, status: 'sent', round: 1, turn: 'talent' })
    expect(offer.rounds).toHaveLength(1)
    expect((await send(id)).status).toBe(409)
  })

  test('goes back and forth, and each round is kept, told and emailed once to whose turn it is', async () => {
    await clear()
    const id = await sent()
    await follow()
    expect(await latestNotice(talent)).toMatchObject({ path: `/offers/${id}`, text: { what: ' is ready to read' } })
    const { body: countered } = await talent.browser.call(counterOffer, { id, round: 1, terms: higher, note: 'Dec 7.' })
    expect(countered).toMatchObject({ status: 'countered', round: 2, turn: 'owner', side: 'talent', hires: null })
    await follow()
    await owner.browser.call(counterOffer, { id, round: 2, terms: { ...higher, rateCents: 4500 } })
    await follow()
    await follow()
    await app.jobs.runDue('follow-clock')
    const { waiting } = (await talent.browser.call(readWaiting, {})).body
    expect(waiting).toContainEqual(expect.objectContaining({ kind: 'offer', path: `/offers/${id}` }))
    const { body: done } = await talent.browser.call(acceptOffer, { id, round: 3 })
    await follow()
    expect(done.rounds.map(({ side, terms }) => [side, terms.rateCents])).toEqual([
      ['owner', 4400],
      ['talent', 4600],
      ['owner', 4500],
    ])
    // The firm reads which of its people it was.
    const makers = (rounds: Offer['rounds']) => rounds.map(({ madeBy }) => madeBy)
    expect(makers(done.rounds)).toEqual([null, null, null])
    expect(makers((await owner.browser.call(readOffer, { id })).body.rounds)).toEqual([
      'Ellen Reed',
      null,
      'Ellen Reed',
    ])
    expect(await emailsTo(talent)).toEqual(['offer-received', 'offer-revised'])
    expect(await emailsTo(owner)).toEqual(['offer-countered', 'offer-accepted'])
    const found = await app.services.db.asUser(talent, (tx) => acceptedOffer(tx, done.applicationId))
    expect(found).toMatchObject({ id, round: 3, terms: { ...higher, rateCents: 4500 } })
  })

  test('a draft that is written and sent at once is sent as one of them has it, and stays so', async () => {
    for (let run = 0; run < 10; run++) {
      const { id } = await accepted()
      await send(id, { status: 'draft' })
      const [saved, offer] = await Promise.all([
        send(id, { terms: { ...sampleTerms, rateCents: 9900 }, status: 'draft' }),
        send(id, { terms: higher }),
      ])
      expect([200, 409]).toContain(saved.status)
      expect(offer.body).toMatchObject({ status: 'sent', rounds: [{ terms: higher }] })
      const { body } = await owner.browser.call(readOffer, { id: offer.body.id })
      expect(body.rounds).toEqual(offer.body.rounds)
    }
  })

  test('of two tabs of one person, one makes the offer, answers it, or writes the next round', async () => {
    const { id: application } = await accepted()
    const twice = <T>(call: () => Promise<T>) => Promise.all([call(), call()])
    const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()
    const made = await twice(() => send(application))
    expect(statuses(made)).toEqual([200, 409])
    const { id } = (made.find(({ status }) => status === 200) as (typeof made)[0]).body
    expect(statuses(await twice(() => talent.browser.call(counterOffer, { id, round: 1, terms: higher })))).toEqual([
      200, 409,
    ])
    // The firm agrees in one tab and writes another round in the other.
    const answers = await Promise.all([
      owner.browser.call(acceptOffer, { id, round: 2 }),
      owner.browser.call(counterOffer, { id, round: 2, terms: sampleTerms }),
    ])
    expect(statuses(answers)).toEqual([200, 409])
    const { body } = await owner.browser.call(readOffer, { id })
    expect(body.rounds).toHaveLength(body.status === 'accepted' ? 2 : 3)
    if (body.status === 'sent')
      expect(statuses(await twice(() => talent.browser.call(acceptOffer, { id, round: 3 })))).toEqual([200, 409])
    const told = await app.database.ownerRun(`select from events where subject_id = $1 and event = 'offer.accepted'`, [
      id,
    ])
    expect(told).toHaveLength(1)
  })

  test('T56 of accepting, countering and withdrawing at once one wins, and the others are told', async () => {
    for (let run = 0; run < 5; run++) {
      const id = await sent()
      const answers = await Promise.all([
        talent.browser.call(acceptOffer, { id, round: 1 }),
        talent.browser.call(counterOffer, { id, round: 1, terms: higher }),
        owner.browser.call(withdrawOffer, { id, round: 1 }),
        talent.browser.call(declineOffer, { id, round: 1 }),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
      const won = answers.find(({ status }) => status === 200)
      const { body: after } = await owner.browser.call(readOffer, { id })
      expect([after.status, after.round]).toEqual([won?.body.status, won?.body.round])
      expect(after.rounds).toHaveLength(after.round)
    }
  })

  test('is accepted by the round that was read: an older one is refused with what to do', async () => {
    const id = await sent()
    await talent.browser.call(counterOffer, { id, round: 1, terms: higher })
    await owner.browser.call(counterOffer, { id, round: 2, terms: sampleTerms })
    const stale = await talent.browser.call(acceptOffer, { id, round: 1 })
    expect([stale.status, stale.error?.message]).toEqual([
      409,
      'This offer has a newer round. See what is new before you answer.',
    ])
    expect((await owner.browser.call(acceptOffer, { id, round: 3 })).status, 'not one’s own').toBe(409)
  })

  test('can be answered for seven days by the firm’s clock, also when that changes in between', async () => {
    const { id: application } = await accepted()
    await app.database.ownerRun('update firms set zone = $1', [zoneThatChangesIn(3)])
    const { id } = (await send(application)).body
    const [{ days, hours } = {}] = await app.database.ownerRun(
      `select (expires_at at time zone $2) - (created_at at time zone $2) = interval '7 days' as days,
         extract(epoch from expires_at - created_at)::int / 3600 as hours
       from offers where id = $1`,
      [id, zoneThatChangesIn(3)],
    )
    await app.database.ownerRun(`update firms set zone = 'America/Los_Angeles'`)
    expect([days, hours]).toEqual([true, 7 * 24 - 1])
  })

  test('isn’t answered after its time, also before the job has noticed, by the page and by SQL', async () => {
    for (const isCountered of [false, true]) {
      const id = await sent()
      if (isCountered) await talent.browser.call(counterOffer, { id, round: 1, terms: higher })
      const [round, by] = isCountered ? [2, owner] : [1, talent]
      await app.database.ownerRun(`update offers set expires_at = now() where id = $1`, [id])
      const answers = await Promise.all([
        by.browser.call(acceptOffer, { id, round }),
        by.browser.call(counterOffer, { id, round, terms: higher }),
      ])
      for (const { status, error } of answers)
        expect([status, error?.message]).toEqual([409, 'This offer has expired.'])
      for (const status of ['accepted', isCountered ? 'sent' : 'countered'])
        await expect(
          app.database.ownerRun('update offers set status = $2 where id = $1', [id, status]),
        ).rejects.toThrow('expired')
      expect((await owner.browser.call(readOffer, { id })).body.round).toBe(round)
    }
  })

  test('ends when its time is up, also when nobody was there at that moment', async () => {
    await clear()
    const id = await sent()
    await follow()
    expect((await owner.browser.call(readOffer, { id })).body.status).toBe('sent')
    await app.database.ownerRun(`update jobs set due_at = now() - interval '2 days' where key = $1 || ':1:lapse'`, [id])
    await follow()
    await follow()
    expect(await emailsTo(talent)).toEqual(['offer-received', 'offer-expired'])
    expect(await emailsTo(owner)).toEqual(['offer-expired'])
    expect((await talent.browser.call(acceptOffer, { id, round: 1 })).error?.message).toBe('This offer has expired.')
    expect((await owner.browser.call(readOffer, { id })).body).toMatchObject({ status: 'expired', actions: [] })
  })

  test('beyond what the project needs is asked about first', async () => {
    const { projectId, id } = await accepted(1)
    const other = await acceptedTo(projectId, await newTalent(app))
    await send(id)
    const asked = await send(other)
    expect([asked.status, asked.error?.field]).toEqual([409, 'isExtra'])
    expect(asked.error?.message).toBe('This project needs one person: 0 hired, 1 with an open offer. Send one more?')
    const { body: extra } = await send(other, { isExtra: true })
    expect(extra.status).toBe('sent')
  })

  test('beyond what the project needs that the talent has changed is asked about before the firm agrees', async () => {
    const { projectId, id } = await accepted(1)
    const second = await newTalent(app)
    const { body: hired } = await send(id)
    const { body: extra } = await send(await acceptedTo(projectId, second), { isExtra: true })
    await second.browser.call(counterOffer, { id: extra.id, round: 1, terms: higher })
    // Whoever got an offer may rely on it.
    expect((await talent.browser.call(acceptOffer, { id: hired.id, round: 1 })).status).toBe(200)
    const agree = (isExtra: boolean) => owner.browser.call(acceptOffer, { id: extra.id, round: 2, isExtra })
    expect((await agree(false)).error).toMatchObject({ code: 'conflict', field: 'isExtra' })
    expect((await agree(true)).body.status).toBe('accepted')
  })

  test('is discarded while it is a draft, and not once it is sent', async () => {
    const { id: application } = await accepted()
    const { body: draft } = await send(application, { status: 'draft' })
    expect((await owner.browser.call(discardOffer, { id: draft.id })).status).toBe(200)
    expect((await owner.browser.call(readOffer, { id: draft.id })).status).toBe(404)
    const refused = await owner.browser.call(discardOffer, { id: (await send(application)).body.id })
    expect(refused.error).toMatchObject({
      code: 'conflict',
      message: 'This offer is waiting for the other side’s answer.',
    })
  })

  test('isn’t made for a project that is over', async () => {
    const { projectId, id } = await accepted()
    await owner.browser.call(setProjectStatus, { id: projectId, status: 'archived', endsEngagements: true })
    expect((await send(id)).error).toMatchObject({ code: 'conflict', message: offerMessages.closed })
  })

  test.each(['draft', 'sent'] as const)(
    'isn’t made for an acceptance that is undone at this moment: %s',
    async (status) => {
      const { id } = await accepted()
      let offered: ReturnType<typeof send> | undefined
      await app.database.asSuperuser(async (run) => {
        await run({
          sql: `select set_config('app.user_id', $1, true), set_config('app.firm_role', 'owner', true),
          set_config('app.firm_id', (select firm_id::text from buyers where user_id = $1::uuid), true)`,
          parameters: [owner.userId],
        })
        const { rows } = await run({ sql: 'select app.undo_decision($1) as done', parameters: [id] })
        expect(rows).toEqual([{ done: true }])
        offered = send(id, { status })
        await waitForLock(app.database, run)
      })
      expect((await offered)?.error).toMatchObject({ code: 'conflict', message: offerMessages.notAccepted })
      expect(await app.database.ownerRun('select from offers where application_id = $1', [id])).toEqual([])
    },
  )

  test('shows what Glide takes to the firm, not to the talent', async () => {
    const id = await sent()
    expect((await owner.browser.call(readOffer, { id })).body.feeBasisPoints).toEqual(expect.any(Number))
    expect((await talent.browser.call(readOffer, { id })).body.feeBasisPoints).toBeNull()
  })

  test('fills a project: it takes no more applications, answers those who wait, and can be opened again', async () => {
    const { projectId, id } = await accepted(2)
    const other = await acceptedTo(projectId, await newTalent(app))
    const waiting = await newTalent(app)
    const { body } = await waiting.browser.call(applyToProject, { projectId, coverLetter: 'Now.' })
    const offers = [(await send(id)).body.id, (await send(other)).body.id]
    const statusOf = async () => (await owner.browser.call(readProject, { id: projectId })).body.status
    for (const [index, offer] of offers.entries()) {
      expect(await statusOf()).toBe('Open')
      await app.database.ownerRun(`update offers set status = 'accepted' where id = $1`, [offer])
      expect(await statusOf()).toBe(index === 0 ? 'Open' : 'Filled')
    }
    await app.jobs.runDue('answer-waiting')
    await app.jobs.runDue('follow-clock')
    const [ended] = await app.database.ownerRun('select status, outcome from applications where id = $1', [
      body.application.id,
    ])
    expect(ended).toEqual({ status: 'rejected', outcome: 'filled' })
    const [mail] = (await app.mails(waiting.email)).filter(({ subject }) => subject.includes('has ended'))
    expect(mail?.text).toContain('has filled')
    const late = await newTalent(app)
    const refused = await late.browser.call(applyToProject, { projectId, coverLetter: 'Now.' })
    expect([404, 409]).toContain(refused.status)
    await owner.browser.call(setProjectStatus, { id: projectId, status: 'Open' })
    expect((await late.browser.call(applyToProject, { projectId, coverLetter: 'Now.' })).status).toBe(200)
  })

  test('is withdrawn when its project closes, and declined with a reason', async () => {
    await clear()
    const { projectId, id: application } = await accepted()
    const { id } = (await send(application)).body
    await follow()
    await owner.browser.call(setProjectStatus, { id: projectId, status: 'archived', endsEngagements: true })
    await follow()
    expect((await talent.browser.call(readOffer, { id })).body.status).toBe('withdrawn')
    expect(await emailsTo(talent)).toEqual(['offer-received', 'offer-withdrawn'])
    const { id: another } = (await send((await accepted()).id)).body
    await talent.browser.call(declineOffer, { id: another, round: 1, reason: 'Too early.' })
    expect((await owner.browser.call(readOffer, { id: another })).body.reason).toBe('Too early.')
  })

  test('is read by all of the firm and changed by those who manage it', async () => {
    const [viewer, manager] = [await newMember(app, owner, 'viewer'), await newMember(app, owner, 'manager')]
    const id = await sent()
    expect((await viewer.browser.call(readOffer, { id })).body).toMatchObject({ status: 'sent', actions: [] })
    expect((await viewer.browser.call(withdrawOffer, { id, round: 1 })).status).toBe(403)
    expect((await manager.browser.call(withdrawOffer, { id, round: 1 })).status).toBe(200)
  })
})
