import { logIn, mailTo, password, someEmail } from './people.ts'
import { expect, test } from './test.ts'

test('an admin invites a colleague, who sets name and photo, removes them, finds both in the record and sees where talent come from', async ({
  page,
  browser,
  people,
}) => {
  await (await people.admin()).enter(page, '/admin/admins')
  const email = someEmail('robin')
  await page.getByRole('button', { name: 'Invite Admin' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(dialog.getByText('Please enter a name.')).toBeVisible()
  await dialog.getByLabel('Name').fill('Robin Vale')
  await dialog.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  const row = page.getByRole('row', { name: email })
  await expect(row.getByText('Invited', { exact: true })).toBeVisible()

  const { links } = await mailTo(page, email, 'invite-admin')
  const other = await (await browser.newContext()).newPage()
  await other.goto(links.find((link) => link.includes('token=')) as string)
  await other.getByLabel('New password', { exact: true }).fill(password)
  await other.getByLabel('Confirm password', { exact: true }).fill(password)
  await other.keyboard.press('Enter')
  await expect(other).toHaveURL(/\/login/)
  await logIn(other, email, password)
  await expect(other).toHaveURL('/admin')

  await other.goto('/settings')
  const profile = other.getByRole('region', { name: 'Profile' })
  const sidebar = other.getByRole('complementary', { name: 'Sidebar' })
  await profile.getByLabel('Name').fill('Robin Vale-Ortiz')
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(profile.getByText('Saved')).toBeVisible()
  const buffer = await other.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } })
  await profile.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await expect(other.getByText('Photo updated')).toBeVisible()
  await other.reload()
  await expect(sidebar.getByText('Robin Vale-Ortiz')).toBeVisible()
  await expect(sidebar.locator('img')).toHaveAttribute('src', /^\/profile-photos\//)

  await page.reload()
  await row.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove Admin' }).click()
  await expect(row).toHaveCount(0)
  await other.goto('/admin/overview')
  await expect(other).toHaveURL(/\/login/)

  await page.goto('/admin/record?act=admin.removed')
  await expect(page.getByRole('row', { name: 'Robin Vale-Ortiz' }).first()).toContainText('Removed an admin')
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('img', { name: 'Applications per week, as columns' })).toBeVisible()
  await page.getByText('Applications per week as a table').click()
  await expect(page.getByRole('row', { name: /^Week of/ })).toHaveCount(26)
  await expect(page.getByRole('row', { name: /linkedin/ })).toBeVisible()
})
