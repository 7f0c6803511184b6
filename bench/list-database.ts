import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#db/migrate.ts'
import { openPostgres } from '#db/postgres-driver.ts'
import { projectListQuery } from '#db/projects.ts'
import { entering } from '#db/session.ts'
import { hashToken, sessionCookieName } from '#server/accounts/session-cookie.ts'
import { startPostgres } from './postgres.ts'
import { start } from './process.ts'

export const connections = 16
const token = 'a-token-of-the-benchmark'
export const tokenHash = hashToken(token)
export const cookie = `${sessionCookieName(false)}=${token}`

const seedOf = (projects: number) => `
  insert into identity.users (email, email_verified, name)
    select 'buyer' || n || '@example.com', true, 'Buyer ' || n from generate_series(1, 500) n;
  insert into users (id, role, name, email) select id, 'buyer', name, email from identity.users;
  insert into firms (id, name) select id, 'Firm of ' || name from users;
  insert into buyers (user_id, email, firm_id, firm_role) select id, email, id, 'owner' from users;
  insert into projects (title, scope_of_work, estimated_hires, start_date, owner_email, created_by, buyer_id, firm_id, status, created_at)
    select 'Month-end close ' || n, 'Bookkeeping, Sales Tax', 2, '2027-01-04', b.email, b.user_id, b.id, b.firm_id, 'Open', now() - n * interval '1 hour'
    from buyers b, generate_series(1, ${projects}) n;
  insert into identity.sessions (user_id, token, expires_at)
    select id, '${tokenHash}', now() + interval '1 day' from identity.users where email = 'buyer7@example.com';
`

/** The list as the server asks for it. */
export const statements = [entering({ tokenHash }), projectListQuery({ page: 1, filter: 'all', search: '' }).compile()]

/** A PostgreSQL of its own with 500 firms and so many projects each, the signed-in buyer's among them: 100,000, unless told otherwise. */
export async function listDatabase(projects = 200) {
  const postgres = await startPostgres()
  const owner = openPostgres(postgres.url, { connections: 1 })
  await migrate(owner)
  await owner.script(seedOf(projects))
  // Each new project has a job to come: a hundred thousand at once would run beside what is measured.
  await owner.script('delete from jobs')
  await owner.script('vacuum analyze')
  await owner.close()
  return postgres
}

export const startGlide = (databaseUrl: string, port: number) =>
  start('src/server/main.ts', {
    PORT: String(port),
    HOST: '127.0.0.1',
    NODE_ENV: 'development',
    GLIDE_DEMO: '0',
    DATABASE_URL: databaseUrl,
    DATABASE_CONNECTIONS: String(connections),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'glide-bench-')),
    LOG_LEVEL: 'warn',
  })
