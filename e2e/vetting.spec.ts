import type { Page } from '@playwright/test'
import { decideCandidate } from '../src/contract/candidates.ts'
import { readProfile, saveProfile } from '../src/contract/profiles.ts'
import { saveScorecard } from '../src/contract/scorecards.ts'
import { type Candidate, type Person, uniqueWord } from './people.ts'
import { expect, test } from './test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function openFirst(page: Page, admin: Person, family: string) {
  await admin.enter(page, `/admin?search=${family}&status=pending&sort=name&direction=asc`)
  await page
    .locator('tbody')
    .getByRole('link', { name: `Ana ${family}` })
    .click()
  await expect(heading(page)).toHaveText(`Ana ${family}`)
}

test('after a decision Next goes on, J and K work beside a checked score, and nothing covers the buttons', async ({
  page,
  people,
}) => {
  const family = `Cruz${uniqueWord()}`
  const admin = await people.admin()
  for (const firstName of ['Ana', 'Bea', 'Cora']) await people.candidate({ firstName, lastName: family })
  await openFirst(page, admin, family)
  await page.getByRole('button', { name: 'Reject' }).click()
  await page.getByLabel('Reason').fill('No overlap with US hours.')
  await page.getByRole('button', { name: 'Reject Candidate' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Candidate rejected' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible()
  // Playwright clicks only what nothing covers.
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(heading(page)).toHaveText(`Bea ${family}`)

  await page.getByRole('tab', { name: 'Scorecard' }).click()
  await expect(page.getByRole('button', { name: 'Save Scorecard' })).toBeInViewport()
  await page.getByRole('radio', { name: /^4: Handles accruals/ }).check()
  await page.getByRole('button', { name: 'Save Scorecard' }).click()
  await expect(page.getByText('Average of 5, by 1 reviewer')).toBeVisible()
  await page.getByRole('radio', { name: /^4: Handles accruals/ }).focus()
  await page.keyboard.press('j')
  await expect(heading(page)).toHaveText(`Cora ${family}`)
  await page.keyboard.press('k')
  await expect(heading(page)).toHaveText(`Bea ${family}`)

  // Nothing is saved before a decision is, and nothing is decided where the scorecard can't be saved.
  let saves = 0
  await page.route('**/scorecard', (route) => {
    saves += 1
    return route.abort()
  })
  const save = page.getByRole('button', { name: 'Save Scorecard' })
  const five = page.getByRole('radio', { name: /^5: Reviews others/ })
  await five.check()
  await page.getByRole('button', { name: 'Reject' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(five).toBeChecked()
  await expect(save).toBeEnabled()
  expect(saves).toBe(0)
  await page.getByRole('button', { name: 'Reject' }).click()
  await dialog.getByLabel('Reason').fill('No overlap with US hours.')
  await dialog.getByRole('button', { name: 'Reject Candidate' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The scorecard couldn’t be saved.')
  await page.unroute('**/scorecard')
  await dialog.getByRole('button', { name: 'Reject Candidate' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Candidate rejected' })).toBeVisible()
  await expect(save).toBeDisabled()
})

test('after a decision Next goes on where they were, also once the page is reloaded', async ({ page, people }) => {
  const family = `Cruz${uniqueWord()}`
  const admin = await people.admin()
  for (const firstName of ['Ana', 'Bea', 'Cora']) await people.candidate({ firstName, lastName: family })
  await openFirst(page, admin, family)
  const next = page.getByRole('button', { name: 'Next' })
  await next.click()
  await expect(heading(page)).toHaveText(`Bea ${family}`)
  await page.getByRole('button', { name: 'Reject' }).click()
  await page.getByLabel('Reason').fill('No overlap with US hours.')
  // They reload before the list without the rejected candidate has come.
  await page.route('**/api/candidates?*', (route) => route.abort())
  await page.getByRole('button', { name: 'Reject Candidate' }).click()
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible()
  await page.getByRole('tab', { name: 'History' }).click()
  await page.unroute('**/api/candidates?*')
  await page.reload()
  await next.click()
  await expect(heading(page)).toHaveText(`Cora ${family}`)
  // Opened by a link, someone who isn't in the list is followed by the first.
  const [{ candidateId }] = [await people.candidate({ firstName: 'Dana' })]
  await page.goto(`/admin/candidates/${candidateId}?search=${family}&status=pending&sort=name&direction=asc`)
  await next.click()
  await expect(heading(page)).toHaveText(`Ana ${family}`)
})

test('a candidate is scored by the keys 1 to 5 and decided on in four clicks', async ({ page, people }) => {
  const [admin, { name }] = await Promise.all([people.admin(), people.candidate()])
  // The rule would apply to other journeys as well, so here it is only in the response.
  await page.route('**/api/candidates/*', async (route) => {
    const response = await route.fetch()
    const candidate = await response.json()
    const isScored = candidate.scorecards?.some((card: { isComplete: boolean }) => card.isComplete)
    await route.fulfill({ response, json: { ...candidate, lacksScorecard: !isScored } })
  })
  await admin.enter(page, `/admin?search=${name.split(' ')[1]}&status=pending`)
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    addEventListener('pointerdown', () => (dataset.clicks = String(Number(dataset.clicks ?? 0) + 1)))
  })
  await page.getByRole('link', { name }).click()
  await page.getByRole('tab', { name: 'Scorecard' }).click()
  await expect(page.getByText('5 of 5 without a score.')).toBeVisible()
  for (const score of ['4', '5', '4', '3', '4']) await page.keyboard.press(score)
  await expect(page.getByText('Every criterion has a score.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Reliability' }).getByRole('radio', { name: /^3:/ })).toBeChecked()
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('button', { name: 'Accept Candidate' }).click()
  await expect(page.getByText('Candidate accepted')).toBeVisible()
  await expect(page.getByText('Average of 5, by 1 reviewer')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save Scorecard' })).toBeDisabled()
  await expect(page.locator('html')).toHaveAttribute('data-clicks', '4')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a selection says which of it a search has hidden', async ({ page, people }) => {
  const family = `Reyes${uniqueWord()}`
  const admin = await people.admin()
  for (const firstName of ['Ana', 'Bea']) await people.candidate({ firstName, lastName: family })
  await admin.enter(page, `/admin?search=${family}`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const bar = page.getByRole('region', { name: 'Selected candidates' })
  await expect(bar.getByRole('status')).toHaveText('2 selected')
  await page.getByRole('searchbox').fill(`Ana ${family}`)
  await expect(bar.getByRole('status')).toHaveText('2 selected, 1 of them not shown below')
  await bar.getByRole('button', { name: 'Keep only the 1 shown' }).click()
  await expect(bar.getByRole('status')).toHaveText('1 selected')
})

const ana = { location: 'Cebu City, Philippines', credential: 'CPA', software: 'Bill.com' }
const bea = { location: 'Pune, India', credential: 'EA', software: 'NetSuite' }

/** What the list shows of someone. */
async function fillIn(someone: Candidate, { location, credential, software }: typeof ana) {
  const { version, email, photoUrl, ...own } = await someone.call(readProfile, {})
  const { profile } = own
  await someone.call(saveProfile, {
    ...own,
    expectedVersion: version,
    profile: {
      ...profile,
      personal_info: { ...profile.personal_info, location },
      certifications: [{ name: credential, issuer: null, date: null, credential_id: null }],
      skills: { ...profile.skills, tools: [software] },
    },
  })
}

test.describe('at 1280 pixels', () => {
  test.use({ viewport: { width: 1280, height: 720 } })

  test('no column hides under the actions, and the list sorts by all that helps to choose', async ({
    page,
    people,
  }) => {
    const family = `Lim${uniqueWord()}`
    const admin = await people.admin()
    const [first, second] = await Promise.all([
      people.candidate({ firstName: 'Ana', lastName: family }),
      people.candidate({ firstName: 'Bea', lastName: family }),
    ])
    for (const [someone, work, technical] of [
      [first, ana, 2],
      [second, bea, 5],
    ] as const) {
      await fillIn(someone, work)
      const { candidateId: id } = someone
      await admin.call(saveScorecard, { id, expectedVersion: 0, scores: { technical }, notes: {} })
    }
    await admin.call(decideCandidate, {
      id: second.candidateId,
      expectedStatus: 'pending',
      decision: { move: 'interview', interviewAt: '2037-06-10T15:00:00.000Z' },
    })
    await admin.enter(page, `/admin?search=${family}`)
    const rows = page.locator('tbody tr')
    await expect(rows).toHaveCount(2)
    await page.getByRole('button', { name: 'Score' }).click()
    await expect(page).toHaveURL(/sort=score/)
    await expect(rows.first()).toContainText(`Bea ${family}`)
    await expect(rows.first()).toContainText('5.0')
    for (const shown of ['India', 'EA', 'NetSuite', 'Call Jun 10']) await expect(rows.first()).toContainText(shown)
    // Each puts another one first.
    for (const [column, sort, name] of [
      ['Credential', 'credential', 'Ana'],
      ['Country', 'country', 'Bea'],
      ['Software', 'software', 'Ana'],
      ['Next call', 'call', 'Bea'],
    ] as const) {
      await page.getByRole('button', { name: column }).click()
      await expect(page).toHaveURL(new RegExp(`sort=${sort}&direction=asc$`))
      await expect(rows.first()).toContainText(`${name} ${family}`)
    }
    const table = page.getByRole('region', { name: 'Candidates' })
    expect(await table.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0)
    const resume = await page
      .getByRole('button', { name: /resume of/ })
      .first()
      .boundingBox()
    const actions = await page
      .getByRole('button', { name: /^Interview/ })
      .first()
      .boundingBox()
    expect((resume?.x ?? 0) + (resume?.width ?? 0)).toBeLessThan(actions?.x ?? 0)
  })
})

test('a filter and order is saved as a view, opened again and removed', async ({ page, people }) => {
  const word = uniqueWord()
  await (await people.admin()).enter(page, `/admin?status=pending&search=${word}`)
  await page.getByRole('button', { name: 'Save This View' }).click()
  await page.getByLabel('Name', { exact: true }).fill(`Pending ${word}`)
  await page.getByRole('button', { name: 'Save View' }).click()
  const views = page.getByRole('navigation', { name: 'Saved views' })
  await expect(views.getByRole('link', { name: `Pending ${word}` })).toBeVisible()
  await page.goto('/admin')
  await views.getByRole('link', { name: `Pending ${word}` }).click()
  await expect(page).toHaveURL(new RegExp(`search=${word}`))
  await expect(page).toHaveURL(/status=pending/)
  await views.getByRole('button', { name: `Remove view Pending ${word}` }).click()
  await expect(views.getByRole('link', { name: `Pending ${word}` })).toBeHidden()
})
