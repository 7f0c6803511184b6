import { isDeepStrictEqual } from 'node:util'
import type { Run } from '../driver.ts'
import { personalData } from '../personal-data/registry.ts'
import { overlapping } from './merging.ts'
import {
  applications,
  candidates,
  engagements,
  interviews,
  introCalls,
  invoices,
  offers,
  pairs,
  people,
  projects,
  statements,
  weeks,
} from './world.ts'

const { talent, otherTalent, rejected } = candidates
const lost = '00000000-0000-4000-8000-000000000901'

/** What else both have, so that everything that can go with a merge does: an engagement, an offer with what was signed. */
const more = [
  `insert into applications (project_id, user_id, cover_letter, status) values ('${projects.idle}', '${people.talent}', 'x', 'accepted')`,
  `insert into cover_letter_originals select id, 'x' from applications where project_id = '${projects.open}' and user_id = '${people.otherTalent}'`,
  `insert into engagements (application_id) select id from applications where project_id = '${projects.idle}' and user_id = '${people.talent}'`,
  `update weeks set engagement_id = '${engagements.others}' where id = '${weeks.others}'`,
  `update invoices set engagement_id = '${engagements.others}' where id = '${invoices.others}'`,
  `insert into offers (id, application_id, project_id, status, expires_at, decided_at)
    values ('${lost}', '${applications.open}', '${projects.open}', 'withdrawn', now(), now())`,
  `insert into offer_rounds (offer_id, number, side, terms) values ('${lost}', 1, 'owner', '{}')`,
  `update statements set offer_id = '${lost}' where id in ('${statements.signed}', '${statements.others}')`,
  `insert into candidate_fingerprints values ('${otherTalent}', 'phone', '9')`,
  `insert into candidate_pairs (first_id, second_id) values ('${otherTalent}', '${rejected}')`,
  `update candidates set name = 'Other', phone = '1', working_hours = '{}', interview_notes = 'x', profile_data = '{}' where id = '${otherTalent}'`,
  `update identity.users set last_sign_in_at = now() where id = '${people.otherTalent}'`,
]

export type World = Record<string, Record<string, unknown>[]>

export async function readWorld(run: Run): Promise<World> {
  // A page that was opened before asks before overwriting: its version is never as before.
  const tables = Object.keys(personalData).map(
    (name) =>
      `select '${name}' as name, (select jsonb_agg(to_jsonb(t) - 'profile_version' order by t::text) from ${name} t) as rows`,
  )
  const { rows } = await run({ sql: tables.join(' union all '), parameters: [] })
  return Object.fromEntries(rows.map(({ name, rows }) => [name, (rows ?? []) as Record<string, unknown>[]]))
}

/** Work to do, what was sent, and counts, which are sums. A session that ended stays so. */
const passing = new Set([
  'identity.sessions',
  'candidate_tally',
  'candidate_weeks',
  'jobs',
  'mails',
  'nudges',
  'outdated_facts',
  'outdated_fingerprints',
  'talent_changes',
])

/** What stays of a merge that was undone: what it canceled, that the two were told apart, and what is recorded of it. */
const remains: Record<string, (row: Record<string, unknown>) => boolean> = {
  intro_calls: ({ id }) => id === introCalls.otherTalent,
  booked_times: ({ call_id }) => call_id === introCalls.otherTalent,
  candidate_pairs: ({ id }) => id === pairs.open,
  events: ({ event }) => ['candidate.merged', 'candidate.unmerged', 'call.cancelled'].includes(String(event)),
}

/** By table: the rows that are missing or changed after it, and those that weren't there before. */
export function differences(before: World, after: World): string[] {
  return Object.keys(before).flatMap((name) => {
    if (passing.has(name)) return []
    const told = (from: World, to: World, word: string) =>
      (from[name] ?? [])
        .filter((row) => !remains[name]?.(row) && !(to[name] ?? []).some((one) => isDeepStrictEqual(one, row)))
        .map((row) => `${word} ${name} ${JSON.stringify(row)}`)
    return [...told(before, after, 'lost'), ...told(after, before, 'added')]
  })
}

/** Merges two who have something in every feature, undoes it, and answers with all rows before, between and after. */
export async function mergeAndUndo(run: Run, meanwhile: string[] = []): Promise<[World, World, World]> {
  const ask = (sql: string) => run({ sql, parameters: [] })
  const asAdmin = () =>
    ask(`select set_config('app.user_id', '${people.admin}', true), set_config('role', 'app_admin', true)`)
  const asSuperuser = () => ask(`select set_config('role', 'none', true), set_config('app.user_id', '', true)`)
  await ask('set local session_replication_role = replica')
  for (const sql of [...overlapping, ...more]) await ask(sql)
  await ask('set local session_replication_role = origin')
  // What triggers write from these is as it would be.
  await ask(`update candidates set name = name, subscribe = subscribe where id in ('${talent}', '${otherTalent}')`)
  await ask(`update interviews set status = status where candidate_id = '${otherTalent}'`)
  await ask('set constraints all immediate')
  await ask('set constraints all deferred')
  const before = await readWorld(run)
  await asAdmin()
  await ask(`select app.merge_candidates('${pairs.open}', '${talent}')`)
  await ask('set constraints all immediate')
  await ask(`set constraints all deferred`)
  await ask(`select set_config('app.merging', '', true)`)
  await asSuperuser()
  const between = await readWorld(run)
  for (const sql of meanwhile) await ask(sql)
  await asAdmin()
  const { rows } = await ask(`select app.undo_merge(id) as outcome from merges where kept_id = '${talent}'`)
  if (rows[0]?.outcome !== 'undone') throw new Error(`Not undone: ${rows[0]?.outcome}`)
  await ask('set constraints all immediate')
  await asSuperuser()
  return [before, between, await readWorld(run)]
}

/** Whether two who were merged are as before once it is undone; nothing of it stays. */
export async function isUnmerging(run: Run): Promise<boolean> {
  await run({ sql: 'savepoint unmerging', parameters: [] })
  try {
    const [before, , after] = await mergeAndUndo(run)
    return differences(before, after).length === 0 && hasToldApart(after)
  } catch {
    return false
  } finally {
    await run({ sql: 'rollback to unmerging', parameters: [] })
  }
}

const hasToldApart = (world: World) =>
  (world.candidate_pairs ?? []).some(({ id, dismissed_by }) => id === pairs.open && dismissed_by === people.admin) &&
  (world.interviews ?? []).some(({ id, candidate_id }) => id === interviews.booked && candidate_id === otherTalent) &&
  (world.offers ?? []).some(({ id }) => id === offers.sent)
