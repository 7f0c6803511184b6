import { access, constants, statfs } from 'node:fs/promises'
import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import { brand } from '#domain/brand.ts'
import { Problem } from '#domain/problem.ts'

/** Room for the embedded database's log, without which its engine stops answering at all. */
const reservedBytes = 128 * 1024 * 1024
const knownForMilliseconds = 1000

export type HasRoom = () => Promise<boolean>

/** How many bytes can be written; none where the folder is gone or can't be written to. */
async function freeBytesOf(folder: string, measure: typeof statfs): Promise<number> {
  try {
    await access(folder, constants.W_OK)
    const { bavail, bsize } = await measure(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}

/** Whether a folder can be written to, with room on its disk. Looked at at most once a second. */
export function roomOf(folder: string, log: Logger, measure: typeof statfs = statfs): HasRoom {
  let known = { until: 0, hasRoom: true }
  return async () => {
    if (performance.now() < known.until) return known.hasRoom
    const freeBytes = await freeBytesOf(folder, measure)
    const hasRoom = freeBytes >= reservedBytes
    if (hasRoom !== known.hasRoom) {
      if (hasRoom) log.info({ freeBytes }, 'the disk has room again')
      else
        log.error(
          { alert: 'disk-full', freeBytes, reservedBytes },
          'the disk is full or can’t be written to: nothing is written',
        )
    }
    known = { until: performance.now() + knownForMilliseconds, hasRoom }
    return hasRoom
  }
}

/** Refuses writes while there is no room; what is there can still be read. */
export const refuseWithoutRoom = (hasRoom: HasRoom) =>
  createMiddleware((context, next) => (reading.has(context.req.method) ? next() : requireRoom(hasRoom).then(next)))

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

async function requireRoom(hasRoom: HasRoom): Promise<void> {
  if (await hasRoom()) return
  throw new Problem('unavailable', `${brand.name} can’t save anything right now. Please try again later.`, {
    retryAfterSeconds: 60,
  })
}
