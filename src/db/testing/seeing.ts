import type { Run } from '../driver.ts'
import { tokenHashOf } from './world.ts'

const token = tokenHashOf('admin')

/** Whether an admin's request is noted, so that only a session left alone ends; nothing of it stays. */
export async function isSeeing(run: Run): Promise<boolean> {
  const ask = (sql: string) => run({ sql, parameters: [] })
  await ask('savepoint seeing')
  try {
    await ask(`update identity.sessions set seen_at = now() - interval '2 minutes' where token = '${token}'`)
    await ask(`select from identity.principal('${token}')`)
    const { rows } = await ask(`select seen_at = now() as "isNow" from identity.sessions where token = '${token}'`)
    return rows[0]?.isNow === true
  } catch {
    return false
  } finally {
    await ask('rollback to seeing')
  }
}
