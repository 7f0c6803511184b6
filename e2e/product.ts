import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The product with fresh demo data, in a folder that is removed afterward. */
const dataDir = mkdtempSync(join(tmpdir(), 'glide-e2e-'))
process.env.DATA_DIR = dataDir
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))

await import('../src/server/main.ts')
