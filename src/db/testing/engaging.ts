import type { Run } from '../driver.ts'
import { applications, projects } from './world.ts'

/** Whether accepting an application begins an engagement, and closing the project ends it; nothing of it stays. */
export async function isEngaging(run: Run): Promise<boolean> {
  const ask = async (sql: string) => (await run({ sql, parameters: [] })).rows
  await ask('savepoint engaging')
  try {
    await ask(`update applications set status = 'accepted' where id = '${applications.open}'`)
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
