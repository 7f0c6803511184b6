import { createProject } from '../src/contract/projects.ts'
import { violationsOf } from './axe.ts'
import { uniqueWord } from './people.ts'
import { expect, test } from './test.ts'

test('what a server says with a failure is shown to whoever applies', async ({ page, people }) => {
  const [owner, talent] = await Promise.all([people.buyer(), people.candidate()])
  const { id } = await owner.call(createProject, { title: `Close ${uniqueWord()}` })
  const said = 'Applications are paused for a minute.'
  await page.route('**/api/applications', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal', message: said } } }),
  )
  await talent.enter(page, `/projects-labor/${id}`)
  await page.getByRole('button', { name: 'Apply Now' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Cover Letter').fill('I have closed books for ten years.')
  await dialog.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByText(said)).toBeVisible()
  await expect(dialog.getByLabel('Cover Letter')).toHaveValue('I have closed books for ten years.')
})

test('billing that fails says what it was told, or what failed', async ({ page, people }) => {
  const buyer = await people.buyer()
  await page.route('**/api/billing', (route) => route.fulfill({ json: { publishableKey: 'pk_test' } }))
  for (const [body, shown] of [
    ['The gateway is closed.', 'The gateway is closed.'],
    ['{"message":"The gateway is down for an hour."}', 'The gateway is down for an hour.'],
    ['{"error":"Bad gateway"}', 'Bad gateway'],
    ['<html></html>', 'HTTP 502'],
    ['{"error":{"code":"internal","message":""}}', 'Failed to load account information'],
  ] as const) {
    await page.route('**/api/billing/bootstrap-buyer', (route) => route.fulfill({ status: 502, body }))
    await buyer.enter(page, '/billing')
    await expect(page.getByText(shown)).toBeVisible()
  }
})

test('open and active projects differ by more than the word', async ({ page, people }) => {
  const buyer = await people.buyer()
  for (const title of ['First close', 'Second close']) await buyer.call(createProject, { title })
  await page.route('**/api/projects?*', async (route) => {
    const response = await route.fetch()
    const list = await response.json()
    const projects = list.projects.map((project: object, index: number) => ({
      ...project,
      status: index === 0 ? 'Open' : 'active',
    }))
    await route.fulfill({ response, json: { ...list, projects } })
  })
  await buyer.enter(page, '/projects')
  const tone = (label: string) =>
    page.getByRole('main').locator('[data-tone]').filter({ hasText: label }).getAttribute('data-tone')
  const [open, active] = [await tone('Open'), await tone('Active')]
  expect(open).not.toBe(active)
})

test('a list that waits for its next answer keeps its contrast', async ({ page, people }) => {
  const buyer = await people.buyer()
  for (const title of ['First close', 'Second close']) await buyer.call(createProject, { title })
  await buyer.enter(page, '/projects')
  const list = page.getByRole('list').filter({ has: page.getByRole('link', { name: /First close/ }) })
  await expect(list).toHaveAttribute('aria-busy', 'false')
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/projects?*search=*', async (route) => {
    await asked
    await route.continue()
  })
  await page.getByRole('searchbox').fill('Second')
  await expect(list).toHaveAttribute('aria-busy', 'true')
  expect(await violationsOf(page, { only: ['color-contrast'] })).toEqual([])
  answer()
  await expect(page.getByText('First close')).toHaveCount(0)
})

test('a date that filters at once can be typed over, key by key', async ({ page, people }) => {
  const admin = await people.admin()
  await admin.enter(page, '/admin/record?from=2026-03-04')
  const from = page.getByLabel('From')
  await expect(from).toHaveValue('2026-03-04')
  await from.focus()
  // Emptied part by part, and typed anew.
  for (const key of ['Backspace', 'Tab', 'Backspace']) await page.keyboard.press(key)
  // Time in which a date that isn't whole yet could be put back.
  await page.waitForTimeout(300)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('1105', { delay: 60 })
  await expect(page).toHaveURL(/from=2026-11-05/)
  await page.keyboard.type('2025', { delay: 60 })
  await expect(page).toHaveURL(/from=2025-11-05/)
  await expect(from).toHaveValue('2025-11-05')
})

test('a page whose list failed keeps no line for what it would have said', async ({ page, people }) => {
  const admin = await people.admin()
  await page.route('**/api/people?*', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  await admin.enter(page, '/admin/people')
  const heading = page.getByRole('heading', { name: 'People', level: 1 })
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  expect(await heading.evaluate(({ nextElementSibling }) => nextElementSibling)).toBeNull()
})

test('a shortlist without its project says so, and loads both when asked again', async ({ page, people }) => {
  const buyer = await people.buyer()
  const title = `Close ${uniqueWord()}`
  const { id } = await buyer.call(createProject, { title })
  await page.route(`**/api/projects/${id}`, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  await buyer.enter(page, `/projects/${id}/shortlist`)
  await expect(page.getByText('The shortlist couldn’t be loaded.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText(title, { exact: true })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'vetted' })).toBeVisible()
})

test('a card of talent keeps room for a bookmark only for those who have one', async ({ page, people }) => {
  const [admin, owner] = await Promise.all([people.admin(), people.buyer()])
  const corner = page.getByRole('main').locator('[data-tone]').first().locator('xpath=..')
  await admin.enter(page, '/talent')
  await expect(corner).toBeVisible()
  expect((await corner.boundingBox())?.height).toBeLessThan(72)
  await owner.enter(page, '/talent')
  await expect(corner).toBeVisible()
  expect((await corner.boundingBox())?.height).toBeGreaterThanOrEqual(72)
})
