import type { Page } from '@playwright/test'
import { decideCandidate, listCandidates } from '../src/contract/candidates.ts'
import { violationsOf } from './axe.ts'
import { mailTo, type Person, uniqueWord } from './people.ts'
import { expect, test } from './test.ts'

const rows = (page: Page) => page.locator('tbody tr')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search name, email or WhatsApp' })
const row = (page: Page, name: string) => page.getByRole('row', { name })

/** Opens the pending candidates with this last name, which only this journey knows. */
async function openFamily(page: Page, admin: Person, family: string) {
  await admin.enter(page, `/admin?search=${family}&status=pending`)
  await expect(rows(page).first()).toBeVisible()
}

test('an admin searches, filters, sorts and turns pages, and every step has its address', async ({ page, people }) => {
  await (await people.admin()).enter(page, '/admin')
  await search(page).fill('example.com')
  await expect(page).toHaveURL('/admin?search=example.com')
  await page.getByRole('button', { name: 'Name' }).click()
  await expect(page).toHaveURL('/admin?search=example.com&sort=name&direction=asc')
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.getByLabel('Page', { exact: true }).fill('none')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/page=/)
  await search(page).fill('100%_')
  await expect(page.getByRole('heading', { name: 'No candidates found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search terms or filters')).toBeVisible()
  // Nobody's email address is in an address of a page, and yet the list stays as it is.
  await search(page).fill('talent@glide.test')
  await expect(rows(page)).toHaveCount(1)
  await expect(page).toHaveURL('/admin?sort=name&direction=asc')
  await rows(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/admin\/candidates\/[^@%]+$/)
  await page.getByRole('link', { name: 'All candidates' }).click()
  await expect(search(page)).toHaveValue('talent@glide.test')
  await expect(rows(page)).toHaveCount(1)
})

test('an admin rejects with a reason, and another who is too late is shown what changed', async ({
  page,
  browser,
  people,
}) => {
  const [admin, { name, email }] = await Promise.all([people.admin(), people.candidate()])
  const family = name.split(' ')[1] as string
  await openFamily(page, admin, family)
  const other = await browser.newPage()
  await openFamily(other, admin, family)
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

test('opening a candidate begins the review, and the keyboard goes on to the next', async ({ page, people }) => {
  const family = uniqueWord()
  const [admin] = await Promise.all([
    people.admin(),
    ...['Ana', 'Bea'].map((firstName) => people.candidate({ firstName, lastName: family })),
  ])
  await openFamily(page, admin, family)
  await page.getByRole('rowheader').first().getByRole('link').click()
  await expect(page.getByText('The candidate sees “Under Review”.')).toBeVisible()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByText(/^Opened:/)).toHaveCount(1)
  await page.getByRole('heading', { level: 1 }).click()
  const first = page.url()
  await page.keyboard.press('j')
  await expect(page).not.toHaveURL(first)
  await page.keyboard.press('k')
  await expect(page).toHaveURL(first)
  // They can be turned off, and stay off on this device.
  await page.getByRole('checkbox', { name: 'Keys J and K' }).uncheck()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled()
  await page.keyboard.press('j')
  await page.getByRole('tab', { name: 'Details' }).click()
  await expect(page).toHaveURL(first.replace('tab=history', 'tab=details'))
  await page.getByRole('link', { name: 'All candidates' }).click()
  await expect(page).toHaveURL(`/admin?search=${family}&status=pending`)
})

test('a list that cannot be loaded is asked for three times more, and says so', async ({ page, people }) => {
  await (await people.admin()).enter(page, '/admin')
  await expect(rows(page).first()).toBeVisible()
  await page.route('**/api/candidates?*', (route) => route.abort())
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('button', { name: 'Refresh (1/3)' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh (3/3)' })).toBeVisible()
  await expect(page.getByText(/^Failed to load candidates: /)).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText(/^Failed to load candidates: /)).toHaveCount(0)
})

test('an admin decides on several at once and learns what came of it', async ({ page, people }) => {
  const family = uniqueWord()
  const [admin] = await Promise.all([
    people.admin(),
    ...['Ana', 'Bea'].map((firstName) => people.candidate({ firstName, lastName: family })),
  ])
  await openFamily(page, admin, family)
  for (const index of [0, 1]) await rows(page).nth(index).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Accept 2' }).click()
  await page.getByRole('button', { name: 'Accept Candidates' }).click()
  await expect(page.getByText('2 done.')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('2 selected')).toHaveCount(0)
})

test('several are invited to interviews that follow each other, and what is booked then is named before', async ({
  page,
  people,
}) => {
  const family = uniqueWord()
  const [admin, cy] = await Promise.all([
    people.admin(),
    people.candidate({ firstName: 'Cy' }),
    ...['Ana', 'Bea'].map((firstName) => people.candidate({ firstName, lastName: family })),
  ])
  await openFamily(page, admin, family)
  const interviewAt = await page.evaluate(() => new Date('2036-12-01T10:15').toISOString())
  await admin.call(decideCandidate, {
    id: cy.candidateId,
    expectedStatus: 'pending',
    decision: { move: 'interview', interviewAt },
  })
  for (const index of [0, 1]) await rows(page).nth(index).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Interview 2' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule Interviews' })
  const send = dialog.getByRole('button', { name: 'Schedule Interviews' })
  await dialog.getByLabel('First interview').fill('2020-01-06T09:00')
  await send.click()
  await expect(dialog.getByText('Please choose a time in the future.')).toBeVisible()
  await dialog.getByLabel('First interview').fill('2036-12-01T09:00')
  await dialog.getByLabel('Time between starts').selectOption('60 minutes')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await dialog.getByLabel('Time between starts').selectOption('45 minutes')
  await expect(dialog.getByText(/^The last of 2 begins Dec 1, 2036, 9:45/)).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveText([
    new RegExp(`^(Ana|Bea) ${family}, Dec 1, 2036, 9:45.+: Interview with ${cy.name}, Dec 1, 2036, 10:15`),
  ])
  expect(await violationsOf(page)).toEqual([])
  await send.click()
  await expect(page.getByText('2 done.')).toBeVisible()
  const { candidates } = await admin.call(listCandidates, { search: family })
  const times = candidates.map(({ interviewScheduledAt }) => Date.parse(interviewScheduledAt ?? '')).toSorted()
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBe(45 * 60_000)
})

test('a decision on several names those with calls ahead, and cancels them', async ({ page, people }) => {
  const family = uniqueWord()
  const [admin, ana] = await Promise.all([
    people.admin(),
    people.candidate({ firstName: 'Ana', lastName: family }),
    people.candidate({ firstName: 'Bea', lastName: family }),
    people.candidate({ firstName: 'Cy', lastName: family }),
  ])
  const interviewAt = new Date(Date.now() + 5 * 86_400_000).toISOString()
  await admin.call(decideCandidate, {
    id: ana.candidateId,
    expectedStatus: 'pending',
    decision: { move: 'interview', interviewAt },
  })
  await admin.enter(page, `/admin?search=${family}`)
  await expect(rows(page)).toHaveCount(3)
  for (const index of [0, 1, 2]) await rows(page).nth(index).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Accept 3' }).click()
  const accepting = page.getByRole('dialog', { name: 'Accept Candidates' })
  await expect(accepting.getByText(new RegExp(`^Ana ${family}: Interview with us,`))).toBeVisible()
  await accepting.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Reject 3' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reject Candidates' })
  await expect(dialog.getByText('A call is still booked:')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveText([new RegExp(`^Ana ${family}: Interview with us,`)])
  await dialog.getByRole('checkbox', { name: 'Cancel it' }).check()
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByLabel('Reason').fill('No overlap with US hours.')
  await dialog.getByRole('button', { name: 'Reject Candidates' }).click()
  await expect(page.getByText('3 done.')).toBeVisible()
  const { candidates } = await admin.call(listCandidates, { search: family })
  expect(candidates.map(({ interviewScheduledAt }) => interviewScheduledAt)).toEqual([null, null, null])
})

test('everyone a filter finds is selected, and taken along as a file', async ({ page, people }) => {
  await (await people.admin()).enter(page, '/admin?search=example.com&status=accepted&size=10')
  await rows(page).first().getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Select all \d+ that match$/ }).click()
  await expect(page.getByText(/^(1[1-9]|[2-9]\d) selected, \d+ of them not shown below$/)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Export \d+$/ }).click()
  expect((await download).suggestedFilename()).toBe('candidates.csv')
})

test('the resume stands beside the profile, and a scorecard that is wanted comes before acceptance', async ({
  page,
  people,
}) => {
  const [admin, { candidateId }] = await Promise.all([people.admin(), people.candidate()])
  // The rule would apply to other journeys as well, so here it is only in the response.
  await page.route('**/api/candidates/*', async (route) => {
    const response = await route.fetch()
    const candidate = await response.json()
    const isScored = candidate.scorecards?.some((card: { isComplete: boolean }) => card.isComplete)
    await route.fulfill({ response, json: { ...candidate, lacksScorecard: !isScored } })
  })
  // A headless browser has no PDF viewer.
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true }))
  await admin.enter(page, `/admin/candidates/${candidateId}`)
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
