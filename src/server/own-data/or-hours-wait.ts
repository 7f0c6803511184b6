import { hoursWaitMessage } from '#domain/hours/waiting.ts'
import { Problem } from '#domain/problem.ts'

/** The database keeps a firm that has hours to decide on; whoever would close it is told so. */
export const orHoursWait = <T>(deletion: Promise<T>): Promise<T> =>
  deletion.catch((error: { constraint?: string }) => {
    if (error.constraint === 'firms_decide_on_hours') throw new Problem('conflict', hoursWaitMessage)
    throw error
  })
