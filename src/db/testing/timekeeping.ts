import type { Run } from '../driver.ts'
import { isActive } from './policies/hours.ts'
import { engagements, firms, people, weeks } from './world.ts'

/** Whether weeks are counted, submitted, approved and undone, reminded of and opened by functions with rights of their own; nothing stays. */
export async function isTimekeeping(run: Run): Promise<boolean> {
  const ask = async (sql: string) => (await run({ sql, parameters: [] })).rows
  const enter = (role: string, person: string, firm = '') =>
    ask(`select set_config('role', 'none', true), set_config('app.user_id', '${person}', true), set_config('app.firm_id', '${firm}', true),
      set_config('app.firm_role', '${firm && 'owner'}', true), set_config('role', '${role}', true)`)
  await ask('savepoint timekeeping')
  try {
    await ask(isActive)
    await enter('app_talent', people.talent)
    await ask(`insert into weeks (engagement_id, starts_on) values ('${engagements.own}', '2026-10-05')`)
    await ask(
      `insert into week_lines (week_id, day, minutes, task) select id, '2026-10-06', 90, 'Close' from weeks where starts_on = '2026-10-05'`,
    )
    const [begun] = await ask(`select id, minutes, cap_minutes as cap from weeks where starts_on = '2026-10-05'`)
    if (begun?.minutes !== 90 || begun.cap !== 1800) return false
    await ask(`update weeks set status = 'submitted' where id = '${begun.id}'`)
    await enter('app_buyer', people.buyer, firms.buyer)
    const [waiting] = await ask(
      `select w.usual_minutes as usual, w.is_unusual as "isUnusual", p.person from weeks w, app.week_parties(w.id) p where w.id = '${begun.id}'`,
    )
    if (waiting?.isUnusual !== false || waiting.person === null) return false
    await ask(`update weeks set status = 'approved' where id = '${begun.id}'`)
    if ((await ask(`select from app.undo_approval('{${begun.id}}')`)).length !== 1) return false
    await enter('app_system', '')
    const [reminded] = await ask(`select app.follow_week('${weeks.open}') as count`)
    if (reminded?.count !== 1) return false
    await enter('none', '')
    const opened = await ask(
      `select from weeks where engagement_id = '${engagements.own}' and starts_on > '2026-10-05'`,
    )
    const told = await ask(`select from notices where kind = 'waiting-week' and user_id = '${people.talent}'`)
    return opened.length === 1 && told.length === 1
  } catch {
    return false
  } finally {
    await ask('rollback to timekeeping')
  }
}
