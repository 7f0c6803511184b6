import type { Page } from '@playwright/test'
import { createProject } from '../src/contract/projects.ts'
import type { People, Person } from './people.ts'
import { expect, test } from './test.ts'

const cards = (page: Page) => page.locator('main li h2')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search projects' })

/** A buyer with thirteen Open projects and one draft. */
async function buyerWithProjects(people: People): Promise<Person> {
  const buyer = await people.buyer()
  for (let number = 1; number <= 13; number++) await buyer.call(createProject, { title: `Close ${number}` })
  await buyer.call(createProject, { title: 'Payroll 100%', status: 'draft' })
  return buyer
}

test('search, filter and page live in the address: reload, back and a shared link show the same', async ({
  page,
  people,
}) => {
  await (await buyerWithProjects(people)).enter(page, '/projects')
  await expect(cards(page)).toHaveCount(12)
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await expect(cards(page)).toHaveCount(2)
  await expect(page).toHaveURL('/projects?page=2')
  await page.reload()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()

  await page.getByText('Draft', { exact: true }).first().click()
  await expect(page).toHaveURL('/projects?filter=draft')
  await expect(cards(page)).toHaveText(['Payroll 100%'])
  await search(page).fill('100%')
  await expect(page).toHaveURL('/projects?search=100%25&filter=draft')
  await search(page).fill('close')
  await expect(page.getByRole('heading', { name: 'No projects found' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/projects?filter=draft')
  await expect(search(page)).toHaveValue('')
  await page.goBack()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()

  await page.goto('/projects?filter=constructor&page=99')
  await expect(page).toHaveURL('/projects?page=2')
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked()
  await expect(cards(page)).toHaveCount(2)
})

/** In the page: on a busy machine, keys that come from outside may be further apart than the wait. */
async function typeQuickly(input: HTMLElement | SVGElement, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  for (let length = 1; length <= text.length; length += 1) {
    set?.call(input, text.slice(0, length))
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await new Promise((next) => setTimeout(next, 50))
  }
}

test('typing waits 350 ms, and a slow earlier answer never replaces a newer one', async ({ page, people }) => {
  await (await buyerWithProjects(people)).enter(page, '/projects')
  await expect(cards(page)).toHaveCount(12)
  const asked: string[] = []
  const held = Promise.withResolvers<void>()
  await page.route(
    (url) => url.pathname === '/api/projects',
    async (route) => {
      const wanted = new URL(route.request().url()).searchParams.get('search') ?? ''
      asked.push(wanted)
      if (wanted === 'Close') await held.promise
      await route.continue().catch(() => undefined)
    },
  )
  await search(page).evaluate(typeQuickly, 'Close')
  await expect.poll(() => asked).toEqual(['Close'])
  await expect(page.locator('main ul[aria-busy=true]')).toBeVisible()
  const superseded = page.waitForEvent('requestfailed', (request) => request.url().includes('search=Close'))
  await search(page).fill('Payroll')
  await expect(cards(page)).toHaveText(['Payroll 100%'])
  held.resolve()
  await superseded
  await expect(cards(page)).toHaveText(['Payroll 100%'])
  expect(asked).toEqual(['Close', 'Payroll'])
})

test('a failure says so and tries again; a session that ended is said on the page', async ({
  page,
  context,
  people,
}) => {
  const buyer = await buyerWithProjects(people)
  await page.route(
    (url) => url.pathname === '/api/projects',
    (route) => route.fulfill({ status: 400, json: { error: { code: 'invalid_input', message: '', requestId: 'x' } } }),
  )
  await buyer.enter(page, '/projects')
  await expect(page.getByRole('alert')).toContainText('Error loading projects')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(cards(page)).toHaveCount(12)

  await context.clearCookies()
  await page.getByText('Draft', { exact: true }).first().click()
  await expect(page.getByRole('alert')).toContainText(
    '⚠️ You are not authenticated. Please log in to see your projects.',
  )
  await expect(cards(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/login?redirect=%2Fprojects%3Ffilter%3Ddraft')
})

test('two editors of one project: the second sees what changed before replacing it', async ({
  page,
  context,
  people,
}) => {
  const buyer = await people.buyer()
  const { id } = await buyer.call(createProject, { title: 'Shared', location: 'Ohio' })
  await buyer.enter(page, '/homepage')
  const other = await context.newPage()
  for (const one of [page, other]) {
    await one.goto(`/projects/${id}/edit`)
    await expect(one.getByLabel('Project Title')).toHaveValue('Shared')
  }
  await other.getByLabel('Location').fill('Texas')
  await other.getByRole('button', { name: 'Save Changes' }).click()
  await expect(other.getByText('Project updated')).toBeVisible()
  await expect(other).toHaveURL(`/projects/${id}`)

  const save = page.getByRole('button', { name: 'Save Changes' })
  await page.getByLabel('Project Title').fill('')
  await expect(save).toBeDisabled()
  await page.getByLabel('Project Title').fill('Ours')
  await page.getByLabel('Estimated hires', { exact: true }).fill('0')
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByText('You have unsaved changes. Discard them?')).toBeVisible()
  await page.getByRole('button', { name: 'Keep Editing' }).click()
  await save.click()
  await expect(page.getByRole('alert')).toContainText('changed elsewhere since you opened it: Location.')
  await page.getByRole('button', { name: 'Load Latest Version' }).click()
  await expect(page.getByLabel('Location')).toHaveValue('Texas')
  await page.getByLabel('Project Title').fill('Ours again')
  await save.click()
  await expect(page).toHaveURL(`/projects/${id}`)
  const details = await (await page.request.get(`/api/projects/${id}/details`)).json()
  expect(details).toMatchObject({ title: 'Ours again', location: 'Texas', estimatedHires: null })
})

test('an edit that couldn’t be saved is tried again with what was typed since', async ({ page, people }) => {
  const buyer = await people.buyer()
  const { id } = await buyer.call(createProject, { title: 'Kept', location: 'Ohio' })
  await buyer.enter(page, `/projects/${id}/edit`)
  const failed = page.locator('.mantine-Notification-root', { hasText: 'Failed to update project' })
  const update = (url: URL) => url.pathname === `/api/projects/${id}`
  await page.route(update, (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()))
  await page.getByLabel('Location').fill('Texas')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(failed).toHaveCount(1)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(failed).toHaveCount(1)
  await page.unroute(update)
  await page.getByLabel('Location').fill('Nevada')
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(`/projects/${id}`)
  await expect(failed).toHaveCount(0)
  const details = await (await page.request.get(`/api/projects/${id}/details`)).json()
  expect(details).toMatchObject({ location: 'Nevada' })
})

test('editing what is not there says so', async ({ page, people }) => {
  await (await people.buyer()).enter(page, '/homepage')
  for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
    await page.goto(`/projects/${id}/edit`)
    await expect(page.getByRole('heading', { name: 'Project Not Found' })).toBeVisible()
  }
})
