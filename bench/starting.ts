import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from './postgres.ts'
import { start } from './process.ts'

const restSeconds = 3

type Limits = { seconds: number; megabytes: number }

/** The second start of the built server, as an operator sees it: until the first answer, and its memory at rest. */
export async function benchStarting(): Promise<void> {
  await (await import(join(import.meta.dirname, '../scripts/prepare.mjs'))).buildServer()
  const postgres = await startPostgres()
  try {
    await benchStart('PostgreSQL', { DATABASE_URL: postgres.url }, { seconds: 1, megabytes: 130 })
    await benchStart('embedded', {}, { seconds: 2, megabytes: 400 })
  } finally {
    postgres.stop()
  }
}

async function benchStart(name: string, database: Record<string, string>, limits: Limits) {
  const cache = join(import.meta.dirname, '../node_modules/.cache/node')
  const env = {
    PORT: '4873',
    HOST: '127.0.0.1',
    NODE_ENV: 'development',
    GLIDE_DEMO: '0',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'glide-bench-')),
    LOG_LEVEL: 'warn',
    NODE_COMPILE_CACHE: cache,
    ...database,
  }
  const first = await start('dist/server/main.js', env)
  await first.stop()
  const startedAt = performance.now()
  const second = await start('dist/server/main.js', env)
  const seconds = (performance.now() - startedAt) / 1000
  await new Promise((done) => setTimeout(done, restSeconds * 1000))
  const megabytes = residentKilobytes(second.pid) / 1000
  await second.stop()
  console.log(
    `${`${name}: second start`.padEnd(46)} ${seconds.toFixed(1)} s (limit ${limits.seconds}), ${Math.round(megabytes)} MB (limit ${limits.megabytes})`,
  )
  if (seconds <= limits.seconds && megabytes <= limits.megabytes) return
  console.error(`The start with ${name} is over its limit.`)
  process.exitCode = 1
}

const residentKilobytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
