import type { Run } from '../driver.ts'
import { applications, firms, projects } from './world.ts'

/** Whether accepting an application begins an engagement, undoing that removes it and closing the project ends it; nothing of it stays. */
export async function isEngaging(run: Run): Promise<boolean> {
  const ask = async (sql: string) => (await run({ sql, parameters: [] })).rows
  await ask('savepoint engaging')
  try {
    await ask(`update applications set status = 'accepted' where id = '${applications.open}'`)
    await ask('savepoint deciding')
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
