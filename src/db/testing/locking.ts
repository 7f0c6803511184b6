import type { Run } from '../driver.ts'
import { candidates, people } from './world.ts'

/** Whether a resume opens where nothing is scanned, waits where it is, and opens once it is clean; nothing of it stays. */
export async function isLocking(run: Run): Promise<boolean> {
  const ask = (sql: string) => run({ sql, parameters: [] })
  const opened = async () => {
    await ask(`select set_config('app.user_id', '${people.otherTalent}', true), set_config('role', 'app_talent', true)`)
    const { rows } = await ask(`select path, lock from app.open_resume('${candidates.otherTalent}', 'x', 0)`)
    await ask(`select set_config('role', 'none', true)`)
    return rows[0]?.path ?? rows[0]?.lock
  }
  await ask('savepoint locking')
  try {
    const unscanned = await opened()
    await ask('update operator_settings set scans_files = true')
    const waiting = await opened()
    await ask(`update resume_files set status = 'clean'`)
    return [unscanned, waiting, await opened()].join() === 'r,pending,r'
  } catch {
    return false
  } finally {
    await ask('rollback to locking')
  }
}
