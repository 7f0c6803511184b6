import type { Run } from '../driver.ts'
import { firms } from './world.ts'

/** Whether a list that nobody searched is counted for a firm, and not without one. */
export async function isCounting(run: Run): Promise<boolean> {
  const totalFor = async (firm: string) => {
    await run({ sql: `select set_config('app.firm_id', '${firm}', true)`, parameters: [] })
    const sql = `select total from app.find_talent('', null, false, '[]', 0, 1, 9)`
    return (await run({ sql, parameters: [] })).rows[0]?.total
  }
  return (await totalFor(firms.buyer)) === 1 && (await totalFor('')) === 0
}
