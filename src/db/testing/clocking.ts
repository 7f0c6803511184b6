import type { Run } from '../driver.ts'
import { clocks } from './world.ts'

/** Whether the hours by which a reply is due are found. */
export async function isClocking(run: Run): Promise<boolean> {
  const { rows } = await run({ sql: 'select operator_zone from app.clock_hours($1)', parameters: [clocks.operator] })
  return rows.length === 1 && rows[0]?.operator_zone !== null
}
