import { afterAll, expect, test } from 'vitest'
import { approveWeeks, discardTimer, readWeek, returnWeek, startTimer, submitWeek } from '#contract/hours.ts'
import { creditInvoice } from '#contract/invoices.ts'
import { deleteAccount } from '#contract/own-data.ts'
import { deleteProject } from '#contract/projects.ts'
import { draftInvoice, issueDraft } from '#db/invoices.ts'
import { hoursWaitMessage } from '#domain/hours/waiting.ts'
import { invoiceMessages } from '#domain/invoices/recording.ts'
import { billingMessages } from '#domain/projects/closing.ts'
import { activeEngagement } from '../engagements/testing/engagement.ts'
import { newBuyer, newPerson, type Person, testPassword } from '../testing/people.ts'
import { hoursApp, line, named, today, weeksAgo } from './testing/hours-app.ts'

const { app, owner, talent, write, submitted, approve, statusOf } = await hoursApp()
afterAll(() => app.close())

const engage = (by: Person) => activeEngagement(app, by, talent, { startDate: '2026-01-05' })
const firmOf = async ({ userId }: Person) =>
  (await app.database.ownerRun('select firm_id as id from buyers where user_id = $1', [userId]))[0]?.id as string

/** As if the approvals couldn't be undone anymore, and the invoice was due. */
async function invoice(by: Person) {
  const firmId = await firmOf(by)
  await app.database.ownerRun(
    `with quiet as (select set_config('session_replication_role', 'replica', true))
     update weeks set decided_at = now() - interval '1 minute' from quiet where firm_id = $1 and status = 'approved'`,
    [firmId],
  )
  return app.services.db.asSystem(async (tx) => {
    const draft = await draftInvoice(tx, { firmId, engagementId: null, through: today })
    return draft && issueDraft(tx, draft)
  })
}

/** How a week was billed, and who is paid for it. */
const billed = (weekId: string) =>
  app.database.ownerRun(
    `select i.status, l.project, l.fee_basis_points as fee, l.fee_cents as "feeCents", p.kind, p.talent_id as "talentId", p.amount_cents as cents
     from invoice_lines l join invoices i on i.id = l.invoice_id left join payout_lines p on p.invoice_line_id = l.id where l.week_id = $1`,
    [weekId],
  )

// Five hours at $44.00, and 15% of that.
const issued = { status: 'issued', fee: 1500, feeCents: 3300, kind: 'work', talentId: talent.userId, cents: 22_000 }

test('a project is deleted once all of its hours are invoiced, and not before', async () => {
  const { id: engagementId, projectId } = await engage(owner)
  const remove = () => owner.browser.call(deleteProject, { id: projectId })
  const refused = { status: 409, error: { code: 'conflict', message: billingMessages.hasHours } }
  const id = (await write(engagementId, line(weeksAgo(1), 300))).body.weeks[0] as string
  expect(await remove()).toMatchObject(refused)
  const { body: week } = await talent.browser.call(submitWeek, { id })
  expect(await remove()).toMatchObject(refused)
  expect((await approve(week)).status).toBe(200)
  expect(await remove()).toMatchObject(refused)
  await invoice(owner)
  expect(await statusOf(id)).toBe('invoiced')
  await talent.browser.call(startTimer, { engagementId, task: 'Close' })
  expect(await remove()).toMatchObject(refused)
  await talent.browser.call(discardTimer, {})
  // The week that the database has opened has no hours.
  expect((await remove()).status).toBe(200)
  expect(await billed(id)).toMatchObject([issued])
})

test('hours that are written while a project is deleted are refused or keep it', async () => {
  for (let race = 0; race < Number(process.env.RACES ?? 3); race += 1) {
    const { id: engagementId, projectId } = await engage(owner)
    const [written, removed] = await Promise.all([
      write(engagementId, line(weeksAgo(0), 60)),
      owner.browser.call(deleteProject, { id: projectId }),
    ])
    expect([written.status === 200, removed.status]).toEqual(written.status === 200 ? [true, 409] : [false, 200])
  }
})

test('the fee is the one that was signed when the hours were submitted, whatever has become of the engagement', async () => {
  const { id: engagementId, projectId } = await engage(owner)
  const week = await submitted(engagementId, weeksAgo(1), [300])
  await approve(week)
  await app.database.ownerRun('delete from projects where id = $1', [projectId])
  expect((await owner.browser.call(readWeek, { id: week.id })).body.allInCents).toBe(25_300)
  await invoice(owner)
  expect(await billed(week.id)).toMatchObject([issued])
})

test('what a firm approved is billed before its last owner leaves, so that it is paid', async () => {
  const last = await newBuyer(app)
  const { id: engagementId } = await engage(last)
  const drafted = await submitted(engagementId, weeksAgo(3), [300])
  const recent = await submitted(engagementId, weeksAgo(2), [300])
  await last.browser.call(approveWeeks, { weeks: [named(drafted)] })
  const firmId = await firmOf(last)
  await app.database.ownerRun(
    `with quiet as (select set_config('session_replication_role', 'replica', true))
     update weeks set decided_at = now() - interval '1 minute' from quiet where id = $1`,
    [drafted.id],
  )
  await app.services.db.asSystem((tx) => draftInvoice(tx, { firmId, engagementId: null, through: today }))
  await last.browser.call(approveWeeks, { weeks: [named(recent)] })

  expect((await last.browser.call(deleteAccount, { password: testPassword })).status).toBe(200)
  for (const { id } of [drafted, recent])
    expect(await billed(id)).toMatchObject([{ ...issued, project: 'Month-end close' }])
  const invoices = await app.database.ownerRun(
    `select distinct i.status, i.client, i.firm_id from invoices i join invoice_lines l on l.invoice_id = i.id where l.week_id = any ($1)`,
    [[drafted.id, recent.id]],
  )
  expect(invoices).toEqual([{ status: 'issued', client: 'Closed firm', firm_id: null }])
  await app.jobs.runDue('follow-invoice')
})

const close = ({ browser }: Person) => browser.call(deleteAccount, { password: testPassword })
const refusedForHours = { status: 409, error: { code: 'conflict', message: hoursWaitMessage } }
/** As if that had been so many days ago. */
const returnedAgo = (weekId: string, days: number) =>
  app.database.ownerRun(
    `with quiet as (select set_config('session_replication_role', 'replica', true))
     update weeks set decided_at = now() - make_interval(days => $2) from quiet where id = $1`,
    [weekId, days],
  )

test('a firm isn’t closed while somebody could still be paid for hours that nobody else can approve', async () => {
  const last = await newBuyer(app)
  const { id: engagementId } = await engage(last)
  await talent.browser.call(startTimer, { engagementId, task: 'Close' })
  expect(await close(last)).toMatchObject(refusedForHours)
  await talent.browser.call(discardTimer, {})
  const id = (await write(engagementId, line(weeksAgo(1), 300))).body.weeks[0] as string
  expect(await close(last)).toMatchObject(refusedForHours)
  const { submittedAt } = (await talent.browser.call(submitWeek, { id })).body
  expect(await close(last)).toMatchObject(refusedForHours)
  const back = { id, submittedAt: submittedAt ?? '', reason: 'Which entity?', lines: [] }
  expect((await last.browser.call(returnWeek, back)).status).toBe(200)
  expect(await close(last)).toMatchObject(refusedForHours)
  const again = (await talent.browser.call(submitWeek, { id })).body
  expect((await last.browser.call(approveWeeks, { weeks: [named(again)] })).status).toBe(200)
  expect((await close(last)).status).toBe(200)
  expect(await billed(id)).toMatchObject([issued])
  // Nobody could approve hours that are written now.
  expect(await write(engagementId, line(weeksAgo(1), 60))).toMatchObject({
    status: 400,
    error: { code: 'invalid_input' },
  })
})

test('hours that nobody submits keep a firm from being closed for two weeks', async () => {
  const last = await newBuyer(app)
  const { id: engagementId } = await engage(last)
  const { id, submittedAt } = await submitted(engagementId, weeksAgo(5), [300])
  await last.browser.call(returnWeek, { id, submittedAt: submittedAt ?? '', reason: 'Which entity?', lines: [] })
  await returnedAgo(id, 13)
  expect(await close(last)).toMatchObject(refusedForHours)
  await returnedAgo(id, 16)
  expect((await close(last)).status).toBe(200)
  expect(await statusOf(id)).toBeUndefined()
})

test('hours that are submitted while their firm is closed are refused or keep it', async () => {
  for (let race = 0; race < Number(process.env.RACES ?? 3); race += 1) {
    const last = await newBuyer(app)
    const { id: engagementId } = await engage(last)
    const { id, submittedAt } = await submitted(engagementId, weeksAgo(5), [300])
    await last.browser.call(returnWeek, { id, submittedAt: submittedAt ?? '', reason: 'Which entity?', lines: [] })
    await returnedAgo(id, 16)
    const [sent, closed] = await Promise.all([talent.browser.call(submitWeek, { id }), close(last)])
    // Where they waited for each other, one of them is asked to try again.
    expect([200, 404, 503]).toContain(sent.status)
    expect(sent.status === 200 ? [409, 503] : [200]).toContain(closed.status)
    expect(await statusOf(id)).toBe(sent.status === 200 ? 'submitted' : undefined)
  }
})

test('hours that nobody could correct are credited, and not returned', async () => {
  const admin = await newPerson(app, 'admin')
  const { id: engagementId, projectId } = await engage(owner)
  const week = await submitted(engagementId, weeksAgo(1), [300])
  await approve(week)
  await invoice(owner)
  const [row] = await app.database.ownerRun('select id, invoice_id as invoice from invoice_lines where week_id = $1', [
    week.id,
  ])
  expect((await owner.browser.call(deleteProject, { id: projectId })).status).toBe(200)
  const credit = (returnsHours: boolean) =>
    admin.browser.call(creditInvoice, {
      ...{ id: row?.invoice as string, lines: [row?.id as string] },
      ...{ reason: 'Recorded twice.', returnsHours },
    })
  expect(await credit(true)).toMatchObject({ status: 409, error: { message: invoiceMessages.cannotCorrect } })
  expect(await statusOf(week.id)).toBe('invoiced')
  expect((await credit(false)).status).toBe(200)
  expect([await statusOf(week.id), await billed(week.id)]).toMatchObject([
    'invoiced',
    [{ kind: 'work', cents: 22_000 }],
  ])
})
