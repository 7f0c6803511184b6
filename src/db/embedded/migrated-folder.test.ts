import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { migrate } from '../migrate.ts'
import { openEmbedded } from './embedded-driver.ts'
import { copyReadyFolder, readyFolder } from './migrated-folder.ts'

const root = mkdtempSync(join(tmpdir(), 'glide-ready-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('a new database begins migrated, also after a copy that was cut short; one that is there stays as it is', async () => {
  await readyFolder()
  const folder = join(root, 'postgres')
  mkdirSync(join(`${folder}.new`, 'base'), { recursive: true })
  await copyReadyFolder(folder)
  expect(existsSync(`${folder}.new`)).toBe(false)
  const driver = await openEmbedded(folder)
  expect(await migrate(driver)).toBe(0)
  await driver.close()

  rmSync(join(folder, 'PG_VERSION'))
  await copyReadyFolder(folder)
  expect(existsSync(join(folder, 'PG_VERSION'))).toBe(false)
})
