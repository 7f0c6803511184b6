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

/**
 * The rooms of the server, from the ground up, with the files that each offers to others: its part in what they do. A room
 * uses what the rooms before it offer and nothing else of them, so there are no circles. Whatever puts the server together
 * (`routes.ts`, `app.ts`, `job-kinds.ts`) and the demo, which plays the acts of people, may use all of a room.
 */
const serverRooms: Record<string, string[]> = {
  jobs: ['job-kind'],
  files: ['bucket', 'file-key', 'file-name', 'remove-files', 'signed-link', 'spool', 'store'],
  mail: ['html', 'mail', 'seal', 'send-email-job', 'templates'],
  accounts: [
    'begin-session',
    'check-own-password',
    'issue-challenge',
    'limit-attempts',
    'mail-challenge',
    'passwords',
    'prompts',
    'read-session',
    'registration-cookie',
    'secrets',
    'session-cookie',
  ],
  'two-factor': [],
  admins: [],
  images: ['remove-portraits-of', 'store-portrait'],
  scans: ['scan-resume', 'scanner'],
  resumes: ['remove-resume-of', 'resume-reader'],
  scheduling: ['calendar-entry', 'call-link', 'cancel-calls-of', 'mail-merged-calls'],
  billing: ['delete-customers'],
  operations: ['public-pages'],
  leads: [],
  buyers: [],
  candidates: ['make-candidate'],
  intake: [],
  duplicates: [],
  scorecards: [],
  profiles: [],
  talent: [],
  dashboard: [],
  projects: [],
  applications: ['present-application'],
  openings: [],
  platform: [],
  notifications: [],
  'operator-settings': [],
  overview: [],
  record: [],
  'own-data': [],
}

/** Files of the server that put it together, which no room knows. */
const assembly = ['admin-cli', 'app', 'job-kinds', 'main', 'routes', 'start-services', 'welcome']

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

/** Imports of a file in another room of the server, by rooms and by what they all stand on. */
async function importsOfRooms() {
  const isAssembly = (file: string) => assembly.some((name) => file === `server/${name}.ts`)
  return (await imports())
    .filter(({ zone, target, file }) => zone === 'server' && target.startsWith('.') && !isAssembly(file))
    .filter(({ file }) => !/^server\/demo\/|\/testing\//.test(file))
    .map((one) => ({ from: roomOf(one.file), to: roomOf(placeOf(one)), file: one.file, target: placeOf(one) }))
    .filter(({ from, to }) => from !== to)
}

/** Nothing for a file that stands in no room. */
const roomOf = (file: string) => /^server\/([^/]+)\//.exec(file)?.[1]

test('a room of the server offers what others use of it, and nothing more', async () => {
  const used = Object.fromEntries(Object.keys(serverRooms).map((room) => [room, new Set<string>()]))
  for (const { to, target } of await importsOfRooms())
    if (to)
      used[to]?.add(
        target
          .replace(`server/${to}/`, '')
          .replace('.ts', '')
          .replace(/^templates\/.*/, 'templates'),
      )
  const offered = Object.entries(used).map(([room, files]) => [room, [...files].sort()])
  expect(Object.fromEntries(offered)).toEqual(serverRooms)
})

test('a room of the server uses those before it alone', async () => {
  const order = Object.keys(serverRooms)
  const isAfter = (from: string, to: string) => order.indexOf(to) >= order.indexOf(from)
  const wrong = (await importsOfRooms()).filter(({ from, to, target }) =>
    to ? from && isAfter(from, to) : assembly.some((name) => target === `server/${name}.ts`),
  )
  expect(wrong).toEqual([])
})

test('every room of the server is known', async () => {
  const folders = (await readdir(join(root, 'server'), { withFileTypes: true })).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).sort()).toEqual([...Object.keys(serverRooms), 'demo', 'testing'].sort())
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
