import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'

const root = new URL('../../../', import.meta.url)

/** Changes with everything that a migrated database is made from. */
export async function migrationsHash(): Promise<string> {
  const made = [
    'src/db/migrations/*.sql',
    'src/db/{migrate,login-role}.ts',
    'src/db/testing/migrated-*.ts',
    'package.json',
  ]
  const paths = (await Array.fromAsync(glob(made, { cwd: root }))).sort()
  const hash = createHash('sha256')
  for (const path of paths) hash.update(await readFile(new URL(path, root)))
  return hash.digest('hex').slice(0, 16)
}
