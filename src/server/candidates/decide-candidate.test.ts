import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decideCandidate, moveSetInterview, previewEmail, readCandidate } from '#contract/candidates.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { listCallsAhead } from '#contract/many-candidates.ts'
import { changeCandidate } from '#db/candidates.ts'
import { recordStaleMove } from '#db/record.ts'
import { query, type Tx } from '#db/session.ts'
import type { CandidateStatus } from '#domain/candidates/status.ts'
import type { SealedContent } from '../mail/mail.ts'
import { createSeal } from '../mail/seal.ts'
import { calendarStore } from '../testing/calendar-store.ts'
import { newBuyer, newPerson, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

type Decision = InputOf<typeof decideCandidate>['decision']

describe('deciding on a candidate', () => {
  let app: TestApp
  let admin: Person
  let id: string
  beforeAll(async () => {
    app = await testApp()
    admin = await newPerson(app, 'admin')
    id = (await newTalent(app)).candidateId
  })
  afterAll(() => app.close())

  /** The calendar file attached to an email. */
  const entryOf = async (mailId = '') => {
    const [mail] = await app.database.ownerRun('select sealed_content from mails where id = $1', [mailId])
    const seal = createSeal<SealedContent>(app.services.secrets.derive('mail'))
    const { attachments } = seal.open(mailId, mail?.sealed_content as Uint8Array)
    return Buffer.from(attachments?.[0]?.content ?? '', 'base64').toString()
  }
  const decide = (expectedStatus: CandidateStatus, decision: Decision, by = admin) =>
    by.browser.call(decideCandidate, { id, expectedStatus, decision })

  test('an interview is scheduled, with its notes and its reviewer', async () => {
    const interviewAt = '2040-11-19T15:00:00.000Z'
    const { body } = await decide('pending', { move: 'interview', interviewAt, notes: 'Ask about GAAP.' })
    expect(body).toMatchObject({
      status: 'interviewed',
      actions: ['accept', 'reject'],
      interviewScheduledAt: interviewAt,
      interviewNotes: 'Ask about GAAP.',
      reviewedBy: admin.userId,
      platformAccessGrantedAt: null,
    })
  })

  test('acceptance grants access and keeps the notes; an edit keeps the first grant and names the second admin', async () => {
    const accepted = await decide('interviewed', { move: 'accept' })
    expect(accepted.body).toMatchObject({ status: 'accepted', interviewNotes: 'Ask about GAAP.' })
    expect(accepted.body.platformAccessGrantedAt).toBe(accepted.body.reviewedAt)

    const second = await newPerson(app, 'admin')
    const edited = await decide('accepted', { move: 'edit', notes: 'Prefers mornings.' }, second)
    expect(edited.body).toMatchObject({
      status: 'accepted',
      actions: ['reject', 'edit'],
      interviewNotes: 'Prefers mornings.',
      reviewedBy: second.userId,
      platformAccessGrantedAt: accepted.body.platformAccessGrantedAt,
    })
    expect(edited.body.reviewedAt).not.toBe(accepted.body.reviewedAt)
  })

  test('rejection needs a reason and takes access back; acceptance grants it anew', async () => {
    expect((await decide('accepted', { move: 'reject', reason: ' ' })).status).toBe(400)
    const rejected = await decide('accepted', { move: 'reject', reason: 'References did not answer.' })
    expect(rejected.body).toMatchObject({
      status: 'rejected',
      actions: ['accept', 'edit'],
      rejectionReason: 'References did not answer.',
      platformAccessGrantedAt: null,
    })
    const again = await decide('rejected', { move: 'accept' })
    expect(again.body).toMatchObject({ status: 'accepted', rejectionReason: null })
    expect(again.body.platformAccessGrantedAt).not.toBeNull()
  })

  test('every change is in the history, with who made it', async () => {
    const history = await app.database.ownerRun(
      'select to_status, actor_id is not null as by_someone from events where subject_id = $1 order by id',
      [id],
    )
    expect(history.map((entry) => entry.to_status)).toEqual([
      'pending',
      'interviewed',
      'accepted',
      'accepted',
      'rejected',
      'accepted',
    ])
    expect(history.slice(1).every((entry) => entry.by_someone)).toBe(true)
  })

  test('T56 of two admins at once, the second learns what the first decided', async () => {
    id = (await newTalent(app)).candidateId
    const answers = await Promise.all([
      decide('pending', { move: 'accept' }),
      decide('pending', { move: 'reject', reason: 'No overlap with US hours.' }),
    ])
    const [won, lost] = answers.toSorted((one, other) => one.status - other.status)
    expect([won?.status, lost?.status]).toEqual([200, 409])
    expect(lost?.error?.message).toContain(`now ${won?.body.status}.`)
    const { history } = (await admin.browser.call(readCandidate, { id })).body
    const [tooLate, decision] = won?.body.status === 'accepted' ? ['reject', 'accepted'] : ['accept', 'rejected']
    expect(history).toMatchObject([
      { fromStatus: decision, toStatus: decision, changes: { stale: { to: tooLate } } },
      { fromStatus: 'pending', toStatus: decision },
      { toStatus: 'pending' },
    ])
    expect(history[0]?.actor).toBe(history[1]?.actor)
  })

  test('only admins write into the timeline what came too late', async () => {
    const [talent, buyer] = [await newTalent(app), await newPerson(app, 'buyer')]
    const stale = { kind: 'candidate', id: talent.candidateId, event: 'candidate.accepted', move: 'accept' } as const
    const record = (person: Person) => app.services.db.asUser(person, (tx) => recordStaleMove(tx, stale))
    await expect(record(talent)).rejects.toMatchObject({ code: '42501' })
    await record(buyer)
    const events = await app.database.ownerRun('select is_stale from events where subject_id = $1', [
      talent.candidateId,
    ])
    expect(events).toEqual([{ is_stale: false }])
  })

  test('each decision is mailed as it was shown before, and an edit is not', async () => {
    const talent = await newTalent(app)
    id = talent.candidateId
    const shown = (input: object) => admin.browser.call(previewEmail, { id, ...input } as InputOf<typeof previewEmail>)
    const interviewAt = '2040-11-19T15:00:00.000Z'
    const preview = (await shown({ move: 'interview', interviewAt })).body
    expect(preview).toMatchObject({ subject: 'Your interview with Glide', attachments: ['interview.ics'] })
    expect((await shown({ move: 'reject', interviewAt })).body.attachments).toEqual([])
    await decide('pending', { move: 'interview', interviewAt, notes: 'canary-note' })
    const [mail] = await app.mails(talent.email)
    expect(mail?.html).toBe(preview.html)
    expect(await entryOf(mail?.id)).toContain('DTSTART:20401119T150000Z')
    await decide('interviewed', { move: 'reject', reason: 'canary-reason' })
    await decide('rejected', { move: 'edit', notes: 'canary-note' })
    await decide('rejected', { move: 'accept' })
    expect((await app.mails(talent.email)).map(({ subject }) => subject).sort()).toEqual([
      'About your application to Glide',
      'Welcome to Glide',
      'Your interview with Glide',
    ])
    expect(JSON.stringify(await app.mails(talent.email))).not.toContain('canary')
  })

  test('who lost the race is told nothing by mail, and fifty decisions at once leave one', async () => {
    const talent = await newTalent(app)
    id = talent.candidateId
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) =>
        decide('pending', turn % 2 ? { move: 'accept' } : { move: 'reject', reason: 'No overlap with US hours.' }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
    expect(await app.mails(talent.email)).toHaveLength(1)
  })

  test('T23: whose address is not confirmed is not accepted, by the handler or by the database, and their page says so', async () => {
    const talent = await newTalent(app)
    id = talent.candidateId
    const setConfirmed = (isConfirmed: boolean) =>
      app.database.ownerRun('update identity.users set email_verified = $2 where id = $1', [talent.userId, isConfirmed])
    await setConfirmed(false)
    const file = () => admin.browser.call(readCandidate, { id })
    expect((await file()).body).toMatchObject({ lacksConfirmation: true, lacksScorecard: false })
    const refused = await decide('pending', { move: 'accept' })
    expect(refused.status).toBe(409)
    expect(refused.error).toMatchObject({
      field: 'email',
      message: 'A candidate must confirm their email address before acceptance.',
    })
    const accepting = (tx: Tx) => changeCandidate(tx, id, 'pending', { status: 'accepted', access: 'grant' })
    await expect(app.services.db.asUser(admin, accepting)).rejects.toMatchObject({ code: '23514' })
    expect((await file()).body).toMatchObject({ status: 'pending', history: [{ toStatus: 'pending' }] })
    expect(await app.mails(talent.email)).toEqual([])

    const interviewAt = '2040-11-19T15:00:00.000Z'
    expect((await decide('pending', { move: 'interview', interviewAt })).body.lacksConfirmation).toBe(true)
    await setConfirmed(true)
    expect((await decide('interviewed', { move: 'accept' })).body).toMatchObject({ lacksConfirmation: false })
  })

  test('an interview is never set in the past, one at the same time is warned of, and a wrong one is moved in the calendar, too', async () => {
    const [talent, other] = [await newTalent(app), await newTalent(app)]
    id = talent.candidateId
    const past = await decide('pending', { move: 'interview', interviewAt: '2020-01-06T15:00:00Z' })
    expect([past.status, past.error?.field]).toEqual([400, 'decision.interviewAt'])
    // The database holds it, too, whatever the server forgets.
    const byQuery = (at: string) =>
      app.services.db.asUser({ userId: admin.userId }, (tx) =>
        tx.count(
          query
            .updateTable('candidates')
            .set({ interview_scheduled_at: new Date(at) })
            .where('id', '=', id),
        ),
      )
    await expect(byQuery('2020-01-06T15:00:00Z')).rejects.toMatchObject({ code: '23514' })
    await decide('pending', { move: 'interview', interviewAt: '2040-12-03T15:00:00Z' })
    const clashesAt = async (interviewAt: string, candidateId = other.candidateId) =>
      (await admin.browser.call(listCallsAhead, { ids: [candidateId], interviewTimes: [interviewAt] })).body.clashes
    expect(await clashesAt('2040-12-03T15:59:00Z')).toMatchObject([{ startsAt: '2040-12-03T15:00:00.000Z' }])
    expect(await clashesAt('2040-12-03T16:00:00Z')).toEqual([])
    expect(await clashesAt('2040-12-03T15:59:00Z', id)).toEqual([])
    const move = (interviewAt: string) => admin.browser.call(moveSetInterview, { id, interviewAt })
    expect((await move('2020-01-06T15:00:00Z')).status).toBe(400)
    expect((await move('2040-12-04T15:00:00Z')).body.interviewScheduledAt).toBe('2040-12-04T15:00:00.000Z')
    const store = calendarStore(talent.email)
    for (const { id: mailId } of (await app.mails(talent.email)).toReversed()) store.apply(await entryOf(mailId))
    expect([...store.events.values()]).toMatchObject([{ sequence: 2, startsAt: new Date('2040-12-04T15:00:00Z') }])
    await decide('interviewed', { move: 'reject', reason: 'No overlap.', cancelsCalls: true })
    const [last] = await app.mails(talent.email)
    expect(last?.html).toContain('Your interview with us is canceled')
    store.apply(await entryOf(last?.id))
    expect(store.events.size).toBe(0)
    expect((await move('2040-12-05T15:00:00Z')).status).toBe(409)
  })

  test('a decision leaves calls as they are, or cancels what is ahead with its emails', async () => {
    const [talent, buyer] = [await newTalent(app), await newBuyer(app)]
    id = talent.candidateId
    const run = app.database.ownerRun
    await run(
      `insert into intro_calls (candidate_id, name, email, zone, starts_at, ends_at)
       values ($1, 'Ana', $2, 'Asia/Manila', '2040-12-06 15:00Z', '2040-12-06 15:30Z')`,
      [id, talent.email],
    )
    await run(
      `insert into interviews (candidate_id, buyer_id, minutes, status, starts_at, proposed, owner_zone, talent_zone)
       select $1, b.id, 30, s, case s when 'booked' then '2040-12-07 15:00Z'::timestamptz end,
         array['2040-12-08 15:00Z'::timestamptz], 'America/New_York', 'Asia/Manila'
       from buyers b, (values ('booked'), ('proposed')) as given (s) where b.email = $2`,
      [id, buyer.email],
    )
    const statuses = async () =>
      (
        await run(
          `select status from intro_calls where candidate_id = $1 union all
           (select status from interviews where candidate_id = $1 order by status)`,
          [id],
        )
      ).map(({ status }) => status)
    await decide('pending', { move: 'accept' })
    expect(await statuses()).toEqual(['booked', 'booked', 'proposed'])
    await decide('accepted', { move: 'reject', reason: 'canary-reason', cancelsCalls: true })
    expect(await statuses()).toEqual(['cancelled', 'cancelled', 'cancelled'])
    await app.jobs.runDue('follow-interview')
    for (const { email } of [talent, buyer]) {
      const mails = JSON.stringify(await app.mails(email))
      expect(mails).toContain('our review')
      expect(mails).not.toContain('canary')
    }
  })

  test('a move the status does not have is refused, and nobody unknown is decided on', async () => {
    id = (await newTalent(app)).candidateId
    expect((await decide('pending', { move: 'edit', notes: 'x' })).status).toBe(409)
    id = randomUUID()
    expect((await decide('pending', { move: 'accept' })).status).toBe(404)
  })
})
