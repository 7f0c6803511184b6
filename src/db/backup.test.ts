import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPostgres } from './postgres-driver.ts'
import { seedWorld } from './testing/seed-world.ts'
import { testDatabase } from './testing/test-database.ts'

const url = process.env.TEST_DATABASE_URL

/** Bodies that PostgreSQL has parsed are written again by restoring, so they are compared by all but their text. What makes a database what it is: each table's rows as one hash, and every policy, grant and function. */
const contents = (schemas: string) => `
  select 'rows of ' || c.oid::regclass as what,
    md5(query_to_xml(format('select md5(string_agg(t::text, chr(10) order by t::text)) from %s t', c.oid::regclass), true, true, '')::text) as hash
  from pg_class c where c.relkind = 'r' and c.relnamespace::regnamespace::text in (${schemas})
  union all select 'policy ' || tablename || ' ' || policyname, md5(concat(roles, cmd, qual, with_check)) from pg_policies
  union all select 'table ' || c.oid::regclass, md5(concat(relacl, relrowsecurity, relforcerowsecurity, relowner::regrole))
    from pg_class c where c.relnamespace::regnamespace::text in (${schemas})
  union all select 'function ' || p.oid::regprocedure, md5(concat(prosrc, prosecdef, proconfig, provolatile, pg_get_function_result(p.oid),
      (select string_agg(a::text, ',' order by a::text) from aclexplode(coalesce(proacl, acldefault('f', proowner))) a), proowner::regrole))
    from pg_proc p where p.pronamespace::regnamespace::text in (${schemas}) and prokind = 'f'
  order by 1`

test.skipIf(!url)(
  'T77 a backup restored into an empty database has the same rows, files, policies, grants and functions',
  { timeout: 120_000 },
  async () => {
    const root = mkdtempSync(join(tmpdir(), 'glide-backup-'))
    const database = await testDatabase()
    await seedWorld(database)
    // Rounds that are about to be written when policies are tried: restoring holds every foreign key.
    await database.ownerRun(`insert into offer_rounds (offer_id, number, side, terms)
      select id, round, 'owner', '{}' from offers on conflict do nothing`)
    const [{ name } = { name: '' }] = (await database.ownerRun('select current_database() as name')) as {
      name: string
    }[]
    const within = (database: string) => Object.assign(new URL(url ?? ''), { pathname: database }).href
    const restored = `${name}_restored`
    const server = openPostgres(url ?? '', { connections: 1 })
    const schemas = `'public', 'identity', 'app'`
    try {
      mkdirSync(join(root, 'data/files'), { recursive: true })
      writeFileSync(join(root, 'data/files/resume'), 'a file')
      const startedAt = performance.now()
      const run = (script: string, env: Record<string, string>) =>
        execFileSync('bash', [script, join(root, 'backup')], { env: { ...process.env, ...env } })
      run('deploy/backup.sh', { BACKUP_DATABASE_URL: within(name), DATA_DIR: join(root, 'data') })
      await server.script(`create database ${restored} owner glide_owner`)
      run('deploy/restore.sh', { RESTORE_DATABASE_URL: within(restored), DATA_DIR: join(root, 'again') })
      process.stdout.write(`T77 backup and restore: ${Math.round(performance.now() - startedAt)} ms\n`)
      const there = openPostgres(within(restored), { connections: 1 })
      const [found] = await there.burst([{ sql: contents(schemas), parameters: [] }])
      await there.close()
      const expected = await database.ownerRun(contents(schemas))
      expect(expected.length).toBeGreaterThan(300)
      const differing = expected.filter(({ what, hash }, index) => {
        const there = found?.rows[index]
        return there?.what !== what || there?.hash !== hash
      })
      expect(differing.map(({ what }) => what)).toEqual([])
      expect(readFileSync(join(root, 'again/files/resume'), 'utf8')).toBe('a file')
    } finally {
      await server.script(`drop database if exists ${restored} with (force)`)
      await server.close()
      await database.close()
      rmSync(root, { recursive: true })
    }
  },
)
