import { mkdtempSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '#db/postgres-driver.ts'
import { entering } from '#db/session.ts'
import { databaseClock } from './database-clock.ts'
import { first } from './fill.ts'
import { type MeasuredPage, pages } from './pages.ts'
import { pgbench } from './pgbench.ts'
import { startPostgres } from './postgres.ts'
import { start } from './process.ts'
import { cookieOf, sizedDatabase, tokenHashOf } from './sized-database.ts'

/**
 * How long each page's endpoint takes to answer as the database grows: session, policies, SQL and checked JSON, over HTTP,
 * one request after another; and how much of PostgreSQL's processor, which says more where others work beside it. Sizes are numbers of
 * candidates, each with two applications, or of both: `100000/1000000`. `BENCH_DATABASE_URL` names a server that keeps what was filled, `BENCH_PAGES` pages by a part of their name.
 * Each time is also printed as a share of the page's limit. A page that fails doesn't keep the others from being measured.
 */
const sizes = process.argv.slice(2)
const asked = 120

const p95 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
const mean = (times: number[]) => times.reduce((sum, time) => sum + time, 0) / times.length

async function timesOf(count: number, ask: (n: number) => Promise<unknown>, clock: () => number): Promise<Asked[]> {
  const times: Asked[] = []
  for (let n = 0; n < count; n++) {
    const [began, busy] = [performance.now(), clock()]
    await ask(n)
    times.push({ took: performance.now() - began, busy: clock() - busy })
  }
  return times
}
type Asked = { took: number; busy: number }

const agent = new Agent({ keepAlive: true })
const request = (url: string, cookie: string) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent, headers: { cookie } }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${url} answered ${response.statusCode}.`))
      })
    }).on('error', reject)
  })

async function measure(url: string, page: MeasuredPage, clock: () => number): Promise<Measured> {
  const ask = (n: number) => request(`${url}${page.paths[n % page.paths.length]}`, cookieOf(page.as))
  await timesOf(page.paths.length, ask, clock)
  // Each way of asking counts, however many there are.
  const times = await timesOf(Math.max(asked, page.paths.length), ask, clock)
  const took = times.map((time) => time.took)
  const slowest = times.reduce((most, { busy }, n) => (busy > (times[most]?.busy ?? 0) ? n : most), 0)
  return {
    p95: p95(took),
    mean: mean(took),
    busy: p95(times.map((time) => time.busy)),
    slowest: `${(times[slowest]?.busy ?? 0).toFixed(1)} ${page.paths[slowest % page.paths.length]}`,
  }
}
type Measured = { p95: number; mean: number; busy: number; slowest: string }

async function measureSize(server: string, size: string): Promise<Map<string, number>> {
  const [candidates = 0, applications] = size.split('/').map(Number)
  const url = await sizedDatabase(server, candidates, applications)
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
  const tell = ({ name, limitMs }: MeasuredPage, { p95, mean, busy, slowest }: Measured, bare?: number) => {
    results.set(name, p95)
    const shareOf = (time: number) => `${time.toFixed(1).padStart(6)} ms, ${(time / limitMs).toFixed(2)} of ${limitMs}`
    const limit = p95 > limitMs || busy > limitMs ? `   over ${limitMs} ms` : ''
    const ratio = bare ? `   ${(mean / bare).toFixed(2)} of pgbench` : ''
    console.log(
      `${size.padStart(9)}  ${name.padEnd(44)} p95 ${shareOf(p95)}; processor p95 ${shareOf(busy)}; mean ${mean.toFixed(1)} ms, most of the processor ${slowest}${ratio}${limit}`,
    )
  }
  const owner = openPostgres(url, { connections: 1 })
  const clock = (await databaseClock(owner)) ?? (() => 0)
  try {
    for (const page of pages(first)) {
      if (!page.name.includes(process.env.BENCH_PAGES ?? '')) continue
      const enter = entering({ tokenHash: tokenHashOf(page.as) })
      try {
        const measured = await measure(glide.url, page, clock)
        tell(page, measured, page.sql && pgbench(url, [[enter, page.sql.compile()]]).latencyMs)
      } catch (error) {
        process.exitCode = 1
        console.log(`${size.padStart(9)}  ${page.name.padEnd(44)} failed: ${(error as Error).message}`)
      }
    }
  } finally {
    await owner.close()
    await glide.stop()
  }
  return results
}

const kept = process.env.BENCH_DATABASE_URL
const postgres = kept ? { url: kept, stop: () => {} } : await startPostgres()
try {
  const bySize = new Map<string, Map<string, number>>()
  for (const size of sizes.length ? sizes : ['1000', '10000', '100000', '1000000'])
    bySize.set(size, await measureSize(postgres.url, size))
  const [first, last] = [[...bySize.values()].at(0), [...bySize.values()].at(-1)]
  for (const [name, largest] of bySize.size > 1 ? (last ?? []) : [])
    console.log(`   growth  ${name.padEnd(44)} ${(largest / (first?.get(name) ?? largest)).toFixed(1)}×`)
} finally {
  postgres.stop()
}
