import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = import.meta.dirname

/** What each zone may import: other zones, and packages (undefined: any). */
const zones: Record<string, { zones: string[]; packages?: string[] }> = {
  domain: { zones: [], packages: ['zod', 'libphonenumber-js'] },
  contract: { zones: ['domain'], packages: ['zod'] },
  db: { zones: ['domain'] },
  extraction: { zones: ['domain'] },
  server: { zones: ['domain', 'contract', 'db', 'extraction'] },
  web: { zones: ['domain', 'contract'] },
}

/**
 * Web rooms that any other may use: what a person says about themselves is shown wherever people are. The rest are
 * introduced to each other by the routes and the pages of a shell.
 */
const sharedRooms = ['ui', 'shells', 'profiles']

type Import = { file: string; zone: string; target: string }

async function imports(): Promise<Import[]> {
  const files = (await readdir(root, { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.ts$/.test(file),
  )
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(root, file), 'utf8')
      const targets = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] as string)
      return targets.map((target) => ({ file, zone: file.split('/')[0] as string, target }))
    }),
  )
  return found.flat()
}

const placeOf = ({ file, target }: Import) =>
  target.startsWith('.') ? relative(root, resolve(root, dirname(file), target)) : target.replace(/^#/, '')

test('arrows between zones run one way', async () => {
  const wrong = (await imports())
    .filter(({ target }) => target.startsWith('.') || target.startsWith('#'))
    .filter((one) => {
      const zone = placeOf(one).split('/')[0] as string
      return zone !== one.zone && !zones[one.zone]?.zones.includes(zone)
    })
  expect(wrong).toEqual([])
})

test('pure zones import pure packages alone', async () => {
  const wrong = (await imports())
    .filter(({ target }) => !target.startsWith('.') && !target.startsWith('#'))
    .filter(({ zone, target }) => {
      const allowed = zones[zone]?.packages
      return allowed && !allowed.some((name) => target === name || target.startsWith(`${name}/`))
    })
  expect(wrong).toEqual([])
})

test('rooms of the web do not talk to each other', async () => {
  const wrong = (await imports())
    .filter(({ zone, file, target }) => zone === 'web' && file.split('/').length > 2 && target.startsWith('.'))
    .filter(({ file }) => !file.startsWith('web/routes/'))
    .filter((one) => {
      const [zone, room, ...rest] = placeOf(one).split('/')
      const isRoom = zone === 'web' && rest.length > 0
      return isRoom && room !== one.file.split('/')[1] && !sharedRooms.includes(room as string)
    })
  expect(wrong).toEqual([])
})

test('every zone is known', async () => {
  const folders = (await readdir(root, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(zones).sort())
})

test('nothing is called utils or helpers, and nothing only passes names on', async () => {
  const files = (await readdir(root, { recursive: true })).filter((file) =>
    /(^|\/)(utils|helpers|index)(\/|\.)/.test(file),
  )
  expect(files.filter((file) => file !== 'web/index.html')).toEqual([])
})
