import { setTimeout } from 'node:timers/promises'
import { Hono } from 'hono'
import { appliedNames } from '#db/operations.ts'
import { ledgerNames } from '#db/schema-sources.ts'
import { Problem } from '#domain/problem.ts'
import type { Services } from '../services.ts'

const timeoutMilliseconds = 1000

/** /healthz: the process is alive; otherwise restart it. /readyz: it can serve; otherwise send it no requests. */
export function healthRoutes({ db }: Pick<Services, 'db'>) {
  let expected: Promise<string[]> | undefined
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'up' }, 200, noStore))
    .get('/readyz', async (c) => {
      const applied = await Promise.race([
        db.asSystem(appliedNames).catch(() => undefined),
        setTimeout(timeoutMilliseconds, undefined, { ref: false }),
      ])
      if (!applied) throw new Problem('unavailable', 'The database does not respond.')
      // Read once: the files of a running process do not change.
      expected ??= ledgerNames()
      const isCurrent = (await expected).every((name) => applied.includes(name))
      if (!isCurrent) throw new Problem('unavailable', 'The database is not migrated to this version.')
      return c.json({ status: 'ready' }, 200, noStore)
    })
}

const noStore = { 'cache-control': 'no-store' }
