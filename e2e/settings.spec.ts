import { readFile } from 'node:fs/promises'
import { logIn, mailTo, password } from './people.ts'
import { expect, test } from './test.ts'

test('a buyer chooses mails, downloads their data and leaves', async ({ page, people }) => {
  const buyer = await people.buyer()
  const { email } = buyer
  await buyer.enter(page, '/settings')

  const choice = page.getByRole('checkbox', { name: 'New applications' })
  await choice.uncheck()
  await page.reload()
  await expect(choice).not.toBeChecked()

  await page.getByRole('button', { name: 'Download my data' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill('wrong horse')
  await dialog.getByRole('button', { name: 'Download my data' }).click()
  await expect(dialog.getByText('That isn’t your password.')).toBeVisible()
  await dialog.getByLabel('Your password').fill(password)
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^glide-data-\d{4}-\d{2}-\d{2}\.json$/)
  const content = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(content.data.account).toMatchObject([{ email }])
  expect(content.data.mailsSwitchedOff).toEqual([{ topic: 'new-applications' }])

  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog).toContainText('This cannot be undone.')
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Your account was deleted')).toBeVisible()
  await mailTo(page, email, 'account-deleted')
  await logIn(page, email, password)
  await expect(page.getByText('Invalid email or password')).toBeVisible()
})
