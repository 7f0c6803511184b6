import type { Run } from '../driver.ts'
import { firms, people, projects, tokenHashOf } from './world.ts'

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
    const isHidden = await isHiding(ask, asAdmin)
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
      found?.count === 3 &&
      isHidden
    )
  } catch {
    return false
  } finally {
    await ask('rollback to suspending')
  }
}

type Ask = (sql: string) => Promise<Record<string, unknown>[]>

/** Whether others see neither an accepted talent nor an open project while their accounts are suspended. */
async function isHiding(ask: Ask, asAdmin: (call: string) => Promise<unknown>): Promise<boolean> {
  const seen = async () => {
    await ask(`select set_config('app.firm_id', '${firms.otherBuyer}', true)`)
    const [talent] = await ask(`select total from app.find_talent('', null, false, '[]', 0, 9, 9)`)
    const [filtered] = await ask(
      `select total from app.find_talent('othertalent@example.com', null, false, '[]', 0, 9, 9)`,
    )
    const [openings] = await ask(`select total from app.find_openings('', '{}', '[]', null, 0, 9, 9)`)
    const [taking] = await ask(`select app.is_taking_applications('${projects.open}') as is_taking`)
    return [talent?.total, filtered?.total, openings?.total, taking?.is_taking].join()
  }
  const suspended = [people.otherTalent, people.buyer]
  const before = await seen()
  for (const one of suspended) await asAdmin(`app.suspend_account('${one}', 'Spam.')`)
  const during = await seen()
  for (const one of suspended) await asAdmin(`app.restore_account('${one}', 'A mistake.')`)
  return before === '1,1,2,true' && during === '0,0,1,false' && (await seen()) === before
}
