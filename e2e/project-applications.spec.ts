import { AxeBuilder } from '@axe-core/playwright'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { demoPassword } from '../src/server/demo/demo-sign-ins.ts'
import { fillLogin, logIn, mailTo } from './people.ts'
import { expect, test } from './test.ts'

const headers = { origin: `http://localhost:${process.env.E2E_PORT}` }

/** Someone who acts through the API, in their own browser. */
async function acting(browser: Browser, email: string): Promise<APIRequestContext> {
  const { request } = await browser.newContext()
  const data = { email, password: demoPassword, remember: true }
  expect((await request.post('/api/session', { headers, data })).status()).toBe(200)
  return request
}

/** A project of the demo buyer to which the demo talent has applied. */
async function appliedProject(browser: Browser, title: string): Promise<string> {
  const buyer = await acting(browser, 'buyer@glide.test')
  const data = { title, payRate: 45, softwareSystems: ['QBO', 'FloQast'], internalNote: 'For partners.' }
  const { id } = await (await buyer.post('/api/projects', { headers, data })).json()
  const talent = await acting(browser, 'talent@glide.test')
  const application = { projectId: id, coverLetter: 'I close books.\n'.repeat(40), hourlyRate: 36.5 }
  expect((await talent.post('/api/applications', { headers, data: application })).status()).toBe(200)
  return id
}

const notice = (page: Page, words: string) => page.locator('.mantine-Notification-root', { hasText: words })
const card = (page: Page) => page.getByRole('listitem', { name: /, application$/ }).first()

async function inspect(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

test('an owner reads an application, decides, and is told when another tab was faster', async ({ page, browser }) => {
  const title = 'Journey of an application'
  const id = await appliedProject(browser, title)
  await logIn(page, 'buyer@glide.test')
  await expect(page).toHaveURL('/homepage')
  await page.goto(`/projects/${id}`)
  await expect(page.getByText('You are viewing your own project')).toBeVisible()
  await expect(card(page)).toContainText('$36.50/hr')
  await expect(card(page)).toContainText('Vetted')
  await page.getByRole('button', { name: 'Read full letter' }).click()
  await expect(page.getByRole('button', { name: 'Show less' })).toBeVisible()

  const slower = await page.context().newPage()
  await slower.goto(`/projects/${id}`)
  await expect(card(slower)).toContainText('Pending')

  await card(page).getByRole('button', { name: 'Review' }).click()
  await expect(notice(page, 'Application reviewing')).toBeVisible()
  await expect(card(page).getByRole('button', { name: 'Review' })).toBeHidden()
  await mailTo(page, 'talent@glide.test', 'application-reviewing')

  await card(slower).getByRole('button', { name: 'Decline' }).click()
  await expect(notice(slower, 'Failed to update application')).toContainText('Its status is now reviewing.')
  await expect(card(slower)).toContainText('Reviewing')
  await expect(card(slower).getByRole('button', { name: 'Accept' })).toBeVisible()

  await page.getByRole('heading', { level: 3 }).getByRole('button').first().click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toContainText('You’ll see contact details once you accept the application.')
  await expect(drawer).toContainText('Work experience')
  await expect(page).toHaveURL(/applicant=/)
  await inspect(page)
  await drawer.getByRole('button', { name: 'Accept' }).click()
  await expect(drawer).toContainText('talent@glide.test')
  await page.goBack()
  await expect(drawer).toBeHidden()
  await expect(card(page).getByRole('link', { name: 'Contact Worker' })).toHaveAttribute('href', /^mailto:talent/)
  await expect(page.getByText('Total Applications')).toBeVisible()
  const [mail] = [await mailTo(page, 'talent@glide.test', 'application-accepted')]
  expect(mail.links).toContain(`http://localhost:${process.env.E2E_PORT}/projects-labor/${id}`)
})

test('filters, order and comparison are in the address, and by keyboard', async ({ page }) => {
  await logIn(page, 'buyer@glide.test')
  await expect(page).toHaveURL('/homepage')
  const { projects } = await (await page.request.get('/api/projects?search=three+entities')).json()
  await page.goto(`/projects/${projects[0].id}`)
  await page.getByRole('radio', { name: 'Declined' }).check()
  await expect(page).toHaveURL(/filter=rejected/)
  await expect(page.getByRole('listitem', { name: /, application$/ })).toHaveCount(2)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Declined' })).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('listitem', { name: /, application$/ })).toHaveCount(7)

  await page.getByLabel('Sort applications').selectOption('Lowest rate first')
  await expect(page).toHaveURL(/sort=lowest-rate/)
  await expect(card(page)).toContainText('$21.00/hr')

  const boxes = page.getByRole('checkbox', { name: /^Compare/ })
  for (const index of [0, 2, 4]) {
    await boxes.nth(index).focus()
    await page.keyboard.press('Space')
    await expect(boxes.nth(index)).toBeChecked()
  }
  await expect(boxes.nth(1)).toBeDisabled()
  await page.getByRole('button', { name: 'Compare Applicants' }).focus()
  await page.keyboard.press('Enter')
  const comparison = page.getByRole('dialog', { name: 'Compare applicants' })
  await expect(comparison.getByRole('columnheader')).toHaveCount(3)
  await expect(comparison.getByRole('row', { name: /^Software you asked for/ })).toContainText('QuickBooks Online')
  await inspect(page)
  const shared = page.url()
  await page.keyboard.press('Escape')
  await expect(comparison).toBeHidden()
  await page.goto(shared)
  await expect(comparison.getByRole('columnheader')).toHaveCount(3)
})

test('an owner changes the status, copies the link and deletes the project', async ({ page, browser, context }) => {
  const id = await appliedProject(browser, 'Journey of a project')
  await logIn(page, 'buyer@glide.test')
  await expect(page).toHaveURL('/homepage')
  await page.goto(`/projects/${id}`)
  const status = page.getByRole('region', { name: 'Status' })
  await expect(status.getByRole('button', { name: 'Open' })).toBeDisabled()
  await status.getByRole('button', { name: 'Completed' }).click()
  await expect(notice(page, 'Project status updated to completed')).toBeVisible()
  await expect(status.getByRole('button', { name: 'Completed' })).toBeDisabled()

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await expect(notice(page, 'Link copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/projects/${id}$`))
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await expect(page.getByLabel('Copy this link')).toBeFocused()

  const worker = page.getByRole('link', { name: /^View as Worker/ })
  await expect(worker).toHaveAttribute('target', '_blank')
  await expect(worker).toHaveAttribute('href', `/projects-labor/${id}`)

  await page.getByRole('button', { name: 'Delete Project' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Delete this project? This cannot be undone.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Delete Project' }).click()
  await dialog.getByRole('button', { name: 'Delete Project' }).click()
  await expect(notice(page, 'Project deleted')).toBeVisible()
  await expect(page).toHaveURL('/projects')
  await mailTo(page, 'talent@glide.test', 'project-deleted')
  await page.goto(`/projects/${id}`)
  await expect(page.getByText("This project may have been removed or doesn't exist.")).toBeVisible()
})

test('a visitor reads an open project, logs in and is back; a draft, a wrong id and a failure have their words', async ({
  page,
  browser,
}) => {
  const id = await appliedProject(browser, 'Journey of a visitor')
  await page.goto(`/projects/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journey of a visitor')
  await expect(page.getByText('Multiple')).toBeVisible()
  await expect(page.getByText('Flexible')).toBeVisible()
  await expect(page.getByText('For partners.')).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await fillLogin(page, 'talent@glide.test', demoPassword)
  await expect(page).toHaveURL(`/projects/${id}`)
  await expect(page.getByRole('link', { name: 'View and Apply' })).toBeVisible()

  await page.goto('/projects/nonsense')
  await expect(page.getByText("This project may have been removed or doesn't exist.")).toBeVisible()

  await page.route('**/api/projects/*', (route) => route.abort())
  await page.goto(`/projects/${id}`)
  await expect(page.getByRole('heading', { name: 'Unable to Load Project' })).toBeVisible({ timeout: 15_000 })
  await page.unroute('**/api/projects/*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journey of a visitor')
})
