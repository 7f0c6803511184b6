import type { Run } from '../driver.ts'
import { candidates, firms, people } from './world.ts'

const leaving = [people.talent, people.buyer].map((id) => `'${id}'`).join(', ')

/** What their leaving should take along, beyond the rows that go with the identity. */
const before = [
  `insert into mails (kind, recipient, subject, sealed_content) select 'x', email, 's', '' from users where id in (${leaving})`,
  // A topic that they have switched off: this one is dropped.
  `insert into mails (kind, recipient, subject, sealed_content, topic) select 'x', email, 's', '', 'news' from users where id in (${leaving})`,
  `insert into leads (email) select email from users where id in (${leaving})`,
  `update projects set internal_note = 'note', owner_email = 'x@example.com' where buyer_id = '${firms.buyer}'`,
  `insert into events (actor_id, event, subject_kind, subject_id) values ('${people.buyer}', 'x.y', 'admin', '${people.talent}')`,
  `insert into events (event, subject_kind, subject_id) values ('candidate.applied', 'candidate', '${candidates.talent}')`,
  `update resume_openings set network_address = '198.18.0.1' where opened_by = '${people.buyer}'`,
  'set local session_replication_role = replica',
  `update candidates set resume_path = 'own', resume_original_name = 'r.pdf', resume_size_bytes = 1,
    resume_mime_type = 'application/pdf', resume_uploaded_at = now() where id = '${candidates.talent}'`,
  `insert into resume_files (path) values ('own')`,
  'set local session_replication_role = origin',
]

const left = `select
  (select count(*) from mails m join users u on u.email = m.recipient where u.id in (${leaving}))
  + (select count(*) from leads l join users u on u.email = l.email where u.id in (${leaving}))
  + (select count(*) from applications where user_id in (${leaving}) and cover_letter = 'letter')
  + (select count(*) from projects where buyer_id = '${firms.buyer}'
      and (status in ('draft', 'Open', 'active') or internal_note is not null or owner_email is not null))
  + (select count(*) from resume_openings where opened_by in (${leaving}) and network_address is not null) as traces`

/** The record keeps what was done, without the names; a resume's path has one. */
const named = `select
  (select count(*) from events
    where (subject_label is not null or changes is not null) and subject_id in ('${candidates.talent}', ${leaving})
      or actor_name <> 'Former user' and actor_id in (${leaving}))
  + (select count(*) from events where event = 'candidate.applied' and subject_id = '${candidates.talent}')
  + (select count(*) from resume_files where path = 'own') as names`

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
    for (const id of [people.talent, people.buyer]) await ask(`select from app.forget_account('${id}')`)
    await ask(`select set_config('role', 'none', true)`)
    const { rows } = await ask(left)
    await ask(`delete from identity.users where id in (${leaving})`)
    await ask('set constraints all immediate')
    const { rows: kept } = await ask(named)
    return Number(own[0]?.mails) === 1 && Number(rows[0]?.traces) === 0 && Number(kept[0]?.names) === 0
  } catch {
    return false
  } finally {
    await ask('rollback to leaving')
  }
}
