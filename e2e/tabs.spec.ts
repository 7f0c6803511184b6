import type { BrowserContext, Page } from '@playwright/test'
import { signIn } from '../src/contract/accounts.ts'
import { createProject } from '../src/contract/projects.ts'
import { fillLogin, logIn, type People, password } from './people.ts'
import { expect, test } from './test.ts'

const anasProject = 'Close the books for Ana'

const shell = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' })
const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out' }).first().click()

/** Two buyers; the first is signed in with a project of her own, which a second tab shows. */
async function twoTabs(page: Page, context: BrowserContext, people: People) {
  const [ana, bo] = await Promise.all([people.buyer('Ana', 'Reyes'), people.buyer('Bo', 'Lund')])
  const { id } = await ana.call(createProject, { title: anasProject })
  await logIn(page, ana.email, password)
  await expect(shell(page).getByText('Ana Reyes')).toBeVisible()
  const other = await context.newPage()
  /** Would mean one person's name above another's data. */
  const mixed: string[] = []
  await other.exposeFunction('reportText', (text: string) => {
    if (text.includes('Bo Lund') && text.includes(anasProject)) mixed.push(text)
  })
  await other.addInitScript(() => {
    const { reportText } = window as unknown as { reportText: (text: string) => void }
    new MutationObserver(() => document.body && reportText(document.body.innerText)).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  await other.goto('/projects')
  await expect(other.getByText(anasProject)).toBeVisible()
  return { bo: bo.email, id, other, mixed }
}

test('T72 signing out, and in as someone else, takes every tab along, and going back shows nothing', async ({
  page,
  context,
  people,
}) => {
  const { bo, other, mixed } = await twoTabs(page, context, people)
  await signOut(page)
  await expect(other).toHaveURL('/login?redirect=%2Fprojects')
  await expect(other.getByText('Ana Reyes')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Ana Reyes')).toHaveCount(0)

  await fillLogin(page, bo, password)
  await expect(shell(page).getByText('Bo Lund')).toBeVisible()
  await expect(other).toHaveURL('/projects')
  await expect(shell(other).getByText('Bo Lund')).toBeVisible()
  await expect(other.getByText('No projects yet')).toBeVisible()
  await expect(other.getByText(anasProject)).toHaveCount(0)
  expect(mixed).toEqual([])
})

test('unsaved changes do not hold a tab back, and nothing of them is left', async ({ page, context, people }) => {
  const { id, other } = await twoTabs(page, context, people)
  await other.goto(`/projects/${id}/edit`)
  await other.getByLabel('Title').fill('Half typed')
  await signOut(page)
  await expect(other).toHaveURL(/^[^?]*\/login\?/)
  const stored = await other.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(stored).not.toContain('Half typed')
})

test('a browser without channels tells by its storage', async ({ page, context, people }) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
  const { bo, other } = await twoTabs(page, context, people)
  await signOut(page)
  await expect(other).toHaveURL('/login?redirect=%2Fprojects')
  await fillLogin(page, bo, password)
  await expect(shell(other).getByText('Bo Lund')).toBeVisible()
})

test('a tab that heard nothing shows and changes nothing of the other person', async ({
  page,
  context,
  people,
  baseURL,
}) => {
  const { bo, id, other, mixed } = await twoTabs(page, context, people)
  await other.goto(`/projects/${id}`)
  await expect(other.getByRole('heading', { name: anasProject })).toBeVisible()
  // No tab signs in, yet the browser's cookie is someone else's.
  const signedIn = await page.request.post(signIn.path, {
    headers: { origin: baseURL as string },
    data: { email: bo, password, remember: true },
  })
  expect(signedIn.status()).toBe(200)
  await other.getByRole('link', { name: 'Talent', exact: true }).first().click()
  await expect(shell(other).getByText('Bo Lund')).toBeVisible()
  await expect(other.getByText('Ana Reyes')).toHaveCount(0)
  expect(mixed).toEqual([])
})

test('an intake that is being filled in is nobody’s, and stays', async ({ page, context, people }) => {
  const other = await context.newPage()
  await other.goto('/talent-intake')
  await other.getByLabel('First name').fill('Carmen')
  await logIn(page, (await people.buyer('Bo', 'Lund')).email, password)
  await expect(shell(page).getByText('Bo Lund')).toBeVisible()
  await expect(other).toHaveURL('/talent-intake')
  await expect(other.getByLabel('First name')).toHaveValue('Carmen')
})

test('an open public page follows who signs out and in elsewhere, and stays as it is without an answer', async ({
  page,
  context,
  people,
}) => {
  const [ana, bo] = await Promise.all([people.buyer('Ana', 'Reyes'), people.buyer('Bo', 'Lund')])
  await logIn(page, ana.email, password)
  await expect(shell(page).getByText('Ana Reyes')).toBeVisible()
  const other = await context.newPage()
  const failures: Error[] = []
  other.on('pageerror', (failure) => failures.push(failure))
  await other.goto('/')
  const header = other.getByRole('navigation', { name: 'Site', exact: true })
  await expect(header.getByRole('link', { name: 'Ana' })).toBeVisible()

  const unanswered = other.waitForEvent('requestfailed')
  await other.route('**/api/session', (route) => route.abort())
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await unanswered
  await other.unroute('**/api/session')
  await expect(header.getByRole('link', { name: 'Ana' })).toBeVisible()

  await signOut(page)
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Get Talent Now' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Ana' })).toHaveCount(0)
  await fillLogin(page, bo.email, password)
  await expect(header.getByRole('link', { name: 'Bo' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  expect(failures).toEqual([])
})
