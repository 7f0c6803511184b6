import { setTimeout } from 'node:timers/promises'
import { Hono } from 'hono'
import { migrationNames } from '#db/migrate.ts'
import { appliedMigrations } from '#db/operations.ts'
import { Problem } from '#domain/problem.ts'
import type { Services } from '../services.ts'

const timeoutMilliseconds = 1000

/** /healthz: the process lives, restart it otherwise. /readyz: it can serve, send it no requests otherwise. */
export const healthRoutes = ({ db }: Pick<Services, 'db'>) =>
  new Hono()
    .get('/healthz', (c) => c.json({ status: 'up' }, 200, noStore))
    .get('/readyz', async (c) => {
      const applied = await Promise.race([
        db.asSystem(appliedMigrations).catch(() => undefined),
        setTimeout(timeoutMilliseconds, undefined, { ref: false }),
      ])
      if (!applied) throw new Problem('unavailable', 'The database does not answer.')
      const isCurrent = (await migrationNames()).every((name) => applied.includes(name))
      if (!isCurrent) throw new Problem('unavailable', 'The database is not migrated to this version.')
      return c.json({ status: 'ready' }, 200, noStore)
    })

const noStore = { 'cache-control': 'no-store' }
