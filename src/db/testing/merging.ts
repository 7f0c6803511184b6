import type { Run } from '../driver.ts'
import {
  candidates,
  firms,
  introCalls,
  lists,
  offers,
  pairs,
  people,
  projectInvitations,
  projects,
  scorecards,
  statements,
} from './world.ts'

const { talent, otherTalent } = candidates

/** What both have, so that one of each must go. */
export const overlapping = [
  `insert into applications (project_id, user_id, cover_letter) values ('${projects.open}', '${people.otherTalent}', 'x')`,
  `update offers set application_id = a.id from applications a
    where a.project_id = '${projects.open}' and a.user_id = '${people.otherTalent}' and offers.id = '${offers.sent}'`,
  `insert into saved_projects (project_id, worker_id) values ('${projects.closed}', '${people.otherTalent}')`,
  `update intro_calls set starts_at = '2040-01-02 10:00Z', ends_at = '2040-01-02 10:30Z' where id = '${introCalls.talent}'`,
  `update intro_calls set starts_at = '2040-01-02 11:00Z', ends_at = '2040-01-02 11:30Z' where id = '${introCalls.otherTalent}'`,
  `update scorecards set updated_at = '2020-01-01' where id = '${scorecards.admin}'`,
  `insert into scorecards (candidate_id, reviewer_id) values ('${otherTalent}', '${people.admin}')`,
  `insert into talent_bookmarks (list_id, firm_id, candidate_id) values ('${lists.own}', '${firms.buyer}', '${talent}')`,
  `insert into hidden_talent (firm_id, candidate_id) values ('${firms.buyer}', '${otherTalent}'), ('${firms.otherBuyer}', '${otherTalent}')`,
  `insert into project_invitations (project_id, candidate_id, status, expires_at) values ('${projects.closed}', '${otherTalent}', 'accepted', now())`,
  `update users set phone = '1' where id = '${people.otherTalent}'`,
]

const merged = `select
  (select count(*) = 4 from applications where user_id = '${people.talent}')
  and not exists (select from applications where user_id = '${people.otherTalent}')
  and (select count(*) = 3 from saved_projects where worker_id = '${people.talent}')
  and not exists (select from saved_projects where worker_id = '${people.otherTalent}')
  and (select count(*) = 2 and count(*) filter (where status = 'cancelled') = 1 from intro_calls where candidate_id = '${talent}')
  and (select count(*) = 4 from interviews where candidate_id = '${talent}')
  and (select count(*) = 2 from project_invitations where candidate_id = '${talent}')
  and not exists (select from project_invitations where id = '${projectInvitations.talent}')
  and exists (select from week_timers t where t.user_id = '${people.talent}')
  and not exists (select from weeks w where w.talent_id = '${people.otherTalent}')
  and exists (select from offers o join applications a on a.id = o.application_id
    where o.id = '${offers.sent}' and a.user_id = '${people.talent}')
  and exists (select from statements where id = '${statements.others}' and talent_id = '${people.talent}')
  and exists (select from booked_times where person_id = '${talent}')
  and exists (select from scorecards where candidate_id = '${talent}' and reviewer_id = '${people.admin}' and id <> '${scorecards.admin}')
  and not exists (select from scorecards where id = '${scorecards.admin}')
  and (select count(*) = 2 from shortlist_changes where candidate_id = '${talent}')
  and (select count(*) = 2 from talent_bookmarks where candidate_id = '${talent}')
  and (select count(*) = 2 from hidden_talent where candidate_id = '${talent}')
  and (select count(*) = 3 from talent_notes where candidate_id = '${talent}')
  and (select count(*) = 1 from resume_openings where candidate_id = '${talent}')
  and exists (select from events where subject_id = '${talent}' and event = 'candidate.applied')
  and exists (select from events where subject_id = '${talent}' and event = 'candidate.merged')
  and not exists (select from candidates where id = '${otherTalent}')
  and exists (select from resume_files f join candidates c on c.resume_path = f.path where c.id = '${talent}')
  and exists (select from candidates c join users u on u.id = c.user_id and u.resume_path = c.resume_path where c.id = '${talent}')
  and exists (select from users where id = '${people.otherTalent}' and phone is null)
  and exists (select from identity.users where id = '${people.otherTalent}' and merged_into = '${people.talent}')
  and not exists (select from identity.sessions where user_id = '${people.otherTalent}') as is_whole`

/** Whether one candidate takes in all that another has, when an admin merges them; nothing of it stays. */
export async function isMerging(run: Run): Promise<boolean> {
  const ask = (sql: string) => run({ sql, parameters: [] })
  await ask('savepoint merging')
  try {
    await ask('set local session_replication_role = replica')
    for (const sql of overlapping) await ask(sql)
    await ask('set local session_replication_role = origin')
    await ask(`select set_config('app.user_id', '${people.admin}', true), set_config('role', 'app_admin', true)`)
    await ask(`select app.merge_candidates('${pairs.open}', '${talent}')`)
    await ask('set constraints all immediate')
    await ask(`select set_config('role', 'none', true)`)
    return Boolean((await ask(merged)).rows[0]?.is_whole)
  } catch {
    return false
  } finally {
    await ask('rollback to merging')
  }
}
