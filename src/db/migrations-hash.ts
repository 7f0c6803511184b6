import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

const root = new URL('../../', import.meta.url)
const made = [
  'src/db/{schema,functions,migrations}/*.sql',
  'src/db/{migrate,apply-functions,schema-sources}.ts',
  'src/db/embedded/migrated-folder.ts',
  'src/db/testing/{login-role,migrated-*}.ts',
]

/** Changes with everything that a migrated database is made from. */
export async function migrationsHash(): Promise<string> {
  const read = (path: string) => readFile(new URL(path, root), 'utf8')
  const hash = createHash('sha256').update(JSON.parse(await read('package.json')).dependencies['@electric-sql/pglite'])
  for (const path of globSync(made, { cwd: root }).sort()) hash.update(await read(path))
  return hash.digest('hex').slice(0, 16)
}
