import { createProject } from '../src/contract/projects.ts'
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
