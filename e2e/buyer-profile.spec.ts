import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Profile' })
const question = (page: Page) => page.getByText('You have unsaved changes. Discard them?')

/** One green pixel. */
const picture = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWPgq0kDAAGMAPHUBZ9tAAAAAElFTkSuQmCC',
    'base64',
  ),
}

test.beforeEach(async ({ page, people }) => {
  await (await people.buyer()).enter(page, '/homepage')
  await page.getByRole('button', { name: 'View Profile' }).click()
  await expect(dialog(page).getByText('Ellen Reed')).toBeVisible()
})

test('a buyer edits their profile; the sidebar follows, and the focus stays', async ({ page }) => {
  await dialog(page).getByRole('button', { name: 'Edit Profile' }).click()
  const save = dialog(page).getByRole('button', { name: 'Save' })
  const reset = dialog(page).getByRole('button', { name: 'Reset' })
  const firstName = dialog(page).getByLabel('First name')
  await expect(firstName).toBeFocused()
  await expect(save).toBeDisabled()
  await expect(reset).toBeDisabled()
  await expect(dialog(page).getByLabel('Email')).toHaveAttribute('readonly')

  await firstName.fill('Elena')
  await reset.click()
  await expect(firstName).toHaveValue('Ellen')
  await expect(save).toBeDisabled()

  await firstName.fill(' Elena ')
  await dialog(page).getByLabel('Company name').fill('')
  await dialog(page).locator('input[type=file]').setInputFiles(picture)
  await save.click()
  // A picture is re-encoded by a separate process, which has to start first.
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Edit Profile' })).toBeFocused()
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  await expect(sidebar.getByText('Elena Reed')).toBeVisible()
  await expect(sidebar.getByText('Partner')).toBeVisible()
  const avatar = sidebar.locator('img')
  await expect(avatar).toHaveAttribute('src', /^\/avatars\//)
  expect((await page.request.get((await avatar.getAttribute('src')) as string)).headers()['content-type']).toBe(
    'image/webp',
  )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'View Profile' })).toBeFocused()
  await page.reload()
  await expect(sidebar.getByText('Elena Reed')).toBeVisible()
})

test('closing with changes asks first, however it is closed', async ({ page }) => {
  await dialog(page).getByRole('button', { name: 'Edit Profile' }).click()
  const firstName = dialog(page).getByLabel('First name')
  await firstName.fill('Elena')
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeVisible()
  await page.getByRole('button', { name: 'Keep Editing' }).click()
  await expect(question(page)).toBeHidden()
  await expect(firstName).toHaveValue('Elena')
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Discard Changes' }).click()
  await expect(dialog(page)).toBeHidden()
  await page.getByRole('button', { name: 'View Profile' }).click()
  await expect(dialog(page).getByText('Ellen Reed')).toBeVisible()
})

test('what fails is said by its name, and what was typed stays', async ({ page }) => {
  await dialog(page).getByRole('button', { name: 'Edit Profile' }).click()
  const files = dialog(page).locator('input[type=file]')
  await files.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(dialog(page).getByRole('alert')).toHaveText('Please upload an image file')
  await files.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Avatar upload failed')
  await dialog(page).getByRole('button', { name: 'Reset' }).click()

  await dialog(page).getByLabel('First name').fill('Elena')
  await page.route('**/api/buyers/me', (route) => route.abort())
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Failed to save')
  await expect(dialog(page).getByLabel('First name')).toHaveValue('Elena')
})
