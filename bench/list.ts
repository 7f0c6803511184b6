import { connections, cookie, listDatabase, startGlide, statements } from './list-database.ts'
import { requestsPerSecond } from './load.ts'
import { pgbench } from './pgbench.ts'
import { start } from './process.ts'

const seconds = 8

/** The signed-in list: session, row-level security, 12 rows of 100,000, checked JSON. */
export async function benchList(): Promise<void> {
  const postgres = await listDatabase()
  const glide = await startGlide(postgres.url, 4871)
  const hello = await start('bench/hello.ts', { PORT: '4872' })
  try {
    requestsPerSecond(`${glide.url}/api/projects`, { connections, seconds: 3, cookie })
    const ours = requestsPerSecond(`${glide.url}/api/projects`, { connections, seconds, cookie })
    const sql = pgbench(postgres.url, [statements], { connections, seconds }).perSecond
    const bare = requestsPerSecond(hello.url, { connections, seconds })
    const row = (name: string, value: number) =>
      console.log(
        `${name.padEnd(46)} ${Math.round(value).toString().padStart(7)}/s   ratio ${(ours / value).toFixed(3)}`,
      )
    row('signed-in project list', ours)
    row('pgbench, the same SQL under the same policies', sql)
    row('bare hello world of the same server', bare)
    if (ours / sql < 0.35) {
      console.error('The list is below 0.35 of pgbench.')
      process.exitCode = 1
    }
  } finally {
    glide.stop()
    hello.stop()
    postgres.stop()
  }
}
