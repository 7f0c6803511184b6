import type { Page } from '@playwright/test'
import type { InputOf } from '../src/contract/endpoint.ts'
import { listNotices } from '../src/contract/notices.ts'
import { createProject } from '../src/contract/projects.ts'
import { fillLogin, type People, password, uniqueWord } from './people.ts'
import { expect, test } from './test.ts'

const letter = 'I have closed three-entity groups every month since 2021.'

/** A project of a new buyer, and talent who may apply to it. */
async function begin(people: People, project: InputOf<typeof createProject>) {
  const [owner, talent] = await Promise.all([people.buyer(), people.talent()])
  const { id } = await owner.call(createProject, project)
  return { id, owner, talent }
}

const unique = () => `Close ${uniqueWord()}`
const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })

test('a worker finds a project, applies from the list, and the owner is told', async ({ page, people }) => {
  const title = unique()
  const { owner, talent } = await begin(people, {
    title,
    scopeTasks: ['Bookkeeping'],
    softwareSystems: ['Xero', 'Excel', 'Bill.com', 'Gusto', 'Ramp'],
    engagementType: 'One-Time',
    seniorityLevel: 'Senior',
  })
  await talent.enter(page, '/projects-labor')
  await expect(page.getByRole('heading', { name: 'Browse Projects' })).toBeVisible()
  await page.getByRole('searchbox').fill(title)
  await expect(page.getByText('1 available project')).toBeVisible()
  await expect(page).toHaveURL(/search=Close/)
  const card = cardOf(page, title)
  for (const words of ['One-Time', 'Open', 'Bookkeeping', 'Xero', 'Excel', 'Bill.com', '+2', 'Senior', 'Flexible'])
    await expect(card).toContainText(words)
  await expect(card).not.toContainText('Gusto')

  await card.getByRole('button', { name: 'Apply Now' }).click()
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: 'Submit Application' })
  await expect(submit).toBeDisabled()
  for (const blank of ['   ', '\u200B\u3164 \u2800']) {
    await dialog.getByLabel('Cover Letter').fill(blank)
    await expect(submit).toBeDisabled()
  }
  await dialog.getByLabel('Cover Letter').fill(letter)
  await dialog.getByLabel('Desired Hourly Rate ($)').fill('-3')
  await submit.click()
  await expect(dialog.getByText('Please enter dollars per hour')).toBeVisible()
  await expect(dialog.getByLabel('Desired Hourly Rate ($)')).toBeFocused()
  const [rate, start] = [dialog.getByLabel('Desired Hourly Rate ($)'), dialog.getByLabel('Available Start Date')]
  await rate.fill('')
  await rate.pressSequentially('45-50')
  await start.focus()
  await page.keyboard.type('02')
  await submit.click()
  await expect(dialog.getByText('Please enter a number.')).toBeVisible()
  await expect(dialog.getByText('Please enter a date.')).toBeVisible()
  await expect(rate).toBeFocused()
  await rate.fill('38.50')
  await start.fill('')
  await submit.dblclick()
  await expect(page.getByText('Application submitted successfully!')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(card).toContainText('✓ Applied')
  await expect(card.getByRole('button')).toHaveCount(0)
  expect((await owner.call(listNotices, {})).notices).toMatchObject([{ about: title, isRead: false }])

  await card.getByRole('link', { name: 'View Details' }).click()
  await expect(page.getByRole('region', { name: 'Your application' })).toContainText('Applied')
  await page.getByText('What you sent on').click()
  await expect(page.getByText(letter)).toBeVisible()
  await expect(page.getByText('$38.50/hr')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact Buyer' })).toHaveAttribute(
    'href',
    `mailto:${owner.email}?subject=${encodeURIComponent(title)}`,
  )
  await page.getByRole('link', { name: 'Back to Projects' }).click()
  await expect(page).toHaveURL('/projects-labor')
})

test('a letter outlives a reload and a session that ends, and goes with the sign-out', async ({
  page,
  context,
  people,
}) => {
  const { id, talent } = await begin(people, { title: unique() })
  await talent.enter(page, `/projects-labor/${id}`)
  await page.getByRole('button', { name: 'Apply Now' }).click()
  const field = page.getByRole('dialog').getByLabel('Cover Letter')
  await field.fill(letter)
  await page.reload()
  await expect(field).toHaveValue(letter)

  await context.clearCookies()
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByText('Please log in to apply')).toBeVisible()
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(`/projects-labor/${id}?apply=yes`)}`)
  await fillLogin(page, talent.email, password)
  await expect(page).toHaveURL(`/projects-labor/${id}?apply=yes`)
  await expect(field).toHaveValue(letter)

  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(`/projects-labor/${id}`)
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(letter)
})

test('a dropped connection loses nothing, and the second try arrives', async ({ page, people }) => {
  const { id, talent } = await begin(people, { title: unique() })
  await talent.enter(page, `/projects-labor/${id}`)
  await page.getByRole('button', { name: 'Apply Now' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Cover Letter').fill(letter)
  await page.route('**/api/applications', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Submit Application' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to submit application. Please try again.')
  await expect(dialog.getByLabel('Cover Letter')).toHaveValue(letter)
  await page.unroute('**/api/applications')
  await dialog.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByText('Application submitted successfully!')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(letter)
})

test('what is saved is found again; a failure is told and undone', async ({ page, people }) => {
  const title = unique()
  const { id, talent } = await begin(people, { title })
  await talent.enter(page, `/projects-labor/${id}`)
  for (const words of ['Negotiable', 'To be discussed', 'Flexible', 'No description'])
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  await page.route('**/saved', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Failed to update saved status')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  await page.unroute('**/saved')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
  await page.goto('/projects-labor')
  await page.getByRole('button', { name: 'Saved' }).click()
  await expect(page).toHaveURL(/filter=saved/)
  await expect(cardOf(page, title)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'false')
})

test('a project that is gone, out of reach or not told of says so', async ({ page, people }) => {
  await (await people.talent()).enter(page, '/homepage-labor')
  for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
    await page.goto(`/projects-labor/${id}`)
    await expect(page.getByRole('heading', { name: 'Project Not Found' })).toBeVisible()
    await expect(page.getByText("This project may have been removed or doesn't exist.")).toBeVisible()
  }
  await page.goto('/projects-labor?search=no+such+project')
  await expect(page.getByRole('heading', { name: 'No projects found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search or check back later')).toBeVisible()
  await page.goto('/projects-labor?page=99999&seniorityLevel=Intern')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the owner sees the page as workers do; a visitor is sent to the login', async ({ page, people }) => {
  await page.goto('/projects-labor')
  await expect(page).toHaveURL('/login?redirect=%2Fprojects-labor')
  const buyer = await people.buyer()
  const { id } = await buyer.call(createProject, { title: 'Close' })
  await buyer.enter(page, `/projects-labor/${id}`)
  await expect(page.getByText('You are viewing your own project as talent sees it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to Projects' }).click()
  await expect(page).toHaveURL('/projects')
})
