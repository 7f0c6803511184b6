import type { Page } from '@playwright/test'
import { logIn, mailTo } from './people.ts'
import { expect, test } from './test.ts'

const rows = (page: Page) => page.locator('tbody tr')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search name, email or WhatsApp' })
const row = (page: Page, name: string) => page.getByRole('row', { name })

test.beforeEach(async ({ page }) => {
  await logIn(page, 'admin@glide.test')
  await expect(page).toHaveURL('/admin')
  await expect(rows(page).first()).toBeVisible({ timeout: 20_000 })
})

test('an admin searches, filters, sorts and turns pages, and every step has its address', async ({ page }) => {
  await search(page).fill('example.com')
  await expect(page).toHaveURL('/admin?search=example.com')
  await page.getByRole('button', { name: 'Name' }).click()
  await expect(page).toHaveURL('/admin?search=example.com&sort=name&direction=asc')
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.getByLabel('Page', { exact: true }).fill('none')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/page=/)
  await search(page).fill('100%_')
  await expect(page.getByRole('heading', { name: 'No candidates found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search terms or filters')).toBeVisible()
})

test('an admin rejects with a reason, and another who is too late is shown what changed', async ({ page, browser }) => {
  await page.goto('/admin?status=pending&sort=name&direction=asc')
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  const name = (await page.getByRole('rowheader').first().textContent()) as string
  const email = (await rows(page).first().locator('td').nth(2).textContent()) as string
  const other = await browser.newPage()
  await logIn(other, 'admin@glide.test')
  await expect(other).toHaveURL('/admin', { timeout: 20_000 })
  await other.goto('/admin?status=pending&sort=name&direction=asc')
  await row(other, name).getByRole('button', { name: 'Accept' }).click()
  await expect(other.getByText(`${name} will be granted platform access.`)).toBeVisible()

  await row(page, name).getByRole('button', { name: 'Reject' }).click()
  const confirm = page.getByRole('button', { name: 'Reject Candidate' })
  await expect(confirm).toBeDisabled()
  await page.getByLabel('Reason').fill('No overlap with US hours.')
  await page.getByRole('button', { name: 'Read email' }).click()
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'About your application' })).toBeVisible()
  await confirm.click()
  await expect(row(page, name)).toHaveCount(0)
  expect((await mailTo(page, email, 'candidate-rejected')).subject).toBe('About your application to Glide')

  await other.getByRole('button', { name: 'Accept Candidate' }).click()
  await expect(other.getByText(/Failed to update candidate: .*The status is now rejected/)).toBeVisible()
  await other.close()
})

test('opening a candidate begins the review, and the keyboard goes on to the next', async ({ page }) => {
  await page.goto('/admin?status=pending')
  await page.getByRole('rowheader').nth(3).getByRole('link').click()
  await expect(page.getByText('The candidate sees “Under Review”.')).toBeVisible()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByText(/^Opened:/)).toHaveCount(1)
  await page.getByRole('heading', { level: 1 }).click()
  const first = page.url()
  await page.keyboard.press('j')
  await expect(page).not.toHaveURL(first)
  await page.keyboard.press('k')
  await expect(page).toHaveURL(first)
  await page.getByRole('link', { name: 'All candidates' }).click()
  await expect(page).toHaveURL('/admin?status=pending')
})

test('a list that cannot be loaded is asked for three times more, and says so', async ({ page }) => {
  await page.route('**/api/candidates?*', (route) => route.abort())
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('button', { name: 'Refresh (1/3)' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh (3/3)' })).toBeVisible({ timeout: 10_000 })
  await expect(page.getByText(/^Failed to load candidates: /)).toBeVisible({ timeout: 10_000 })
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText(/^Failed to load candidates: /)).toHaveCount(0)
})

test('an admin decides on several at once and learns what came of it', async ({ page }) => {
  await page.goto('/admin?status=pending&sort=name&direction=desc')
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
  for (const index of [0, 1]) await rows(page).nth(index).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Accept 2' }).click()
  await page.getByRole('button', { name: 'Accept Candidates' }).click()
  await expect(page.getByText('2 done.')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('2 selected')).toHaveCount(0)
})

test('everyone a filter finds is selected, and taken along as a file', async ({ page }) => {
  await page.goto('/admin?status=accepted&size=10')
  await expect(page).toHaveURL(/accepted/)
  await rows(page).first().getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Select all \d+ that match$/ }).click()
  await expect(page.getByText(/^(1[1-9]|[2-9]\d) selected$/)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Export \d+$/ }).click()
  expect((await download).suggestedFilename()).toBe('candidates.csv')
})

test('the resume stands beside the profile, and a scorecard that is wanted comes before acceptance', async ({
  page,
}) => {
  // The rule would apply to other journeys as well, so here it is only in the response.
  await page.route('**/api/candidates/*', async (route) => {
    const response = await route.fetch()
    const candidate = await response.json()
    const isScored = candidate.scorecards?.some((card: { isComplete: boolean }) => card.isComplete)
    await route.fulfill({ response, json: { ...candidate, lacksScorecard: !isScored } })
  })
  // A headless browser has no PDF viewer.
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true }))
  await page.goto('/admin?status=pending&sort=email&direction=desc')
  await page.getByRole('rowheader').first().getByRole('link').click()
  await expect(page.locator('iframe[title^="Resume of"]')).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('A complete scorecard is needed before acceptance.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept Candidate' })).toBeDisabled()
  await page.getByRole('link', { name: 'Fill in the scorecard' }).click()
  for (const criterion of ['Technical accounting', 'Software', 'English', 'Reliability', 'Communication'])
    await page.getByRole('group', { name: criterion }).getByRole('radio', { name: /^4:/ }).check()
  await page.getByRole('button', { name: 'Save Scorecard' }).click()
  await expect(page.getByText('Average of 5, by 1 reviewer')).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('button', { name: 'Accept Candidate' }).click()
  await expect(page.getByText('Candidate accepted')).toBeVisible()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByText('Technical accounting: 4')).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
