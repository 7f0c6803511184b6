import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEngagement } from '#contract/engagements.ts'
import { addLines, approveWeeks, changeLine, readHours, readWeek, submitWeek } from '#contract/hours.ts'
import {
  amendStatement,
  readStatement,
  type Statement,
  saveStatement,
  sendStatement,
  signStatement,
  verifyFile,
  viewStatement,
  voidStatement,
} from '#contract/statements.ts'
import { waitForLock } from '#db/testing/wait-for-lock.ts'
import { capMessage } from '#domain/hours/format-week.ts'
import { addDays, mondayOf } from '#domain/hours/week.ts'
import type { OfferTerms } from '#domain/offers/terms.ts'
import { amendmentMessages } from '#domain/statements/amendment.ts'
import { readEntry } from '#domain/statements/entries.ts'
import { activeEngagement, type MadeEngagement } from '../engagements/testing/engagement.ts'
import { turnEngagements } from '../engagements/turn-engagements.ts'
import { checkSealedFile } from '../sealing/check-sealed-file.ts'
import { sha256 } from '../sealing/seal-document.ts'
import { newBuyer, newMember, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { sampleDetails } from './testing/sample-facts.ts'
import { signAs, signatureFor } from './testing/statement.ts'

let app: TestApp
let owner: Person
let talent: Person
let today: string
const folder = mkdtempSync(join(tmpdir(), 'glide-amendments-'))
beforeAll(async () => {
  app = await testApp()
  owner = await newBuyer(app)
  talent = await newTalent(app)
  const [row] = await app.database.ownerRun(`select (now() at time zone 'America/New_York')::date::text as today`)
  today = row?.today as string
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

/** One that has gone on for four weeks, with a template and details as the product writes them. */
async function engaged(terms: Partial<OfferTerms> = {}): Promise<MadeEngagement> {
  const made = await activeEngagement(app, owner, talent, { startDate: addDays(mondayOf(today), -28), ...terms })
  await app.database.ownerRun(
    `with quiet as (select set_config('session_replication_role', 'replica', true))
     update statements set details = $2, template = (select jsonb_object_agg(section, 'As {{rate}} says.') from unnest($3::text[]) section)
     from quiet where id = $1`,
    [
      made.statementId,
      JSON.stringify(sampleDetails),
      [
        ...['parties', 'scope', 'deliverables', 'outOfScope', 'software', 'hours', 'rate', 'cap', 'invoicing'],
        ...['confidentiality', 'data', 'notice', 'conversion', 'law'],
      ],
    ],
  )
  return made
}
const read = async (id: string, who: Person = owner) => (await who.browser.call(readStatement, { id })).body

/** A draft that amends what was signed. */
async function amended(statementId: string, terms: Partial<OfferTerms>, effectiveOn = mondayOf(today)) {
  const { id } = (await owner.browser.call(amendStatement, { id: statementId })).body
  const draft = await read(id)
  const saved = await owner.browser.call(saveStatement, {
    id,
    expectedUpdatedAt: draft.updatedAt,
    details: draft.details,
    amendment: { terms: { ...draft.terms, ...terms }, effectiveOn },
  })
  return { id, draft, saved }
}

async function signBoth(id: string): Promise<Statement> {
  await app.database.ownerRun('delete from identity.attempts')
  const out = (await owner.browser.call(sendStatement, { id })).body
  await signAs(talent, out, 'Maria Santelmo')
  return (await signAs(owner, out, 'Ellen Reed')).body
}

const weekOf = async ({ id }: MadeEngagement, monday: string, minutes = 60) => {
  const added = await talent.browser.call(addLines, {
    engagementId: id,
    lines: [{ day: monday, minutes, task: 'Close' }],
  })
  return added.status === 200 ? (added.body.weeks[0] as string) : added.status
}
const termsOf = async (week: string) =>
  (await app.database.ownerRun('select rate_cents, cap_minutes from weeks where id = $1', [week]))[0]

test('an amendment shows what changes, is signed by both again and sealed, and counts from its Monday; what was submitted before keeps its terms', async () => {
  const made = await engaged()
  const [before, now] = [addDays(mondayOf(today), -7), mondayOf(today)]
  const approved = (await weekOf(made, before)) as string
  await talent.browser.call(submitWeek, { id: approved })
  const { submittedAt } = (await talent.browser.call(readWeek, { id: approved })).body
  await owner.browser.call(approveWeeks, { weeks: [{ id: approved, submittedAt: submittedAt ?? '' }] })
  const open = (await weekOf(made, now)) as string

  expect(await read(made.statementId)).toMatchObject({ mayAmend: true, amends: null, amendedBy: null })
  expect((await read(made.statementId, talent)).mayAmend).toBe(false)
  const { id, draft, saved } = await amended(made.statementId, { rateCents: 5000, weeklyCapHours: 40, noticeDays: 30 })
  expect(draft).toMatchObject({ status: 'draft', version: 2, amends: { id: made.statementId, version: 1 } })
  expect(draft.amends?.effectiveOn).toBe(addDays(now, 7))
  expect(saved.body).toMatchObject({
    terms: { rateCents: 5000 },
    amends: { effectiveOn: now, terms: { rateCents: 4400 } },
  })
  // Whoever presses again finds it; the talent doesn't see a draft.
  expect((await owner.browser.call(amendStatement, { id: made.statementId })).body.id).toBe(id)
  expect((await talent.browser.call(readStatement, { id })).status).toBe(404)
  expect((await owner.browser.call(readEngagement, { id: made.id })).body.standing).toMatchObject({
    text: 'Your turn: send the amendment',
    action: { to: `/statements/${id}` },
  })

  const done = await signBoth(id)
  expect(done).toMatchObject({ status: 'executed', version: 2, mayAmend: true })
  expect(await read(made.statementId, talent)).toMatchObject({
    status: 'amended',
    actions: [],
    mayAmend: false,
    amendedBy: { id, version: 2, status: 'executed', effectiveOn: now },
  })
  expect((await talent.browser.call(readEngagement, { id: made.id })).body).toMatchObject({
    status: 'active',
    statementId: id,
    terms: { rateCents: 5000, weeklyCapHours: 40, noticeDays: 30 },
    standing: { turn: null },
  })
  expect(await termsOf(approved)).toEqual({ rate_cents: 4400, cap_minutes: 1800 })
  expect(await termsOf(open)).toEqual({ rate_cents: 5000, cap_minutes: 2400 })
  // An open week of before has the terms of before.
  expect(await termsOf((await weekOf(made, addDays(now, -14))) as string)).toEqual({
    rate_cents: 4400,
    cap_minutes: 1800,
  })

  const files = await Promise.all(
    [made.statementId, id].map(async (one) =>
      Buffer.from(await (await talent.browser.send(`/api/statements/${one}/sealed.pdf`)).arrayBuffer()),
    ),
  )
  const [old, sealed] = files as [Buffer, Buffer]
  const path = join(folder, 'sealed.pdf')
  writeFileSync(path, sealed)
  expect(spawnSync('pdfsig', [path], { encoding: 'utf8' }).stdout).toContain('Signature is Valid')
  const text = spawnSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }).stdout
  for (const part of [`amends version 1 of ${done.number}`, '$44.00/hr', '$50.00/hr', 'At most 40 hours', sha256(old)])
    expect(text).toContain(part)
  const checked = await checkSealedFile(sealed)
  expect(checked.isWhole && readEntry(checked.trail.entries[0]?.entry ?? '')).toMatchObject({
    what: 'amends',
    version: 1,
    sha256: sha256(old),
  })
  const found = async (file: Buffer) => (await app.visitor().call(verifyFile, { sha256: sha256(file) })).body.sealed
  expect([await found(old), await found(sealed)]).toMatchObject([
    { version: 1, isAmended: true },
    { version: 2, isAmended: false },
  ])
  for (const { email } of [owner, talent])
    expect(
      (await app.mails(email)).some(({ subject }) => subject === `Signed by both sides: ${done.number}, version 2`),
    ).toBe(true)

  // It can be amended again, from a later day on. Until then version 2 counts, but the end is known at once.
  const later = addDays(now, 7)
  const third = await amended(id, { rateCents: 5500, endDate: addDays(later, 4) }, later)
  expect((await signBoth(third.id)).version).toBe(3)
  const after = (await owner.browser.call(readEngagement, { id: made.id })).body
  expect(after).toMatchObject({ endsOn: addDays(later, 4), terms: { rateCents: 5000 }, statementId: id })
  const [terms] = await app.database.ownerRun('select rate_cents from app.engagement_terms($1, $2)', [made.id, later])
  expect(terms?.rate_cents).toBe(5500)
})

test('an extension keeps work going past the end that was signed first', async () => {
  const made = await engaged({ endDate: addDays(today, -1) })
  await app.database.ownerRun(
    `with quiet as (select set_config('session_replication_role', 'replica', true))
     update engagements set status = 'active', ended_at = null from quiet where id = $1`,
    [made.id],
  )
  const { id } = await amended(made.statementId, { endDate: null }, addDays(mondayOf(today), 7))
  await signBoth(id)
  await app.services.db.asSystem(turnEngagements)
  expect((await owner.browser.call(readEngagement, { id: made.id })).body).toMatchObject({
    status: 'active',
    endsOn: null,
  })
})

test('an amendment is refused that changes nothing, the start or what is over, and of what isn’t in force', async () => {
  const made = await engaged()
  const refused = async (terms: Partial<OfferTerms>, effectiveOn?: string) =>
    (await amended(made.statementId, terms, effectiveOn)).saved.error
  expect((await refused({ startDate: today }))?.message).toBe(amendmentMessages.start)
  expect((await refused({}, addDays(mondayOf(today), 1)))?.message).toBe('Please choose a Monday.')
  expect((await refused({ endDate: addDays(mondayOf(today), -7) }))?.field).toBe('amendment.terms.endDate')
  const { id } = await amended(made.statementId, {})
  expect(await owner.browser.call(sendStatement, { id })).toMatchObject({
    status: 409,
    body: { error: { message: amendmentMessages.nothing } },
  })
  await amended(made.statementId, { noticeDays: 0 }, addDays(mondayOf(today), -7))
  expect((await owner.browser.call(sendStatement, { id })).error?.message).toBe(amendmentMessages.past)
  // A statement that isn't an amendment has the terms of its offer.
  await owner.browser.call(voidStatement, { id, move: 'discard', reason: 'Not needed.' })
  expect((await owner.browser.call(amendStatement, { id })).error?.message).toBe(amendmentMessages.notInForce)
  // A viewer reads; others find nothing.
  const viewer = await newMember(app, owner, 'viewer')
  expect((await viewer.browser.call(amendStatement, { id: made.statementId })).status).toBe(403)
  const manager = await newMember(app, owner, 'manager')
  const again = (await manager.browser.call(amendStatement, { id: made.statementId })).body.id
  expect(await read(again)).toMatchObject({ version: 3, status: 'draft' })
  await app.database.ownerRun(
    `with quiet as (select set_config('session_replication_role', 'replica', true))
     update engagements set status = 'ended', ended_at = now() from quiet where id = $1`,
    [made.id],
  )
  await owner.browser.call(voidStatement, { id: again, move: 'discard', reason: 'Over.' })
  expect((await owner.browser.call(amendStatement, { id: made.statementId })).status).toBe(409)
})

test('nobody amends what was signed with someone whose account is gone', async () => {
  const [left, before] = [await newTalent(app), talent]
  talent = left
  const made = await engaged()
  talent = before
  await app.database.ownerRun('delete from identity.users where id = $1', [left.userId])
  expect((await owner.browser.call(readStatement, { id: made.statementId })).body.mayAmend).toBe(false)
  expect(await owner.browser.call(amendStatement, { id: made.statementId })).toMatchObject({
    status: 409,
    error: { message: amendmentMessages.notInForce },
  })
})

test('of amendments at once there is one, and of signing and withdrawing one wins', async () => {
  const made = await engaged()
  const pressed = await Promise.all(
    [1, 2, 3, 4].map(() => owner.browser.call(amendStatement, { id: made.statementId })),
  )
  expect(new Set(pressed.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
  for (const rival of ['sign', 'void'] as const) {
    const current = (await owner.browser.call(readEngagement, { id: made.id })).body.statementId as string
    const { id } = await amended(current, { rateCents: rival === 'sign' ? 5000 : 6000 })
    await app.database.ownerRun('delete from identity.attempts')
    const out = (await owner.browser.call(sendStatement, { id })).body
    await signAs(talent, out, 'Maria Santelmo')
    await owner.browser.call(viewStatement, { id })
    const sign = () => owner.browser.call(signStatement, signatureFor(out, 'Ellen Reed'))
    const other =
      rival === 'sign' ? sign : async () => owner.browser.call(voidStatement, { id, move: 'void', reason: 'Wrong.' })
    const answers = await Promise.all([sign(), other()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [counted] = await app.database.ownerRun(
      `select count(*) filter (where status = 'executed')::int as executed, count(*) filter (where status in ('draft', 'out', 'signed'))::int as open
       from statements where offer_id = $1`,
      [made.offerId],
    )
    expect(counted).toEqual({ executed: 1, open: 0 })
  }
})

test('hours of a week before an amendment are held to the cap of before', async () => {
  const hours = async (made: MadeEngagement, monday: string, each: number) =>
    talent.browser.call(addLines, {
      engagementId: made.id,
      lines: [0, 1, 2, 3, 4].map((at) => ({ day: addDays(monday, at), minutes: each, task: 'Close' })),
    })
  const [before, now] = [addDays(mondayOf(today), -7), mondayOf(today)]
  const capOn = async (made: MadeEngagement, day: string) =>
    (await talent.browser.call(readHours, { engagement: made.id, day })).body.shown?.capMinutes

  // Signed are 30 hours, amended to 20.
  const lowered = await engaged()
  const id = (await hours(lowered, before, 300)).body.weeks[0] as string
  await signBoth((await amended(lowered.statementId, { hoursPerWeek: 20, weeklyCapHours: 20 })).id)
  expect([await capOn(lowered, before), await capOn(lowered, now)]).toEqual([1800, 1200])
  const more = { day: before, minutes: 300, task: 'Review' }
  expect((await talent.browser.call(addLines, { engagementId: lowered.id, lines: [more] })).status).toBe(200)
  const [row] = (await talent.browser.call(readWeek, { id })).body.lines.filter(({ task }) => task === 'Review')
  const change = (minutes: number) =>
    talent.browser.call(changeLine, { ...more, id: row?.id as string, note: '', minutes })
  expect((await change(240)).status).toBe(200)
  expect((await change(300)).status).toBe(200)
  expect((await talent.browser.call(submitWeek, { id })).status).toBe(200)

  // Signed are 30 hours, amended to 40.
  const raised = await engaged()
  await signBoth((await amended(raised.statementId, { weeklyCapHours: 40 })).id)
  expect([await capOn(raised, before), await capOn(raised, now)]).toEqual([1800, 2400])
  const tooMany = await hours(raised, before, 375)
  expect(tooMany).toMatchObject({ status: 400, error: { message: capMessage(1800, 1800) } })
  expect((await hours(raised, before, 360)).status).toBe(200)
})

test('an amendment isn’t sent or signed once its engagement is over', async () => {
  const over = ({ id }: MadeEngagement, status: 'ended' | 'active') =>
    app.database.ownerRun(
      `with quiet as (select set_config('session_replication_role', 'replica', true))
       update engagements set status = $2, ended_at = case $2 when 'ended' then now() end from quiet where id = $1`,
      [id, status],
    )
  const refused = { status: 409, error: { code: 'conflict', message: amendmentMessages.isOver } }
  const made = await engaged()
  const { id } = await amended(made.statementId, { rateCents: 5000 })
  await over(made, 'ended')
  expect(await owner.browser.call(sendStatement, { id })).toMatchObject(refused)
  await over(made, 'active')
  await app.database.ownerRun('delete from identity.attempts')
  const out = (await owner.browser.call(sendStatement, { id })).body
  await over(made, 'ended')
  expect(await signAs(talent, out, 'Maria Santelmo')).toMatchObject(refused)
  await over(made, 'active')
  expect((await signAs(talent, out, 'Maria Santelmo')).status).toBe(200)
  await over(made, 'ended')
  expect(await signAs(owner, out, 'Ellen Reed')).toMatchObject(refused)
  expect((await read(id)).status).toBe('signed')
  expect((await read(made.statementId)).status).toBe('executed')
})

test('an amendment isn’t signed when its engagement ends at this moment', async () => {
  const made = await engaged()
  const { id } = await amended(made.statementId, { rateCents: 5000 })
  await app.database.ownerRun('delete from identity.attempts')
  const out = (await owner.browser.call(sendStatement, { id })).body
  await signAs(talent, out, 'Maria Santelmo')
  await owner.browser.call(viewStatement, { id })
  let signing: ReturnType<typeof signAs> | undefined
  await app.database.asSuperuser(async (run) => {
    await run({
      sql: `update engagements set status = 'terminated', reason = 'Closed.' where id = $1`,
      parameters: [made.id],
    })
    signing = owner.browser.call(signStatement, signatureFor(out, 'Ellen Reed'))
    await waitForLock(app.database, run)
  })
  expect(await signing).toMatchObject({ status: 409, error: { message: amendmentMessages.isOver } })
  expect((await read(id)).status).toBe('signed')
})

test('what was signed changes by no SQL of either side', async () => {
  const made = await engaged()
  const { id } = await amended(made.statementId, { rateCents: 5000 })
  const as = (who: Person, sql: string, ...values: unknown[]) =>
    app.database.asSuperuser(async (run) => {
      const [seat] = (
        await run({ sql: 'select id, firm_id, firm_role from buyers where user_id = $1', parameters: [who.userId] })
      ).rows
      await run({
        sql: `select set_config('app.user_id', $1, true), set_config('app.firm_id', $2, true), set_config('app.firm_role', $3, true),
          set_config('role', $4, true)`,
        parameters: [who.userId, seat?.firm_id ?? '', seat?.firm_role ?? '', seat ? 'app_buyer' : 'app_talent'],
      })
      return (await run({ sql, parameters: values })).rows
    })
  const rate = (to: number) => `facts = jsonb_set(facts, '{terms,rateCents}', '${to}')`
  // The version in force, by either side; and of the draft anything but its terms.
  for (const [who, change, of] of [
    [owner, rate(1), made.statementId],
    [owner, `status = 'amended'`, made.statementId],
    [owner, `effective_on = '2026-01-05'`, made.statementId],
    [talent, `status = 'amended'`, made.statementId],
    [owner, `facts = jsonb_set(facts, '{feeBasisPoints}', '0')`, id],
    [owner, `facts = jsonb_set(facts, '{terms,startDate}', '"2020-01-06"')`, id],
    [owner, `effective_on = effective_on + 1`, id],
    [owner, `amends_id = null, effective_on = null`, id],
  ] as const)
    await expect(as(who, `update statements set ${change} where id = $1 returning id`, of), change).rejects.toThrow()
  const other = await newBuyer(app)
  await expect(as(other, 'insert into statements (amends_id) values ($1)', made.statementId)).rejects.toThrow()
  await expect(as(talent, 'insert into statements (amends_id) values ($1)', made.statementId)).rejects.toThrow()
  // Sent for a week that is over, or changed after it was sent.
  const file = `shown_file = '\\x00', shown_sha256 = encode(sha256('\\x00'), 'hex'), pages = 1`
  await expect(
    as(owner, `update statements set status = 'out', effective_on = effective_on - 700, ${file} where id = $1`, id),
  ).rejects.toThrow('this week')
  await owner.browser.call(sendStatement, { id })
  await expect(as(owner, `update statements set ${rate(1)} where id = $1`, id)).rejects.toThrow('stays as it is')
  // Nor can what is in force be written again.
  const [{ offer }] = (await app.database.ownerRun('select offer_id as offer from statements where id = $1', [id])) as [
    { offer: string },
  ]
  await owner.browser.call(voidStatement, { id, move: 'void', reason: 'Wrong.' })
  await expect(
    as(
      owner,
      `insert into statements (offer_id, project_id, talent_id, template_version, is_unread, template, facts, details)
       select offer_id, project_id, talent_id, 1, false, template, facts, details from statements where offer_id = $1 limit 1`,
      offer,
    ),
  ).rejects.toThrow('amended')
})
