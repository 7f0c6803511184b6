import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

type Package = { version?: string; integrity?: string; link?: boolean; hasInstallScript?: boolean }
type Manifest = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'))
const lock: { packages: Record<string, Package & Partial<Manifest>> } = await readJson('package-lock.json')
const manifest: Manifest = await readJson('package.json')

test('T74 every dependency has one exact version, the same in the manifest and the lockfile', () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest
  const asked = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  const locked = asked.map(([name]) => [name, lock.packages[`node_modules/${name}`]?.version])
  expect(locked).toEqual(asked)
})

test('T74 nothing comes from a folder or repository, runs a script of its own or lacks a hash', async () => {
  const installed = Object.entries(lock.packages).filter(([path]) => path !== '')
  const withoutHash = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
  expect(withoutHash.map(([path]) => path)).toEqual([])
  expect(installed.filter(([, { link, hasInstallScript }]) => link || hasInstallScript).map(([path]) => path)).toEqual(
    [],
  )
  expect(await readFile('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
  process.stdout.write(
    `T74 supply chain: ${installed.length} packages, each with a hash, none with an install script\n`,
  )
})
