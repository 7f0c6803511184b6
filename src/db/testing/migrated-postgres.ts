import { randomBytes } from 'node:crypto'
import { migrate } from '../migrate.ts'
import { migrationsHash } from '../migrations-hash.ts'
import { openPostgres } from '../postgres-driver.ts'
import { loginRole } from './login-role.ts'
import type { MigratedDatabase } from './test-database.ts'

const password = 'glide'
const beginning = { sql: 'select', parameters: [] }

/** On a busy machine a test waits for its turn; giving up early is for people who wait for an answer. */
const waitMilliseconds = 30_000

/** A database of its own on the server, copied from a template that is made when the migrations have changed. */
export async function migratedPostgres(url: string): Promise<MigratedDatabase> {
  const name = `glide_test_${randomBytes(6).toString('hex')}`
  const server = openPostgres(url, { connections: 1, waitMilliseconds })
  await server.script(`create database ${name} template ${await readyTemplate(url)} owner glide_owner`)
  const superuser = openPostgres(within(url, name), { connections: 1, waitMilliseconds })
  const own = within(url, name, 'glide_app')
  const driver = openPostgres(own, { connections: 2, waitMilliseconds })
  return {
    driver,
    url: own,
    asSuperuser: (work) => superuser.transaction(beginning, work),
    async close() {
      await Promise.all([driver.close(), superuser.close()])
      await server.script(`drop database ${name} with (force)`)
      await server.close()
    },
  }
}

function within(url: string, database: string, user?: string): string {
  const address = new URL(url)
  address.pathname = database
  if (user) Object.assign(address, { username: user, password })
  return address.href
}

/** Test files start at the same time; the first to get the lock makes the template, under another name until it is whole. */
export async function readyTemplate(url: string): Promise<string> {
  const name = `glide_template_${await migrationsHash()}`
  const server = openPostgres(url, { connections: 1, waitMilliseconds })
  const exists = { sql: 'select from pg_database where datname = $1', parameters: [name] }
  await server.script('select pg_advisory_lock(7433202)')
  try {
    const [found] = await server.burst([exists])
    if (!found?.rows.length) await makeTemplate(url, name, (sql) => server.script(sql))
  } finally {
    await server.close()
  }
  return name
}

async function makeTemplate(url: string, name: string, script: (sql: string) => Promise<void>): Promise<void> {
  const unfinished = `${name}_unfinished`
  await script(`
    do $$
    begin
      if not exists (select from pg_roles where rolname = 'glide_owner') then create role glide_owner; end if;
    end
    $$;
    alter role glide_owner login createrole nosuperuser nobypassrls password '${password}';
  `)
  await script(`drop database if exists ${unfinished} with (force)`)
  await script(`create database ${unfinished} owner glide_owner`)
  const owner = openPostgres(within(url, unfinished, 'glide_owner'), { connections: 1, waitMilliseconds })
  try {
    await migrate(owner)
    await owner.script(loginRole('glide_app'))
  } finally {
    await owner.close()
  }
  await script(`alter role glide_app password '${password}'`)
  await script(`alter database ${unfinished} rename to ${name}`)
}
