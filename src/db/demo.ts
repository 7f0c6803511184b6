import { sql } from 'kysely'
import { confirmAccount, endChallenges } from './accounts.ts'
import type { Statement } from './driver.ts'
import type { Database } from './rows.ts'
import { query, type Tx } from './session.ts'

/**
 * `unfinished`: an admin who has a password and was never confirmed. Only a seeding that was cut short leaves one,
 * since confirming the admin is its last step.
 */
export async function demoState(tx: Tx, adminEmail: string): Promise<'missing' | 'unfinished' | 'present'> {
  const anyone = await tx.first(query.selectFrom('identity.users').select('id').limit(1))
  if (!anyone) return 'missing'
  const unfinished = await tx.first(
    query
      .selectFrom('identity.users')
      .innerJoin('identity.credentials', 'identity.credentials.user_id', 'identity.users.id')
      .select('identity.users.id')
      .where('email', '=', adminEmail)
      .where('email_verified', '=', false),
  )
  return unfinished ? 'unfinished' : 'present'
}

/** Nobody becomes an admin by signing up, so an admin of this address was made by a seeding. */
export const findDemoAdmin = (tx: Tx, adminEmail: string) =>
  tx.first(query.selectFrom('users').select('id').where('email', '=', adminEmail).where('role', '=', 'admin'))

export async function confirmWithoutMail(tx: Tx, userId: string): Promise<void> {
  await endChallenges(tx, userId)
  await confirmAccount(tx, userId)
}

/** What would be done at once: demo people aren't emailed about what was made for them. */
export const clearDueJobs = (tx: Tx, kind: string) =>
  tx.count(query.deleteFrom('jobs').where('kind', '=', kind).where('due_at', '<=', sql<Date>`now()`))

/** One transaction as the owner of the tables. */
export type AsOwner = (statements: readonly Statement[]) => Promise<unknown>

/** Everything that hangs on an account or a project. */
export const clearPeople = (asOwner: AsOwner) =>
  asOwner([
    statement(
      'truncate identity.users, projects, leads, threads, candidate_tally, candidate_weeks, events, document_numbers, payout_balances cascade',
    ),
  ])

type DatedTable =
  | 'identity.users'
  | 'users'
  | 'candidates'
  | 'scorecards'
  | 'projects'
  | 'applications'
  | 'intro_calls'
  | 'interviews'
  | 'leads'
  | 'messages'
  | 'threads'
  | 'offers'
  | 'statements'
  | 'weeks'

export type Moment = {
  [Table in DatedTable]: {
    table: Table
    id: string
    at: Partial<Record<Extract<keyof Database[Table], `${string}_at`>, Date>> & Older<Table>
  }
}[DatedTable]

/** No move leads to `active`: it stands for records of an older time. */
type Older<Table> = Table extends 'projects' ? { status?: 'active' } : unknown

/** When each entry of a candidate's history happened, oldest first. */
export type HistoryMoments = { candidateId: string; at: Date[] }

/** Tables whose dates follow from those of others. */
const hiringTables = [
  'engagements',
  'firms',
  'buyers',
  'terms_acceptances',
  'saved_projects',
  'opening_search',
  'project_search',
  'candidate_search',
  'candidate_weeks',
  'events',
]
const workTables = [
  'offer_rounds',
  'onboarding_items',
  'engagement_accesses',
  'invoices',
  'payments',
  'payout_lines',
  'events',
  'reply_clocks',
  'notices',
]

/**
 * Writes as the owner of the tables, so that demo data has a past, which no role of the application can: within the transaction neither
 * row-level security nor the triggers that keep the present time hold for these tables.
 */
async function rewrite(asOwner: AsOwner, tables: readonly string[], statements: readonly Statement[]): Promise<void> {
  const everywhere = (...changes: string[]) =>
    [...new Set(tables)].flatMap((table) => changes.map((change) => statement(`alter table ${table} ${change}`)))
  await asOwner([
    ...everywhere('no force row level security', 'disable trigger user'),
    ...statements,
    ...everywhere('enable trigger user', 'force row level security'),
  ])
}

const tablesOf = (moments: readonly Moment[]) => moments.map(({ table }) => table)
const dated = (moments: readonly Moment[]) =>
  moments.map(({ table, id, at }) => {
    const columns = Object.keys(at)
    const sets = columns.map((column, index) => `${column} = $${index + 2}`)
    return statement(`update ${table} set ${sets.join(', ')} where id = $1`, id, ...Object.values(at))
  })

/** Dates rows back. */
export const backdate = (asOwner: AsOwner, moments: readonly Moment[]) =>
  rewrite(asOwner, tablesOf(moments), dated(moments))

/** Dates back everything from the first account to the offers, and what follows from it. */
export const backdateHiring = (asOwner: AsOwner, moments: readonly Moment[], histories: readonly HistoryMoments[]) =>
  rewrite(
    asOwner,
    [...tablesOf(moments), ...hiringTables],
    [
      ...dated(moments),
      ...histories.map(({ candidateId, at }) => statement(historySql, candidateId, JSON.stringify(at))),
      ...followingSql.map((sql) => statement(sql)),
    ],
  )

/** Dates back what followed the offers, and sets what waits, as of now. */
export const backdateWork = (asOwner: AsOwner, moments: readonly Moment[]) =>
  rewrite(
    asOwner,
    [...tablesOf(moments), ...workTables],
    [...dated(moments), ...[...workSql, ...waitingSql].map((sql) => statement(sql))],
  )

/** What was told about things that are long settled. */
export const clearNoticesOfWork = (asOwner: AsOwner) =>
  rewrite(
    asOwner,
    ['notices'],
    [
      statement(`delete from notices n where n.subject_kind in ('statement', 'engagement', 'week', 'invoice')
        or exists (select from offers o where o.status = 'accepted' and o.id = any (n.subjects))`),
    ],
  )

const statement = (sql: string, ...parameters: unknown[]): Statement => ({ sql, parameters })

const historySql = `
  update events e set happened_at = moment.at::timestamptz
  from (select id, row_number() over (order by id) as n from events where subject_id = $1 and changes is not null) entry
  join jsonb_array_elements_text($2::jsonb) with ordinality as moment (at, n) on moment.n = entry.n
  where e.id = entry.id`

/** What follows from the dates above: a grant's entry, the first decision and what is counted by it, the record, the buyer and the terms of an account, something saved since, what is searched. */
const followingSql = [
  `update events set changes = jsonb_set(changes, '{platform_access_granted_at,to}', to_jsonb(happened_at))
    where changes #>> '{platform_access_granted_at,to}' is not null`,
  `update events e set changes = e.changes
      || jsonb_build_object('interview_scheduled_at', jsonb_build_object('from', null, 'to', c.interview_scheduled_at))
    from candidates c where c.id = e.subject_id and e.event = 'candidate.interviewed'`,
  `update candidates c set decided_at = (select min(e.happened_at) from events e
    where e.subject_id = c.id and e.event in ('candidate.accepted', 'candidate.rejected')) where decided_at is not null`,
  'delete from candidate_weeks',
  `insert into candidate_weeks (week, fact, source, hours, change)
    select f.week, f.fact, f.source, f.hours, count(*) from candidates c, app.candidate_facts(c) f group by 1, 2, 3, 4`,
  `update events e set happened_at = c.reviewed_at - interval '20 minutes' from candidates c
    where c.id = e.subject_id and e.event = 'candidate.scored'`,
  'update events e set happened_at = l.handled_at from leads l where l.id = e.subject_id',
  // A review lies halfway between the application and the decision on it.
  `update events e set happened_at = case e.event when 'application.submitted' then a.created_at
      when 'application.reviewed' then a.created_at + (a.updated_at - a.created_at) / 2 else a.updated_at end
    from applications a where a.id = e.subject_id`,
  `update engagements e set accepted_at = a.updated_at from applications a where a.id = e.application_id`,
  `update engagements e set ended_at = p.updated_at from applications a join projects p on p.id = a.project_id
    where a.id = e.application_id and e.ended_at is not null`,
  `update events e set happened_at = case when e.from_status is null then p.created_at else p.updated_at end
    from projects p where p.id = e.subject_id`,
  `update events e set happened_at = c.created_at from intro_calls c where c.id = e.subject_id`,
  'update buyers b set created_at = u.created_at, updated_at = u.created_at from users u where u.id = b.user_id',
  `update firms f set created_at = m.since, updated_at = m.since
    from (select firm_id, min(created_at) as since from buyers group by firm_id) m where m.firm_id = f.id`,
  `update events e set happened_at = b.created_at from buyers b where b.user_id = e.subject_id and e.event = 'seat.taken'`,
  'update terms_acceptances t set accepted_at = u.created_at from users u where u.id = t.user_id',
  `update saved_projects s set created_at = since + (now() - since) / 2
    from projects p, users u, greatest(p.created_at, u.created_at) as since
    where p.id = s.project_id and u.id = s.worker_id`,
  `delete from opening_search s using projects p where p.id = s.id and p.status <> 'Open'`,
  'update opening_search s set created_at = p.created_at from projects p where p.id = s.id',
  'update project_search s set created_at = p.created_at, state = p.status from projects p where p.id = s.id',
  `update candidate_search s set created_at = c.created_at,
      next_call_at = case when c.status <> 'rejected' then c.interview_scheduled_at end
    from candidates c where c.id = s.id`,
]

/** What follows from signed statements, weeks and invoices: the first invoices were issued on the Mondays after, and pay is due a week later. */
const workSql = [
  `update offer_rounds r set created_at = o.created_at from offers o where o.id = r.offer_id and o.status = 'accepted'`,
  `update onboarding_items i set done_at = coalesce(
      (select least(t.starts_on + i.due_days + time '14:30', now()) from app.engagement_terms(i.engagement_id) t), i.done_at)
    where i.done_at is not null`,
  `update onboarding_items i set reminded_at = now() from engagements e where e.id = i.engagement_id and e.status = 'active'`,
  `update engagement_accesses a set granted_at = coalesce(
      (select t.starts_on - 1 + time '15:00' from app.engagement_terms(a.engagement_id) t), a.granted_at)`,
  `update invoices i set issued_on = i.through + 1, due_on = i.through + 1 + i.terms_days, created_at = i.through + 1 + time '13:00',
    updated_at = coalesce((select p.received_on + time '16:00' from payments p where p.invoice_id = i.id), i.through + 1 + time '13:00')`,
  `update payments p set created_at = p.received_on + time '16:00'`,
  `update payout_lines p set due_on = i.issued_on + 7, created_at = i.created_at
    from invoice_lines l join invoices i on i.id = l.invoice_id where l.id = p.invoice_line_id`,
  `update payout_lines p set due_on = w.due_on, created_at = w.due_on + time '15:00'
    from (select talent_id, min(due_on) as due_on from payout_lines where kind = 'work' group by 1) as w
    where w.talent_id = p.talent_id and p.kind <> 'work'`,
  `update events e set happened_at = case e.event when 'offer.sent' then o.created_at else o.decided_at end
    from offers o where o.id = e.subject_id and o.status = 'accepted'`,
  `update events e set happened_at = case e.event when 'statement.executed' then s.executed_at when 'statement.signed' then s.talent_signed_at
      when 'statement.sent' then s.sent_at else s.created_at end
    from statements s where s.id = e.subject_id`,
  `update events e set happened_at = coalesce((select t.starts_on + time '13:00' from app.engagement_terms(e.subject_id) t), e.happened_at)
    where e.event = 'engagement.started'`,
  `update events e set happened_at = case e.event when 'week.submitted' then w.submitted_at when 'week.invoiced' then w.updated_at
      when 'week.approved' then w.decided_at when 'week.returned' then w.decided_at else w.created_at end
    from weeks w where w.id = e.subject_id`,
  `update events e set happened_at = case when e.event in ('invoice.paid', 'payment.recorded') then i.updated_at else i.created_at end
    from invoices i where i.id = e.subject_id`,
]

/** What waits, as of now: one thing overdue and one nearly due for each side, the rest in time, and answers that took as long as such answers take. Notices lie behind each other, and the older ones are read. */
const waitingSql = [
  `update reply_clocks c set ended_at = now(), ended_as = 'closed' from projects p
    where p.id = c.project_id and p.status in ('completed', 'archived') and c.ended_at is null`,
  `update reply_clocks c set replied_at = now(), ended_at = now(), ended_as = 'replied'
    from (select id, row_number() over (order by started_at) as n from reply_clocks where kind = 'project' and ended_at is null) as posted
    where posted.id = c.id and posted.n > 2`,
  `update reply_clocks c set minutes = case c.side when 'operator' then 6 + answered.n * 7 % 31 when 'talent' then 25 + answered.n * 53 % 330
      else 70 + answered.n * 97 % 690 end
    from (select id, row_number() over (partition by side order by started_at) as n from reply_clocks where replied_at is not null) as answered
    where answered.id = c.id`,
  `update reply_clocks c set
      started_at = now() - case waiting.n when 1 then 50 when 2 then 47 else waiting.n % 5 * 3 end * interval '1 hour',
      half_at = now() + case waiting.n when 1 then -26 when 2 then -23 else 24 - waiting.n % 5 * 3 end * interval '1 hour',
      due_at = now() + case waiting.n when 1 then -3 when 2 then 1 else 48 - waiting.n % 5 * 3 end * interval '1 hour',
      reminders = case waiting.n when 1 then 2 when 2 then 1 else 0 end
    from (select id, row_number() over (partition by side, firm_id, user_id order by started_at) as n from reply_clocks where ended_at is null and kind not in ('offer', 'week')) as waiting
    where waiting.id = c.id`,
  // What was submitted on Sunday is due at the end of the next business day.
  `update reply_clocks c set started_at = w.submitted_at, half_at = now() + interval '6 hours', due_at = (
      today.day + case extract(isodow from today.day) when 5 then 3 when 6 then 2 else 1 end + time '17:00') at time zone 'America/New_York'
    from weeks w, (select (now() at time zone 'America/New_York')::date as day) as today
    where w.id = c.subject_id and c.kind = 'week' and c.ended_at is null`,
  `update notices t set happened_at = now() - told.n * interval '37 minutes', read_at = case when told.n > 6 then now() end, email_at = null
    from (select id, row_number() over (partition by user_id order by happened_at desc, id) as n from notices) as told where told.id = t.id`,
  // In one project of each firm, somebody applied whom nobody has looked at.
  `update notices t set read_at = null, count = cardinality(fresh.ids), subjects = fresh.ids
    from (
      select distinct on (p.firm_id) p.id, (array_agg(a.id order by a.created_at desc))[:3] as ids
      from projects p join applications a on a.project_id = p.id and a.status = 'pending'
      where p.status = 'Open' group by p.id order by p.firm_id, max(a.created_at) desc
    ) as fresh where t.kind = 'new-applications' and t.place_id = fresh.id`,
]
