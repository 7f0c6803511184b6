import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The product as it is deployed, with fresh demo data, in a folder that is removed afterward. */
const dataDir = mkdtempSync(join(tmpdir(), 'glide-e2e-'))
process.env.DATA_DIR = dataDir
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))

const at = (path: string) => import(join(import.meta.dirname, '..', path))
await (await at('src/db/testing/migrated-folder.ts')).copyMigratedFolder(dataDir)
await (await at('scripts/prepare.mjs')).buildServer()
await at('dist/server/main.js')
