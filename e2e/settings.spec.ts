import { readFile } from 'node:fs/promises'
import { savePayoutAccount } from '../src/contract/payouts.ts'
import { logIn, mailTo, password } from './people.ts'
import { expect, test } from './test.ts'

test('a buyer chooses emails, downloads their data and leaves', async ({ page, people }) => {
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

test('a payout account is removed with the password, which is asked for again in the dialog until it is right', async ({
  page,
  people,
}) => {
  const talent = await people.talent()
  const account = {
    country: 'PH',
    holder: talent.name,
    bankName: 'BDO Unibank',
    swift: 'BNORPHMM',
    accountNumber: '001234567890',
    address: '12 Mabini Street, Cebu City',
  } as const
  await talent.call(savePayoutAccount, { account, password })
  await talent.enter(page, '/settings')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove Account' })
  const asked = dialog.getByLabel('Your password')
  const remove = dialog.getByRole('button', { name: 'Remove Account' })
  await remove.click()
  await expect(dialog.getByText('Please enter your password.')).toBeVisible()
  // The page behind has a field of that name, too.
  await expect(asked).toBeFocused()
  await page.keyboard.type('not it at all')
  await remove.click()
  await expect(dialog.getByText('That isn’t your password.')).toBeVisible()
  await expect(asked).toBeFocused()
  await asked.fill(password)
  await remove.click()
  await expect(page.getByText('You haven’t entered an account yet.')).toBeVisible()
})
