import { mkdtempSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { entering } from '#db/session.ts'
import { first } from './fill.ts'
import { type MeasuredPage, pages } from './pages.ts'
import { pgbench } from './pgbench.ts'
import { startPostgres } from './postgres.ts'
import { start } from './process.ts'
import { cookieOf, sizedDatabase, tokenHashOf } from './sized-database.ts'

/**
 * How long each page's endpoint takes to answer as the database grows: session, policies, SQL and checked JSON, over HTTP,
 * one request after another. Sizes are numbers of candidates. `BENCH_DATABASE_URL` names a server that keeps what was filled.
 */
const sizes = process.argv.slice(2).map(Number)
const asked = 120

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
  const ask = (n: number) => request(`${url}${page.paths[n % page.paths.length]}`, cookieOf(page.as))
  await timesOf(page.paths.length, ask)
  const times = await timesOf(asked, ask)
  return { p95: p95(times), mean: mean(times) }
}

async function measureSize(server: string, size: number): Promise<Map<string, number>> {
  const url = await sizedDatabase(server, size)
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
      const enter = entering({ tokenHash: tokenHashOf(page.as) })
      tell(page, await measure(glide.url, page), page.sql && pgbench(url, [[enter, page.sql.compile()]]).latencyMs)
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
