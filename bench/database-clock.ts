import { readFileSync } from 'node:fs'
import type { Driver } from '#db/driver.ts'

/**
 * How many milliseconds of processor all connections of a PostgreSQL on this machine have taken so far: what others do beside it
 * doesn't count. Undefined where the system doesn't tell.
 */
export async function databaseClock(owner: Driver): Promise<(() => number) | undefined> {
  const [own] = await owner.burst([{ sql: 'select pg_backend_pid() as pid', parameters: [] }])
  try {
    const server = /PPid:\s+(\d+)/.exec(readFileSync(`/proc/${own?.rows[0]?.pid}/status`, 'utf8'))?.[1]
    const clock = () =>
      readFileSync(`/proc/${server}/task/${server}/children`, 'utf8')
        .trim()
        .split(' ')
        .reduce((sum, pid) => sum + nanosecondsOf(pid) / 1e6, 0)
    clock()
    return clock
  } catch {
    return undefined
  }
}

/** Nothing of a connection that has just ended. */
function nanosecondsOf(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0])
  } catch {
    return 0
  }
}
