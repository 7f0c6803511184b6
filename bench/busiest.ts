import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Driver, Statement } from '#db/driver.ts'
import { openPostgres } from '#db/postgres-driver.ts'
import { createApp } from '#server/app.ts'
import { readEnv } from '#server/env.ts'
import { startServices } from '#server/start-services.ts'
import { first, type people } from './fill.ts'
import { connections, startGlide } from './list-database.ts'
import { requestsPerSecond } from './load.ts'
import { pgbench } from './pgbench.ts'
import { cookieOf, sizedDatabase } from './sized-database.ts'

const candidates = 10_000
const seconds = 6

const busiest: { name: string; as: keyof typeof people; path: string }[] = [
  { name: 'session', as: 'buyer', path: '/api/session' },
  { name: 'projects', as: 'buyer', path: '/api/projects' },
  { name: 'one project', as: 'buyer', path: `/api/projects/${first.project}/details` },
  { name: 'talent', as: 'buyer', path: '/api/talent' },
  { name: 'openings', as: 'talent', path: '/api/openings' },
  { name: 'one opening', as: 'talent', path: `/api/openings/${first.project}` },
  { name: 'candidates', as: 'admin', path: '/api/candidates' },
  { name: 'one candidate', as: 'admin', path: `/api/candidates/${first.candidate}` },
]

/** The same driver, which also writes down what it sends. */
const recording = (driver: Driver, sent: Statement[][]): Driver => ({
  ...driver,
  burst(statements) {
    sent.push([...statements])
    return driver.burst(statements)
  },
  transaction(opening, work) {
    const statements = [opening]
    sent.push(statements)
    return driver.transaction(opening, (run, opened) =>
      work((statement) => {
        statements.push(statement)
        return run(statement)
      }, opened),
    )
  },
})

/** What the busiest endpoint of each area makes of the same statements in the same order, run by pgbench, prepared. */
export async function compareBusiest(server: string): Promise<void> {
  const url = await sizedDatabase(server, candidates)
  const sent: Statement[][] = []
  const driver = recording(openPostgres(url, { connections: 1 }), sent)
  const env = readEnv({
    NODE_ENV: 'development',
    DATABASE_URL: url,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'glide-bench-')),
    LOG_LEVEL: 'warn',
  })
  const { services } = await startServices(env, driver)
  const app = createApp(services, () => '192.0.2.1')
  const glide = await startGlide(url, 4877)
  try {
    for (const { name, as, path } of busiest) {
      const cookie = cookieOf(as)
      sent.length = 0
      const { status } = await app.request(path, { headers: { cookie } })
      if (status !== 200) throw new Error(`${path} answered ${status}.`)
      const transactions = [...sent]
      requestsPerSecond(`${glide.url}${path}`, { connections, seconds: 3, cookie })
      const ours = requestsPerSecond(`${glide.url}${path}`, { connections, seconds, cookie })
      const { perSecond } = pgbench(url, transactions, { connections, seconds, mode: 'prepared' })
      const figures = `${Math.round(ours)} a second, pgbench ${Math.round(perSecond)}, ratio ${(ours / perSecond).toFixed(2)}`
      console.log(`${name.padEnd(16)} ${figures}, ${transactions.flat().length} statements`)
    }
  } finally {
    await glide.stop()
    await Promise.all([services.extraction.close(), services.serviceExtraction.close()])
    await driver.close()
  }
}
