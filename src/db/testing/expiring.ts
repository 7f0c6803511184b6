import type { Run } from '../driver.ts'
import { people } from './world.ts'

/** Whether someone warned is found, and new settings take the warning back; nothing of it stays. */
export async function isExpiring(run: Run): Promise<boolean> {
  const ask = async (sql: string) => (await run({ sql, parameters: [] })).rows
  const found = async (wanted: string) =>
    (await ask(`select user_id from app.expired_accounts(null, null, 30, 14, 0, '${wanted}', 9)`)).map(
      (row) => row.user_id,
    )
  await ask('savepoint expiring')
  try {
    await ask(`update identity.users set created_at = now() - interval '60 days', last_sign_in_at = null`)
    await ask(`update retention_warnings set warned_at = now() - interval '20 days'`)
    const warned = await found('warned')
    const all = await found('all')
    await ask('update operator_settings set keep_inactive_days = 30')
    const later = await found('warned')
    // Of the others one is an admin, two have an engagement, two own a firm with other people, and one never confirmed.
    return (
      warned.length === 1 &&
      warned[0] === people.former &&
      later.length === 0 &&
      all.includes(people.viewer) &&
      !all.includes(people.buyer) &&
      !all.includes(people.otherBuyer) &&
      !all.includes(people.admin) &&
      !all.includes(people.otherTalent) &&
      !all.includes(people.idleBuyer) &&
      !all.includes(people.unconfirmed)
    )
  } catch {
    return false
  } finally {
    await ask('rollback to expiring')
  }
}
