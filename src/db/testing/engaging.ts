import type { Run } from '../driver.ts'
import { applications, engagements, firms, offers, people, projects, statements } from './world.ts'

/** All that the gate asks for: an authenticator app for the owner, a passkey for the talent, terms, a signed statement. */
const opened = [
  'set local session_replication_role = replica',
  `delete from identity.passkeys where user_id = '${people.buyer}'`,
  `update identity.authenticators set confirmed_at = now() where user_id = '${people.buyer}'`,
  'update onboarding_items set done_at = now()',
  `update firms set terms_granted_at = now() where id = '${firms.buyer}'`,
  `update statements set offer_id = '${offers.draft}', status = 'executed', sealed_file = '\\x0002', sealed_sha256 = encode(sha256('\\x0002'), 'hex'),
    initials = 'x', executed_at = now(), facts = '{"terms": {"startDate": "2020-01-05", "endDate": "2020-02-05"}}'
    where id = '${statements.signed}'`,
  'set local session_replication_role = origin',
]

/**
 * Whether accepting an application begins an engagement, undoing that removes it and closing the project ends it, and whether one starts
 * and ends by its days; nothing of it stays.
 */
export async function isEngaging(run: Run): Promise<boolean> {
  const ask = async (sql: string) => (await run({ sql, parameters: [] })).rows
  await ask('savepoint engaging')
  try {
    await ask(`update applications set status = 'accepted' where id = '${applications.open}'`)
    await ask('savepoint deciding')
    await ask(`select set_config('app.user_id', '${people.otherTalent}', true), set_config('role', 'app_talent', true)`)
    const [listed] = await ask(
      `select open_accesses, is_handed_over from app.list_engagements('${engagements.others}', null, 9)`,
    )
    if (listed?.open_accesses !== 1 || listed.is_handed_over !== true) return false
    await ask('rollback to deciding')
    for (const sql of opened) await ask(sql)
    await ask(`select set_config('role', 'app_system', true)`)
    const started = await ask('select id from app.start_engagements(9)')
    const finished = await ask('select id from app.finish_engagements(9)')
    if ([...started, ...finished].some(({ id }) => id !== engagements.own) || started.length + finished.length !== 2)
      return false
    await ask('rollback to deciding')
    // An offer would keep it from being undone.
    await ask(`delete from offers where application_id = '${applications.open}'`)
    await ask(`select set_config('app.firm_id', '${firms.buyer}', true), set_config('app.firm_role', 'owner', true),
      set_config('role', 'app_buyer', true)`)
    const [undone] = await ask(`select app.undo_decision('${applications.open}') as "isDone"`)
    const left = await ask(`select from engagements where application_id = '${applications.open}'`)
    if (!undone?.isDone || left.length > 0) return false
    await ask('rollback to deciding')
    await ask(`update projects set status = 'archived' where id = '${projects.open}'`)
    const [engagement] = await ask(
      `select ended_at is not null as "hasEnded" from engagements where application_id = '${applications.open}'`,
    )
    return engagement?.hasEnded === true
  } catch {
    return false
  } finally {
    await ask('rollback to engaging')
  }
}
