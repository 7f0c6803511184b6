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
 * Web features that any other may use: profiles, bookmarks, notes and how fast someone answers are shown wherever people are. The rest are combined only
 * by the routes and by pages at the top of the zone.
 */
const sharedFeatures = ['ui', 'shells', 'profiles', 'bookmarks', 'notes', 'replies']
/** So are badges: the status of an application is shown wherever the application is mentioned. */
const isBadge = (file: string) => file.endsWith('-badge.ts')

/**
 * The features of the server, lowest layer first, with the files that each exports to others. A feature may use only what the
 * features before it export, so there are no cycles. Files that assemble the server (`routes.ts`, `app.ts`, `job-kinds.ts`)
 * and the demo, which acts as people do, may use everything.
 */
const serverFeatures: Record<string, string[]> = {
  jobs: ['job-kind', 'repeat'],
  documents: ['document', 'lines', 'rows'],
  files: ['bucket', 'content-disposition', 'file-key', 'file-name', 'remove-files', 'signed-link', 'spool', 'store'],
  mail: ['html', 'mail', 'seal', 'send-email-job', 'templates'],
  accounts: [
    'begin-session',
    'check-credential',
    'check-own-password',
    'closed-account',
    'common-passwords',
    'continue-sign-in',
    'device-cookie',
    'issue-challenge',
    'limit-attempts',
    'mail-challenge',
    'passwords',
    'prompts',
    'prove-challenge',
    'read-session',
    'registration-cookie',
    'secrets',
    'send-confirmation',
    'session-cookie',
    'settle-login',
    'stubborn-callers',
  ],
  sealing: ['open-sealing', 'seal-document'],
  'two-factor': ['prove-again'],
  openid: ['flow-cookie', 'providers'],
  admins: [],
  images: ['reencode', 'remove-portraits-of', 'store-portrait'],
  scans: ['scan-resume', 'scanner'],
  resumes: ['document-type', 'photograph-pdf', 'remove-resume-of', 'resume-reader'],
  scheduling: ['calendar-entry', 'call-link', 'cancel-calls-of', 'cancel-calls-with', 'mail-merged-calls'],
  interviews: [
    'cancel-interviews-of',
    'cancel-interviews-with',
    'ended-interviews',
    'interview-entry',
    'interview-facts',
  ],
  calls: [],
  billing: ['call-stripe', 'delete-customers', 'load-methods'],
  operations: ['public-pages'],
  leads: [],
  buyers: [],
  firms: ['close-firm-of'],
  verification: [],
  candidates: ['make-candidate'],
  intake: [],
  duplicates: [],
  scorecards: [],
  profiles: [],
  talent: ['limit-buyer', 'present-talent'],
  bookmarks: [],
  notes: [],
  dashboard: [],
  projects: ['present-own-project'],
  applications: ['apply-to-project', 'present-application'],
  openings: [],
  capacity: [],
  matching: ['opening-fit', 'talent-pool'],
  invitations: ['close-invitations'],
  offers: [],
  statements: ['letterhead'],
  hours: [],
  engagements: [],
  invoices: [],
  payouts: [],
  conversations: ['news', 'remove-message-files-of'],
  notices: [],
  replies: [],
  platform: [],
  notifications: [],
  'operator-settings': [],
  overview: [],
  record: [],
  people: [],
  'own-data': ['remove-account'],
  retention: [],
}

/** Files that assemble the server, which no feature imports. */
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

test('zones import in one direction only', async () => {
  const wrong = (await imports())
    .filter(({ target }) => target.startsWith('.') || target.startsWith('#'))
    .filter((one) => {
      const zone = placeOf(one).split('/')[0] as string
      return zone !== one.zone && !zones[one.zone]?.zones.includes(zone)
    })
  expect(wrong).toEqual([])
})

test('pure zones import only pure packages', async () => {
  const wrong = (await imports())
    .filter(({ target }) => !target.startsWith('.') && !target.startsWith('#'))
    .filter(({ zone, target }) => {
      const allowed = zones[zone]?.packages
      return allowed && !allowed.some((name) => target === name || target.startsWith(`${name}/`))
    })
  expect(wrong).toEqual([])
})

test('web features do not import each other', async () => {
  const wrong = (await imports())
    .filter(({ zone, file, target }) => zone === 'web' && file.split('/').length > 2 && target.startsWith('.'))
    .filter(({ file }) => !file.startsWith('web/routes/'))
    .filter((one) => {
      const [zone, feature, ...rest] = placeOf(one).split('/')
      const isFeature = zone === 'web' && rest.length > 0 && !isBadge(one.target)
      return isFeature && feature !== one.file.split('/')[1] && !sharedFeatures.includes(feature as string)
    })
  expect(wrong).toEqual([])
})

/** Imports of another server feature's files, by features and by the shared files of the server. */
async function importsAcrossFeatures() {
  const isAssembly = (file: string) => assembly.some((name) => file === `server/${name}.ts`)
  return (await imports())
    .filter(({ zone, target, file }) => zone === 'server' && target.startsWith('.') && !isAssembly(file))
    .filter(({ file }) => !/^server\/demo\/|\/testing\//.test(file))
    .map((one) => ({ from: featureOf(one.file), to: featureOf(placeOf(one)), file: one.file, target: placeOf(one) }))
    .filter(({ from, to }) => from !== to)
}

/** Undefined for a file outside the features. */
const featureOf = (file: string) => /^server\/([^/]+)\//.exec(file)?.[1]

test('a server feature exports what others use, and nothing more', async () => {
  const used = Object.fromEntries(Object.keys(serverFeatures).map((feature) => [feature, new Set<string>()]))
  for (const { to, target } of await importsAcrossFeatures())
    if (to)
      used[to]?.add(
        target
          .replace(`server/${to}/`, '')
          .replace('.ts', '')
          .replace(/^templates\/.*/, 'templates'),
      )
  const offered = Object.entries(used).map(([feature, files]) => [feature, [...files].sort()])
  expect(Object.fromEntries(offered)).toEqual(serverFeatures)
})

test('a server feature uses only those before it', async () => {
  const order = Object.keys(serverFeatures)
  const isAfter = (from: string, to: string) => order.indexOf(to) >= order.indexOf(from)
  const wrong = (await importsAcrossFeatures()).filter(({ from, to, target }) =>
    to ? from && isAfter(from, to) : assembly.some((name) => target === `server/${name}.ts`),
  )
  expect(wrong).toEqual([])
})

test('every server feature is listed', async () => {
  const folders = (await readdir(join(root, 'server'), { withFileTypes: true })).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).sort()).toEqual([...Object.keys(serverFeatures), 'demo', 'testing'].sort())
})

test('every zone is listed', async () => {
  const folders = (await readdir(root, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(zones).sort())
})

test('there are no utils, helpers or barrel files', async () => {
  const files = (await readdir(root, { recursive: true })).filter((file) =>
    /(^|\/)(utils|helpers|index)(\/|\.)/.test(file),
  )
  expect(files.filter((file) => file !== 'web/index.html')).toEqual([])
})
