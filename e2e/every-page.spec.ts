import type { Page } from '@playwright/test'
import { lookRules, violationsOf } from './axe.ts'
import { problemsByKeyboard } from './by-keyboard.ts'
import { logIn, type People } from './people.ts'
import { expect, test } from './test.ts'

const pages = {
  visitor: [
    '/',
    '/terms',
    '/privacy',
    '/security',
    '/how-matching-works',
    '/case-studies',
    '/verify',
    '/talent-intake',
    '/upload-resume',
    '/schedule-meeting',
    '/customer-onboarding',
    '/login',
    '/login/passkey',
    '/login/verify',
    '/forgot-password',
    '/update-password?token=x',
    '/confirm',
    `/confirm?token=${'A'.repeat(43)}`,
    `/join?token=${'A'.repeat(43)}`,
    '/projects/00000000-0000-4000-8000-000000000000',
    '/api/docs',
    '/dev/mailbox',
  ],
  'buyer@glide.test': [
    '/homepage',
    '/projects',
    '/projects?search=no+such+project',
    '/projects/new',
    '/projects/:project/edit',
    '/projects/:project',
    '/projects/:project?filter=rejected',
    '/projects/:project/shortlist',
    '/projects/:project/compare?people=:talent',
    '/talent',
    '/talent?filter=pending',
    '/talent?software=QBO&skills=Bookkeeping',
    '/talent?software=QBO&hours=80&rate=1',
    '/talent?person=:talent',
    '/schedule-meeting?candidate=:talent',
    '/offers/:offer',
    '/offers/new?application=:hired',
    '/interviews',
    '/interviews?filter=past',
    '/hours',
    '/billing',
    '/invoices',
    '/statements',
    '/statements/00000000-0000-4000-8000-000000000000',
    '/engagements/:engagement',
    '/messages',
    '/settings',
    '/settings/firm',
  ],
  'viewer@glide.test': ['/projects', '/projects/:project', '/settings/firm'],
  'talent@glide.test': [
    '/homepage-labor',
    '/payouts',
    '/projects-labor',
    '/projects-labor?search=no+such+project',
    '/projects-labor?apply=:opening',
    '/projects-labor/:opening',
    '/projects/:opening',
    '/projects-labor/:opening?apply=yes',
    '/projects-labor/:applied',
    '/projects-labor/00000000-0000-4000-8000-000000000000',
    '/hours',
    '/capacity',
    '/facts',
    '/invitations',
    '/invitations/:invitation',
    '/applications-labor',
    '/interviews',
    '/interviews?filter=past',
    '/offers/:received',
    '/talent-profile',
    '/platform',
    '/messages',
    '/notices',
    '/schedule-meeting',
    '/book',
    '/settings',
  ],
  'florencia.gattino@example.com': ['/homepage-labor', '/platform'],
  'admin@glide.test': [
    '/admin',
    '/admin?search=nobody+at+all',
    '/admin/candidates/:candidate',
    '/admin/candidates/:candidate?tab=scorecard',
    '/admin/candidates/:candidate?tab=details',
    '/admin/candidates/:candidate?tab=history',
    '/admin/overview',
    '/admin/overview/shortlists/:unfilled',
    '/admin/projects',
    '/admin/projects?search=no+such+project',
    '/admin/overview/shortlists/:unfilled/shown',
    '/admin/people',
    '/admin/people?search=nobody+at+all',
    '/admin/people/:person',
    '/admin/people/00000000-0000-4000-8000-000000000000',
    '/admin/firms?filter=all',
    '/admin/firms/:firm',
    '/admin/firms/:firm/invoices',
    '/admin/people/retention',
    '/admin/admins',
    '/admin/record',
    '/admin/record?act=record.exported&from=2020-01-01&to=2020-01-01',
    '/admin/rules',
    '/admin/engagements',
    '/admin/engagements?filter=day-ten',
    '/admin/invoices',
    '/admin/invoices/month',
    '/admin/invoices/payouts',
    '/admin/rules/statement-template',
    '/admin/duplicates',
    '/admin/duplicates?filter=dismissed',
    '/admin/duplicates?filter=merged',
    '/admin/leads',
    '/admin/calls',
    '/admin/calls/hours',
    '/admin/mail',
    '/admin/jobs',
    '/talent',
    '/messages',
    '/settings',
  ],
} as const

const looks = [
  { width: 1440, scheme: 'light' },
  { width: 320, scheme: 'dark' },
] as const

/** Where the layout changes, and screens that people have. */
const widths = [320, 375, 768, 1280, 1366, 1440]

/** For a path with a parameter, the first match among the demo data is used. */
const examples: Record<string, { list: string; rows: string; of?: string }> = {
  ':offer': { list: '/api/projects/:project/applications?filter=accepted', rows: 'applications', of: 'offer' },
  ':engagement': { list: '/api/engagements', rows: 'engagements' },
  ':hired': { list: '/api/projects/:seasonal/applications?filter=accepted', rows: 'applications' },
  ':seasonal': { list: '/api/projects?search=Tax+season', rows: 'projects' },
  ':received': { list: '/api/applications', rows: 'applications', of: 'offer' },
  ':unfilled': { list: '/api/unfilled-projects', rows: 'projects' },
  ':project': { list: '/api/projects?search=three+entities', rows: 'projects' },
  ':invitation': { list: '/api/me/invitations', rows: 'invitations' },
  ':talent': { list: '/api/talent?search=dizonara', rows: 'talent' },
  ':person': { list: '/api/people?role=buyer', rows: 'people' },
  ':firm': { list: '/api/firms?filter=all', rows: 'firms' },
  ':opening': { list: '/api/openings?search=NetSuite+migration', rows: 'openings' },
  ':applied': { list: '/api/openings?search=three+entities', rows: 'openings' },
}

async function withExample(page: Page, people: People, path: string): Promise<string> {
  // Opening a candidate starts their review.
  if (path.includes(':candidate')) return path.replace(':candidate', (await people.candidate()).candidateId)
  const name = /:[a-z]+/.exec(path)?.[0] ?? ''
  const example = examples[name]
  if (!example) return path
  const list = await withExample(page, people, example.list)
  const rows = (await (await page.request.get(list)).json())[example.rows] as Record<string, unknown>[]
  const { of } = example
  const found = (of ? rows.map((row) => row[of]).find(Boolean) : rows[0]) as { id: string } | undefined
  return withExample(page, people, path.replace(name, found?.id as string))
}

/** Lists repeat one template: the first rows stand for all, and every part is tried in all its states elsewhere. */
const repeated = ['main tbody > tr:nth-child(n + 7)', 'main :is(ul, ol) > li:nth-child(n + 9)'].join()

/** So does the API reference, whose thirty thousand elements would be walked through though they are hidden. */
const repeatedEndpoints = 'main > section:nth-of-type(n + 7):has(.access)'

const leaveOutRepeated = (page: Page) =>
  page.evaluate(
    ([hidden, removed]) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`${hidden} { display: none !important }`)
      document.adoptedStyleSheets.push(sheet)
      for (const element of document.querySelectorAll(removed)) element.remove()
    },
    [repeated, repeatedEndpoints] as const,
  )

/**
 * No violation, nothing wider than the screen, nothing out of the keyboard's reach, a title and one main heading; in each look, without loading again.
 * What a phone alone shows, the menu, is the same on every page of an area: `isFirst` tries all rules there, too.
 */
async function inspect(page: Page, path: string, isFirst = true) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0)
  // For parts that load late. A busy browser may never report it.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
  await expect(page).toHaveTitle(/Glide/)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await fits(page, `${path} at ${width} px`)
  }
  await leaveOutRepeated(page)
  for (const { width, scheme } of looks) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    const seen = `${path} at ${width} px, ${scheme}`
    const only = isFirst || width > 1000 ? undefined : lookRules
    expect(await violationsOf(page, { only }), seen).toEqual([])
    // What comes while one walks through the page may be behind; it is reached the next time.
    if (width > 1000) await expect.poll(() => problemsByKeyboard(page), seen).toEqual([])
  }
}

async function fits(page: Page, seen: string) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(overflow, `${seen} is wider than the screen`).toBeLessThanOrEqual(0)
}

/** An invalid link redirects after two seconds, in the middle of the checks. A page with such a route is loaded without the cache. */
const acceptAnyLink = (page: Page) =>
  page.route('**/api/password-resets/check', (route) => route.fulfill({ json: { token: 'A'.repeat(43) } }))

// The longest tests there are: they go side by side.
test.describe.configure({ mode: 'parallel' })

for (const [who, paths] of Object.entries(pages))
  test(`every page of ${who}`, async ({ page, people }) => {
    test.setTimeout(600_000)
    if (who !== 'visitor') {
      await logIn(page, who)
      await expect(page).not.toHaveURL(/login/)
    }
    for (const path of paths) {
      if (path.startsWith('/update-password')) await acceptAnyLink(page)
      await inspect(page, await withExample(page, people, path), path === paths[0])
      await page.unrouteAll()
    }
  })

test('the set-up of an admin who needs a second factor', async ({ page, people }) => {
  await (await people.admin()).enter(page, '/admin')
  await page.route('**/api/session', async (route) => {
    const response = await route.fetch()
    const { me } = await response.json()
    await route.fulfill({ response, json: { me: { ...me, lacksSecondFactor: true } } })
  })
  await inspect(page, '/admin')
  await expect(page.getByRole('heading', { name: 'Protect your account' })).toBeVisible()
})

test('a resume that is locked, and one with numbers that should not be there', async ({ page, people }) => {
  const [admin, talent] = await Promise.all([people.admin(), people.talent()])
  const patched = (address: string, patch: (body: { candidate?: object }) => void) =>
    page.route(address, async (route) => {
      const response = await route.fetch()
      const body = await response.json()
      patch(body)
      await route.fulfill({ response, json: body })
    })
  const carries = { lock: 'infected', sensitiveNumbers: ['ssn', 'card'] }
  await patched('**/api/dashboard', ({ candidate }) => Object.assign(candidate ?? {}, { resume: resumeOf(carries) }))
  await patched('**/api/candidates/*', (body) => Object.assign(body, { resume: resumeOf(carries) }))
  await talent.enter(page, '/homepage-labor')
  await expect(page.getByText('Locked because of malware')).toBeVisible()
  await inspect(page, '/homepage-labor')
  await admin.enter(page, '/admin')
  await inspect(page, `/admin/candidates/${talent.candidateId}?tab=resume`)
  await expect(page.getByText('Locked because of malware')).toBeVisible()
  await expect(page.getByText('This resume seems to contain a Social Security number')).toBeVisible()
})

const resumeOf = (facts: object) => ({
  name: 'resume.pdf',
  sizeBytes: 1000,
  type: 'application/pdf',
  isPdf: true,
  uploadedAt: '2026-11-15T15:00:00.000Z',
  ...facts,
})
