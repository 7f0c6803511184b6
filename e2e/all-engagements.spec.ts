import { violationsOf } from './axe.ts'
import { engage } from './engaged.ts'
import { test } from './installation.ts'
import { expect } from './test.ts'

const day = 24 * 60 * 60_000

test('an admin finds the engagement whose day-ten check is due, and ticks it', async ({
  page,
  people,
  installation,
}) => {
  const [owner, talent] = await Promise.all([people.buyer(), people.talent()])
  const start = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(installation.now() - 14 * day)
  await engage(people, owner, talent, start)
  await (await people.admin()).enter(page, '/admin')
  await page.getByRole('link', { name: 'Engagements', exact: true }).click()
  await expect(page).toHaveTitle(/^Engagements/)
  const row = page.getByRole('row', { name: talent.name })
  await expect(row).toContainText('Active')

  // The product notices within seconds.
  installation.moveTo(installation.now() + 10 * 60_000)
  await expect(async () => {
    await page.goto('/admin/engagements?filter=day-ten')
    await expect(row).toContainText('Day-ten check due since', { timeout: 3_000 })
  }).toPass()
  expect(await violationsOf(page)).toEqual([])
  await row.getByRole('link', { name: talent.name }).click()
  await page.getByRole('button', { name: /^Mark as Done.*Day-ten check/ }).click()
  await expect(page.getByRole('button', { name: /^Undo.*Day-ten check/ })).toBeVisible()
  await page.getByRole('link', { name: 'Engagements' }).first().click()
  await page.getByText('Day-ten check due', { exact: true }).click()
  await expect(page.getByText('No check is due.')).toBeVisible()
  await page.getByText('Hours overdue', { exact: true }).click()
  await expect(page).toHaveURL('/admin/engagements?filter=hours')
  await expect(page.getByRole('heading', { name: 'No engagements' })).toBeVisible()
})
