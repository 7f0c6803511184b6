import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#db/migrate.ts'
import { openPostgres } from '#db/postgres-driver.ts'
import { projectListQuery } from '#db/projects.ts'
import { entering } from '#db/session.ts'
import { hashToken, sessionCookieName } from '#server/accounts/session-cookie.ts'
import { requestsPerSecond } from './load.ts'
import { pgbench } from './pgbench.ts'
import { startPostgres } from './postgres.ts'
import { start } from './process.ts'

const connections = 16
const seconds = 8
const token = 'a-token-of-the-benchmark'

const seed = `
  insert into identity.users (email, email_verified, name)
    select 'buyer' || n || '@example.com', true, 'Buyer ' || n from generate_series(1, 500) n;
  insert into users (id, role, name, email) select id, 'buyer', name, email from identity.users;
  insert into buyers (user_id, email, company_name) select id, email, 'Firm of ' || name from users;
  insert into projects (title, scope_of_work, estimated_hires, start_date, owner_email, created_by, buyer_id, status, created_at)
    select 'Month-end close ' || n, 'Bookkeeping, Sales Tax', 2, '2027-01-04', b.email, b.user_id, b.id, 'Open', now() - n * interval '1 hour'
    from buyers b, generate_series(1, 200) n;
  insert into identity.sessions (user_id, token, expires_at)
    select id, '${hashToken(token)}', now() + interval '1 day' from identity.users where email = 'buyer7@example.com';
`

/** The list as the server asks for it. */
const statements = [
  entering({ tokenHash: hashToken(token) }),
  projectListQuery({ page: 1, filter: 'all', search: '' }).compile(),
]

/** The signed-in list: session, row-level security, 12 rows of 100,000, checked JSON. */
export async function benchList(): Promise<void> {
  const postgres = await startPostgres()
  const owner = openPostgres(postgres.url, { connections: 1 })
  await migrate(owner)
  await owner.script(seed)
  await owner.script('vacuum analyze').catch(() => owner.script('analyze'))
  await owner.close()

  const glide = await start('src/server/main.ts', {
    PORT: '4871',
    HOST: '127.0.0.1',
    NODE_ENV: 'development',
    GLIDE_DEMO: '0',
    DATABASE_URL: postgres.url,
    DATABASE_CONNECTIONS: String(connections),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'glide-bench-')),
    LOG_LEVEL: 'warn',
  })
  const hello = await start('bench/hello.ts', { PORT: '4872' })
  try {
    const cookie = `${sessionCookieName(false)}=${token}`
    requestsPerSecond(`${glide.url}/api/projects`, { connections, seconds: 3, cookie })
    const ours = requestsPerSecond(`${glide.url}/api/projects`, { connections, seconds, cookie })
    const sql = pgbench(postgres.url, statements, { connections, seconds }).perSecond
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
