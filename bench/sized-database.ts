import { availableParallelism } from 'node:os'
import { migrate } from '#db/migrate.ts'
import { openPostgres } from '#db/postgres-driver.ts'
import { hashToken, sessionCookieName } from '#server/accounts/session-cookie.ts'
import { fill, people, sizesAt } from './fill.ts'

const tokenOf = (role: string) => `a-token-of-the-benchmark-${role}`
export const tokenHashOf = (role: keyof typeof people) => hashToken(tokenOf(role))
export const cookieOf = (role: keyof typeof people) => `${sessionCookieName(false)}=${tokenOf(role)}`

const within = (url: string, database: string) => Object.assign(new URL(url), { pathname: database }).href

/** The database of a size, filled when it isn't there yet. With a number of applications, it has more or fewer of them than usual. */
export async function sizedDatabase(server: string, size: number, applications?: number): Promise<string> {
  const name = ['glide_bench', size, applications].filter(Boolean).join('_')
  const url = within(server, name)
  const postgres = openPostgres(server, { connections: 1 })
  const [found] = await postgres.burst([{ sql: 'select from pg_database where datname = $1', parameters: [name] }])
  if (!found?.rows.length) await postgres.script(`create database ${name}`)
  await postgres.close()
  const owner = openPostgres(url, { connections: 1 })
  await migrate(owner)
  if (!found?.rows.length) {
    const connections = availableParallelism()
    const filling = openPostgres(url, { connections })
    await fill(filling, sizesAt(size, applications), connections)
    await filling.close()
  }
  // What the product does later would run beside what is measured, and change it.
  await owner.script(`alter table jobs alter column due_at set default 'infinity'; update jobs set due_at = 'infinity'`)
  // Of an earlier measurement of the same day.
  await owner.script('delete from identity.attempts')
  for (const [role, id] of Object.entries(people))
    await owner.script(`delete from identity.sessions where user_id = ${id};
      insert into identity.sessions (user_id, token, expires_at)
      values (${id}, '${hashToken(tokenOf(role))}', now() + interval '1 day')`)
  await owner.close()
  return url
}
