import type { Run } from '../driver.ts'
import { people, tokenHashOf } from './world.ts'

/** Whether suspending ends all that opened an account, and restoring and ending sessions work; nothing of it stays. */
export async function isSuspending(run: Run): Promise<boolean> {
  const ask = async (sql: string) => (await run({ sql, parameters: [] })).rows
  const asAdmin = async (call: string) => {
    await ask(`select set_config('app.user_id', '${people.admin}', true), set_config('role', 'app_admin', true)`)
    const [row] = await ask(`select ${call} as answer`)
    await ask(`select set_config('app.user_id', '', true), set_config('role', 'none', true)`)
    return row?.answer
  }
  const left = async () => {
    const opens = ['sessions', 'challenges', 'prompts'].map(
      (table) => `(select count(*) from identity.${table} where user_id = '${people.talent}')`,
    )
    const [row] = await ask(`select ${opens.join(' + ')} as count`)
    return Number(row?.count)
  }
  const [talent, buyer] = [`'${people.talent}'`, `'${people.buyer}'`]
  await ask('savepoint suspending')
  try {
    const before = await left()
    const isSuspended = await asAdmin(`app.suspend_account(${talent}, 'Spam.')`)
    const isAgain = await asAdmin(`app.suspend_account(${talent}, 'Spam.')`)
    const isAdmin = await asAdmin(`app.suspend_account('${people.admin}', 'Spam.')`)
    const [suspended] = await ask(`select state from people_search where id = ${talent}`)
    const after = await left()
    const isRestored = await asAdmin(`app.restore_account(${talent}, 'A mistake.')`)
    const [restored] = await ask(`select state from people_search where id = ${talent}`)
    const ended = await asAdmin(`app.end_sessions(${buyer})`)
    const [principal] = await ask(`select db_role from identity.principal('${tokenHashOf('buyer')}')`)
    const [found] = await ask(
      `select cardinality(ids) as count from app.find_people('talent', 'talent', 'active', 0, 9, 9)`,
    )
    return (
      before === 3 &&
      after === 0 &&
      isSuspended === true &&
      isAgain === false &&
      isAdmin === false &&
      suspended?.state === 'suspended' &&
      isRestored === true &&
      restored?.state === 'active' &&
      Number(ended) === 2 &&
      principal?.db_role === 'app_visitor' &&
      found?.count === 3
    )
  } catch {
    return false
  } finally {
    await ask('rollback to suspending')
  }
}
