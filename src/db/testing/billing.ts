import type { Run } from '../driver.ts'
import { candidates, engagements, firms, invoiceLines, invoices, pairs, payoutLines, people } from './world.ts'

const week = invoices.issued

/** An approved week of the talent, written without its triggers. */
const approve = `insert into weeks (id, engagement_id, firm_id, talent_id, starts_on, status, minutes, cap_minutes, rate_cents, fee_basis_points, submitted_at, decided_at)
  values ('${week}', '${engagements.own}', '${firms.buyer}', '${people.talent}', '2020-01-06', 'approved', 90, 90, 4000, 0, now(), '2020-01-14')`

/** Whether invoices are drafted, issued, charged, paid, credited, lapsed, paid out, merged and forgotten by functions with rights of their own; nothing stays. */
export async function isBilling(run: Run): Promise<boolean> {
  const ask = async (sql: string) => (await run({ sql, parameters: [] })).rows
  const enter = (role: string, person = '', firm = '') =>
    ask(`select set_config('role', 'none', true), set_config('app.user_id', '${person}', true), set_config('app.firm_id', '${firm}', true),
      set_config('app.firm_role', '${firm && 'owner'}', true), set_config('role', '${role}', true)`)
  const holds = async (sql: string) => (await ask(`select (${sql}) as "isSo"`))[0]?.isSo === true
  await ask('savepoint billing')
  try {
    await ask('set local session_replication_role = replica')
    await ask(approve)
    await ask('set local session_replication_role = origin')
    await enter('app_system')
    const [drafted] = await ask(`select app.draft_invoice('${firms.buyer}', null, '2020-01-12') as id`)
    const id = drafted?.id
    const [issued] = await ask(`select app.issue_invoice('${id}') as number`)
    if (!/^INV-\d{4}-0001$/.test(String(issued?.number))) return false
    await ask(
      `insert into charges (invoice_id, attempt, amount_cents, customer_id, method_id) values ('${id}', 1, 6000, 'cus', 'pm')`,
    )
    if (!(await holds(`select status = 'processing' from invoices where id = '${id}'`))) return false
    await ask(`update charges set outcome = 'failed' where invoice_id = '${id}'`)
    await ask(`insert into payments (invoice_id, charge_id, kind, amount_cents, reference)
      select invoice_id, id, 'stripe', 6000, 'pi' from charges where invoice_id = '${id}'`)
    if (!(await holds(`select status = 'paid' from invoices where id = '${id}'`))) return false
    // While a charge is under way, a payment of a part doesn't end it.
    const other = `insert into charges (invoice_id, attempt, amount_cents, customer_id, method_id) values ('${invoices.issued}', 2, 4000, 'cus', 'pm')`
    await ask(other)
    await ask(
      `insert into payments (invoice_id, kind, amount_cents, reference) values ('${invoices.issued}', 'stripe', 1, 'part')`,
    )
    if (!(await holds(`select status = 'processing' from invoices where id = '${invoices.issued}'`))) return false
    await ask(`update charges set outcome = 'action' where invoice_id = '${invoices.issued}' and attempt = 2`)
    await ask(`select app.lapse_invoices()`)
    if (!(await holds(`select status = 'overdue' from invoices where id = '${invoices.issued}'`))) return false
    await enter('app_buyer', people.buyer, firms.buyer)
    if (!(await holds(`select count(*) = 5 from app.firm_ledger('${firms.buyer}')`))) return false
    await enter('app_admin', people.admin)
    const [line] = await ask(`select id from invoice_lines where invoice_id = '${id}'`)
    await ask(`select app.credit_invoice('${id}', '{${line?.id}}', 'x', true)`)
    if (!(await holds(`select status = 'credited' from invoices where id = '${id}'`))) return false
    await enter('app_system')
    const isSentBack = `select sum(r.amount_cents) = 6000 from credit_refunds r join charges c on c.id = charge_id where c.invoice_id = '${id}'`
    if (!(await holds(isSentBack))) return false
    await enter('app_admin', people.admin)
    const page = `app.payout_page('2020-01-13', 0, 9, 9)`
    const isOwed = `select one ->> 'owedCents' = '4000' from ${page}, json_array_elements(payouts) one where one ->> 'talentId' = '${people.talent}'`
    if (!(await holds(isOwed))) return false
    if (
      !(await holds(
        `select sum((one ->> 'people')::int) = 2 and min(total) = 2 from ${page}, json_array_elements(countries) one`,
      ))
    )
      return false
    if (!(await holds('select count(*) = 2 from app.open_payout_accounts()'))) return false
    const isRecorded = `select detail = '{"accounts": 2}' from events where event = 'payout.exported' and actor_id = '${people.admin}'`
    if (!(await holds(isRecorded))) return false
    if (!(await holds(`select status = 'returned' from weeks where id = '${week}'`))) return false
    await ask('savepoint merging')
    await ask(`select app.merge_candidates('${pairs.open}', '${candidates.talent}')`)
    await enter('none')
    const isMerged = `select (select talent_id from payout_lines where id = '${payoutLines.otherTalent}') = '${people.talent}'
      and (select talent_id from invoice_lines where id = '${invoiceLines.others}') = '${people.talent}'
      and (select owed_cents from payout_balances where payee = '${people.talent}') = 8000`
    if (!(await holds(isMerged))) return false
    await ask('rollback to merging')
    await enter('app_system')
    await ask(`delete from identity.users where id = '${people.talent}'`)
    await enter('none')
    return holds(
      `select professional = 'Deleted account' and talent_id is null from invoice_lines where id = '${invoiceLines.own}'`,
    )
  } catch {
    return false
  } finally {
    await ask('rollback to billing')
  }
}
