import type { Run } from '../driver.ts'
import { decideHours } from './decide-hours.ts'
import { applications, candidates, firms, introCalls, notes, offers, people, projects } from './world.ts'

const leaving = [people.talent, people.buyer].map((id) => `'${id}'`).join(', ')
const addresses = `'talent@example.com', 'buyer@example.com'`
const subjects = [candidates.talent, introCalls.talent, projects.open].map((id) => `'${id}'`).join(', ')

/** What their leaving should take along, beyond the rows that go with the identity. */
const before = [
  `insert into mails (kind, recipient, subject, sealed_content) select 'x', email, 's', '' from users where id in (${leaving})`,
  // A topic that they have switched off: this one is dropped.
  `insert into mails (kind, recipient, subject, sealed_content, topic) select 'x', email, 's', '', 'news' from users where id in (${leaving})`,
  `insert into leads (email) select email from users where id in (${leaving})`,
  `insert into firm_invitations (firm_id, email, firm_role, token_hash)
    values ('${firms.otherBuyer}', 'talent@example.com', 'viewer', 'leaving')`,
  `update projects set internal_note = 'note', owner_email = 'x@example.com' where firm_id = '${firms.buyer}'`,
  `insert into events (actor_id, event, subject_kind, subject_id) values ('${people.buyer}', 'x.y', 'admin', '${people.talent}')`,
  `insert into events (actor_id, event, detail) values ('${people.buyer}', 'admin.signed-in', '{"network": "198.18.0.1"}')`,
  `insert into events (actor_id, event, subject_kind, subject_id, subject_label, changes)
    values ('${people.admin}', 'project.taken-down', 'project', '${projects.open}', 'Close', '{}')`,
  `insert into events (event, subject_kind, subject_id) values
    ('candidate.applied', 'candidate', '${candidates.talent}'), ('call.booked', 'call', '${introCalls.talent}')`,
  `insert into events (actor_id, event, subject_kind, subject_id) values ('${people.admin}', 'call.cancelled', 'call', '${introCalls.talent}')`,
  `update resume_openings set network_address = '198.18.0.1' where opened_by = '${people.buyer}'`,
  // A note of someone who leaves stays with the firm that it is of.
  `update talent_notes set author_id = '${people.buyer}', author_name = 'Leaver' where id = '${notes.others}'`,
  `update firms set stripe_customer_id = 'cus_leaving' where id = '${firms.buyer}'`,
  ...decideHours,
  'set local session_replication_role = replica',
  `update candidates set resume_path = 'own', resume_original_name = 'r.pdf', resume_size_bytes = 1,
    resume_mime_type = 'application/pdf', resume_uploaded_at = now() where id = '${candidates.talent}'`,
  `insert into resume_files (path) values ('own')`,
  'set local session_replication_role = origin',
]

const left = `select
  (select count(*) from identity.users where id in (${leaving}))
  + (select count(*) from mails where recipient in (${addresses}))
  + (select count(*) from jobs where kind = 'send-email' and key not in (select id::text from mails))
  + (select count(*) from leads where email in (${addresses}))
  + (select count(*) from firm_invitations where email in (${addresses}))
  + (select count(*) from applications where id = '${applications.open}' and cover_letter = 'letter')
  + (select count(*) from cover_letter_originals where application_id = '${applications.open}')
  + (select count(*) from offer_rounds where offer_id = '${offers.sent}' and note is not null)
  + (select count(*) from firms where id = '${firms.buyer}')
  + (select count(*) from buyers where firm_id = '${firms.buyer}')
  + (select count(*) from projects where firm_id is null
      and (status in ('draft', 'Open', 'active') or internal_note is not null or owner_email is not null))
  + (select count(*) from talent_notes where author_name = 'Leaver')
  + (select 1 - count(*) from talent_notes where id = '${notes.others}' and author_id is null)
  + (select count(*) from resume_openings where opened_by is null and network_address is not null)
  + (select 1 - count(*) from customers_to_delete where customer_id = 'cus_leaving')
  -- The record keeps what was done, without the names; a resume's path has one.
  + (select count(*) from events
      where (subject_label is not null or changes is not null) and subject_id in (${subjects}, ${leaving})
        or (actor_name <> 'Former user' or detail ? 'network') and actor_id in (${leaving}))
  + (select count(*) from events where event in ('candidate.applied', 'call.booked') and subject_id in (${subjects}))
  + (select count(*) from resume_files where path = 'own') as traces`

const titled = `select count(*) as mails from app.own_mails()`

/** Whether a worker and a buyer are forgotten wholly, and see their own mails until then; nothing of it stays. */
export async function isForgetting(run: Run): Promise<boolean> {
  const ask = (sql: string) => run({ sql, parameters: [] })
  await ask('savepoint leaving')
  try {
    for (const sql of before) await ask(sql)
    await ask(`select set_config('app.user_id', '${people.talent}', true), set_config('role', 'app_talent', true)`)
    const { rows: own } = await ask(titled)
    await ask(`select set_config('role', 'none', true)`)
    await ask(`select set_config('app.user_id', '', true), set_config('role', 'app_system', true)`)
    for (const id of [people.talent, people.buyer]) await ask(`delete from identity.users where id = '${id}'`)
    await ask('set constraints all immediate')
    await ask(`select set_config('role', 'none', true)`)
    const { rows } = await ask(left)
    return Number(own[0]?.mails) === 1 && Number(rows[0]?.traces) === 0
  } catch {
    return false
  } finally {
    await ask('rollback to leaving')
  }
}
