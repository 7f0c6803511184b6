import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyFunctions } from './apply-functions.ts'
import { functionsOf, readSources } from './schema-sources.ts'
import { type TestDatabase, testDatabase } from './testing/test-database.ts'

const folder = new URL('./', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8')

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('every function of the database has one file, which is named in one place', async () => {
  const { schema, migrations } = await readSources()
  const named = functionsOf([...schema, ...migrations]).map(({ qualifiedName }) => qualifiedName)
  const made = await database.ownerRun(
    `select nspname || '.' || proname as name from pg_proc join pg_namespace n on n.oid = pronamespace
     where nspname in ('app', 'identity')`,
  )
  expect(named.toSorted()).toEqual(made.map(({ name }) => name).toSorted())
  expect(globSync('functions/*.sql', { cwd: folder })).toHaveLength(named.length)
})

test.each(globSync('functions/*.sql', { cwd: folder }))('%s has that function alone', (file) => {
  const made = [...read(file).matchAll(/^create .*?(\w+)\(/gm)].map(([line]) => line)
  expect(made).toEqual([
    expect.stringMatching(`^create or replace function (app|identity)\\.${basename(file, '.sql')}\\($`),
  ])
})

test.each(globSync('{schema,migrations}/*.sql', { cwd: folder }))('%s makes no function itself', (file) => {
  expect(read(file)).not.toMatch(/^create (or replace )?function/m)
})

test('to apply the functions again, as the owner, changes nothing', async () => {
  const { schema, migrations } = await readSources()
  await database.asSuperuser(async (run) => {
    const functions = async () =>
      (
        await run({
          sql: `select pg_get_functiondef(oid) as text, proowner::regrole::text as owner,
              array(select acl::text from unnest(proacl) as acl order by acl::text)::text[] as grants
            from pg_proc where pronamespace::regnamespace::text in ('app', 'identity') order by oid`,
          parameters: [],
        })
      ).rows
    const before = await functions()
    await run({ sql: 'set local session authorization glide_owner', parameters: [] })
    await run({
      sql: `do $migration$ begin execute $all$${applyFunctions(functionsOf([...schema, ...migrations]))}$all$; end $migration$`,
      parameters: [],
    })
    expect(await functions()).toEqual(before)
  })
})
