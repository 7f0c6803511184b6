import { mkdtempSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#db/migrate.ts'
import { openPostgres } from '#db/postgres-driver.ts'
import { entering } from '#db/session.ts'
import { hashToken, sessionCookieName } from '#server/accounts/session-cookie.ts'
import { fill, first, people } from './fill.ts'
import { type MeasuredPage, pages } from './pages.ts'
import { pgbench } from './pgbench.ts'
import { startPostgres } from './postgres.ts'
import { start } from './process.ts'

/**
 * How long each page's endpoint takes to answer as the database grows: session, policies, SQL and checked JSON, over HTTP,
 * one request after another. Sizes are numbers of candidates. `BENCH_DATABASE_URL` names a server that keeps what was filled.
 */
const sizes = process.argv.slice(2).map(Number)
const asked = 120
const tokenOf = (role: string) => `a-token-of-the-benchmark-${role}`

const p95 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
const mean = (times: number[]) => times.reduce((sum, time) => sum + time, 0) / times.length

async function timesOf(count: number, ask: (n: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < count; n++) {
    const began = performance.now()
    await ask(n)
    times.push(performance.now() - began)
  }
  return times
}

const agent = new Agent({ keepAlive: true })
const request = (url: string, cookie: string) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent, headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}.`))
      response.resume().on('end', resolve)
    }).on('error', reject)
  })

async function measure(url: string, page: MeasuredPage): Promise<{ p95: number; mean: number }> {
  const cookie = `${sessionCookieName(false)}=${tokenOf(page.as)}`
  const ask = (n: number) => request(`${url}${page.paths[n % page.paths.length]}`, cookie)
  await timesOf(page.paths.length, ask)
  const times = await timesOf(asked, ask)
  return { p95: p95(times), mean: mean(times) }
}

const within = (url: string, database: string) => Object.assign(new URL(url), { pathname: database }).href

/** The database of a size, filled when it isn't there yet. */
async function filled(server: string, size: number): Promise<string> {
  const name = `glide_bench_${size}`
  const url = within(server, name)
  const postgres = openPostgres(server, { connections: 1 })
  const [found] = await postgres.burst([{ sql: 'select from pg_database where datname = $1', parameters: [name] }])
  if (!found?.rows.length) await postgres.script(`create database ${name}`)
  await postgres.close()
  const owner = openPostgres(url, { connections: 1 })
  await migrate(owner)
  if (!found?.rows.length) await fill(owner, size)
  for (const [role, id] of Object.entries(people))
    await owner.script(`delete from identity.sessions where user_id = ${id};
      insert into identity.sessions (user_id, token, expires_at)
      values (${id}, '${hashToken(tokenOf(role))}', now() + interval '1 day')`)
  await owner.close()
  return url
}

async function measureSize(server: string, size: number): Promise<Map<string, number>> {
  const url = await filled(server, size)
  const results = new Map<string, number>()
  const glide = await start('src/server/main.ts', {
    PORT: '4873',
    HOST: '127.0.0.1',
    NODE_ENV: 'development',
    GLIDE_DEMO: '0',
    DATABASE_URL: url,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'glide-bench-')),
    LOG_LEVEL: 'warn',
  })
  const tell = ({ name, limitMs }: MeasuredPage, { p95, mean }: { p95: number; mean: number }, bare?: number) => {
    results.set(name, p95)
    const limit = p95 > limitMs ? `   over ${limitMs} ms` : ''
    const ratio = bare ? `   ${(mean / bare).toFixed(2)} of pgbench` : ''
    console.log(
      `${String(size).padStart(9)}  ${name.padEnd(44)} p95 ${p95.toFixed(1).padStart(7)} ms, mean ${mean.toFixed(1).padStart(6)} ms${ratio}${limit}`,
    )
  }
  try {
    for (const page of pages(first)) {
      const enter = entering({ tokenHash: hashToken(tokenOf(page.as)) })
      tell(page, await measure(glide.url, page), page.sql && pgbench(url, [enter, page.sql.compile()]).latencyMs)
    }
  } finally {
    glide.stop()
  }
  return results
}

const kept = process.env.BENCH_DATABASE_URL
const postgres = kept ? { url: kept, stop: () => {} } : await startPostgres()
try {
  const bySize = new Map<number, Map<string, number>>()
  for (const size of sizes.length ? sizes : [1_000, 10_000, 100_000, 1_000_000])
    bySize.set(size, await measureSize(postgres.url, size))
  const [first, last] = [[...bySize.values()].at(0), [...bySize.values()].at(-1)]
  for (const [name, largest] of last ?? [])
    console.log(`   growth  ${name.padEnd(44)} ${(largest / (first?.get(name) ?? largest)).toFixed(1)}×`)
} finally {
  postgres.stop()
}
