import type { Run } from '../driver.ts'

/** Whether a list that nobody searched is counted. */
export async function isCounting(run: Run): Promise<boolean> {
  const { rows } = await run({
    sql: `select total from app.find_talent('', null, false, '[]', 0, 1, 9)`,
    parameters: [],
  })
  return rows[0]?.total === 1
}
