import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '#db/postgres-driver.ts'
import { compareBusiest } from './busiest.ts'
import { connections, cookie, listDatabase, startGlide, statements, tokenHash } from './list-database.ts'
import { requestsPerSecond } from './load.ts'
import { pgbench } from './pgbench.ts'
import { start } from './process.ts'

/**
 * Glide and PostGraphile side by side: the same page of the same buyer's projects with their number, from the same tables,
 * as the same role under the same policies. Each looks its session up for every request. Both answers are compared first.
 * Then the busiest endpoints beside pgbench.
 */
const folder = new URL('peers/', import.meta.url).pathname
// What the machine gives changes within seconds: short turns side by side, and the median of what each pair says.
const seconds = 4
const turns = 7
// Node compiles a server's busiest code for good only after some fifty thousand requests.
const warmUp = 24

execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], { cwd: folder, stdio: 'inherit' })
const postgres = await listDatabase()
const [glide, peer] = await Promise.all([
  startGlide(postgres.url, 4874),
  start('bench/peers/postgraphile.mjs', {
    PORT: '4875',
    DATABASE_URL: postgres.url,
    DATABASE_CONNECTIONS: String(connections),
    // As it would be deployed: otherwise its libraries check how they are used.
    GRAPHILE_ENV: 'production',
    NODE_ENV: 'production',
    TOKEN_HASH: tokenHash,
  }),
])

async function firmId(): Promise<string> {
  const owner = openPostgres(postgres.url, { connections: 1 })
  const [found] = await owner.burst([
    { sql: 'select firm_id from identity.principal($1, false)', parameters: [tokenHash] },
  ])
  await owner.close()
  return String(found?.rows[0]?.firm_id)
}

try {
  const query = `{ allProjects(first: 12, orderBy: [CREATED_AT_DESC, ROW_ID_ASC], condition: { firmId: "${await firmId()}" }) {
    totalCount nodes { rowId title status scopeOfWork estimatedHires startDate createdAt } } }`
  const body = JSON.stringify({ query })
  const script = join(tmpdir(), 'glide-peer.lua')
  writeFileSync(
    script,
    `wrk.method = 'POST'\nwrk.headers['content-type'] = 'application/json'\nwrk.body = [==[${body}]==]\n`,
  )
  const list = `${glide.url}/api/projects`
  const graphql = `${peer.url}/graphql`
  await compareAnswers(list, graphql, body)

  const rates = { glide: [] as number[], peer: [] as number[], prepared: [] as number[] }
  requestsPerSecond(list, { connections, seconds: warmUp, cookie })
  requestsPerSecond(graphql, { connections, seconds: warmUp, script })
  for (let turn = 0; turn < turns; turn++) {
    rates.peer.push(requestsPerSecond(graphql, { connections, seconds, script }))
    rates.glide.push(requestsPerSecond(list, { connections, seconds, cookie }))
    rates.prepared.push(pgbench(postgres.url, [statements], { connections, seconds, mode: 'prepared' }).perSecond)
  }
  const median = (of: number[]) => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0
  for (const [name, of] of Object.entries(rates))
    console.log(
      `${name.padEnd(10)} ${of.map(Math.round).join(' · ')} a second   ratio ${median(of.map((rate, turn) => (rates.glide[turn] ?? 0) / rate)).toFixed(2)}`,
    )
  await Promise.all([glide.stop(), peer.stop()])
  await compareBusiest(postgres.url)
} finally {
  await Promise.all([glide.stop(), peer.stop()])
  postgres.stop()
}
// The services that recorded their statements here would keep the process alive.
process.exit()

/** A peer that answered with errors, or with less, would be quick. */
async function compareAnswers(list: string, graphql: string, body: string) {
  const ours = (await (await fetch(list, { headers: { cookie } })).json()) as {
    projects: { id: string; title: string }[]
    total: number
  }
  const headers = { 'content-type': 'application/json' }
  const theirs = (await (await fetch(graphql, { method: 'POST', headers, body })).json()) as {
    data?: { allProjects: { totalCount: number; nodes: { rowId: string; title: string }[] } }
  }
  const found = theirs.data?.allProjects
  const same =
    found?.totalCount === ours.total &&
    found.nodes.map(({ rowId }) => rowId).join() === ours.projects.map(({ id }) => id).join()
  if (!same || ours.projects.length !== 12)
    throw new Error(`The answers differ: ${JSON.stringify(theirs).slice(0, 500)}`)
}
