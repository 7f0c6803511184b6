import { afterAll, expect, test } from 'vitest'
import { approveWeeks, discardTimer, readWeek, startTimer, submitWeek } from '#contract/hours.ts'
import { deleteAccount } from '#contract/own-data.ts'
import { deleteProject } from '#contract/projects.ts'
import { draftInvoice, issueDraft } from '#db/invoices.ts'
import { billingMessages } from '#domain/projects/closing.ts'
import { activeEngagement } from '../engagements/testing/engagement.ts'
import { newBuyer, type Person, testPassword } from '../testing/people.ts'
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
  const waiting = await submitted(engagementId, weeksAgo(1), [300])
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
  expect(await billed(waiting.id)).toEqual([])
  const invoices = await app.database.ownerRun(
    `select distinct i.status, i.client, i.firm_id from invoices i join invoice_lines l on l.invoice_id = i.id where l.week_id = any ($1)`,
    [[drafted.id, recent.id]],
  )
  expect(invoices).toEqual([{ status: 'issued', client: 'Closed firm', firm_id: null }])
  await app.jobs.runDue('follow-invoice')
})
