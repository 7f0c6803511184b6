import type { Page } from '@playwright/test'
import { type Person, uniqueWord } from './people.ts'
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
