import type { Page } from '@playwright/test'
import { pdf } from './pdf.ts'
import { mailTo, password, someEmail } from './people.ts'
import { expect, test } from './test.ts'

const submitButton = (page: Page) => page.getByRole('button', { name: 'Create Account & Submit' })
const resume = async () => ({
  name: 'resume.pdf',
  mimeType: 'application/pdf',
  buffer: await pdf('CARMEN DIZON', 'Experience', 'Staff Accountant, Tala Books, 2019 - 2024'),
})

async function fillIntake(page: Page, email: string) {
  await page.goto('/talent-intake')
  await page.getByLabel('First name').fill('Carmen')
  await page.getByLabel('Last name').fill('Dizon')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue to Upload Resume' }).click()
  await expect(page).toHaveURL('/upload-resume')
}

async function fillUpload(page: Page) {
  await page.getByLabel('Resume (PDF)').setInputFiles(await resume())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
}

/** A field with its label and what is said about it. */
const fieldOf = (page: Page, label: string) =>
  page
    .locator('.mantine-InputWrapper-root')
    .filter({ has: page.getByLabel(label) })
    .last()

/** Puts text in the clipboard's way: what a browser does on paste. */
const paste = (page: Page, text: string) => page.keyboard.insertText(text)

test('a digit in the middle of a phone number is corrected where it stands, and a pasted number is understood', async ({
  page,
}) => {
  await page.goto('/talent-intake')
  const number = page.getByLabel('WhatsApp number')
  const code = page.getByRole('combobox', { name: 'Country code' })
  await number.pressSequentially('4155552671')
  for (let step = 0; step < 6; step += 1) await number.press('ArrowLeft')
  await number.press('Backspace')
  await number.pressSequentially('9')
  await expect(number).toHaveValue('(415) 595-2671')

  for (const [pasted, countryCode, shown] of [
    ['+63 917 555 0142', '+63', '917 555 0142'],
    ['0917 555 0142', '+63', '917 555 0142'],
    ['+1 415 555 2671', '+1', '(415) 555-2671'],
    ['14155552671', '+1', '(415) 555-2671'],
    ['0917 555 0142', '+63', '917 555 0142'],
    ['+234 801 234 5678', '+63', '+234 801 234 5678'],
  ] as const) {
    await number.fill('')
    await number.focus()
    await paste(page, pasted)
    await expect(number).toHaveValue(shown)
    await expect(code).toHaveValue(countryCode)
  }

  await number.blur()
  await expect(page.getByText('This number’s country code isn’t in the list.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(/^We don’t offer the country code of this phone number\./)

  await code.focus()
  await page.keyboard.press('Tab')
  await expect(number).toBeFocused()

  const menu = page.getByRole('listbox')
  await code.click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await code.click()
  await expect(menu).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(menu).toBeHidden()

  await number.fill('123')
  await page.getByLabel('Email').fill('carmen at example')
  await page.getByRole('button', { name: 'Continue to Upload Resume' }).click()
  for (const [label, message] of [
    ['First name', 'First name is missing.'],
    ['Email', 'This isn’t an email address.'],
    ['WhatsApp number', 'This number doesn’t fit the country code.'],
  ] as const)
    await expect(fieldOf(page, label)).toContainText(message)
})

test('going back to edit keeps file and passwords; a refused file is named; the button says what is missing', async ({
  page,
}) => {
  await fillIntake(page, someEmail('carmen'))
  await expect(page.getByText('Still missing: your resume, a password and the same password again.')).toBeVisible()
  // One stop for the file, between the way back and the password.
  await page.getByRole('link', { name: 'Your details', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Browse for your resume' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await fillUpload(page)
  await expect(page.getByText('Still missing')).toBeHidden()
  const file = page.getByLabel('Resume (PDF)')
  await file.setInputFiles({ name: 'cat.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(page.getByRole('alert')).toHaveText('Please upload a PDF file.')
  await expect(page.getByText('“cat.gif” was not added; “resume.pdf” is still selected.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show confirm password' })).toBeVisible()

  await page.getByRole('link', { name: 'Edit your details' }).click()
  await page.getByLabel('First name').fill('Carmencita')
  await page.getByRole('button', { name: 'Continue to Upload Resume' }).click()
  await expect(page.getByText('Carmencita Dizon')).toBeVisible()
  await expect(page.getByText('resume.pdf')).toBeVisible()
  await expect(page.getByLabel('Confirm password')).toHaveValue(password)

  await page.route('**/api/talent-applications', () => {})
  await submitButton(page).click()
  await expect(page.getByText('Keep this page open until we’re done.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByText('Your application is being sent', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/upload-resume')
})

test('an address with an account leads to log in and reset, without standing in the page address', async ({
  page,
  people,
}) => {
  const { email } = await people.candidate()
  await fillIntake(page, email)
  await fillUpload(page)
  await submitButton(page).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('This email is already registered.')
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', /^mailto:.+@.+/)
  await page.getByRole('link', { name: 'Reset your password' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.goBack()
  await expect(submitButton(page)).toBeVisible()

  await page.goto('/forgot-password')
  for (const said of [/are on their way/, /The next one can be sent in (a minute|\d+ seconds)\./]) {
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByText(said)).toBeVisible()
    await page.getByRole('button', { name: /Try again/ }).click()
  }
})

test('the code of the confirmation email is typed on the page that had it sent', async ({ page }) => {
  const email = someEmail('carmen')
  await fillIntake(page, email)
  await fillUpload(page)
  await submitButton(page).click()
  await expect(page).toHaveURL('/schedule-meeting')
  // People who have applied aren't invited to.
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Apply to be Talent' })).toHaveCount(0)
  const { code } = await mailTo(page, email, 'confirm-email')
  await page.getByLabel('Digit 1 of 6').focus()
  await page.keyboard.type(code as string)
  await page.getByRole('button', { name: 'Confirm Email' }).click()
  await expect(page).toHaveURL('/login?redirect=%2Fschedule-meeting')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/schedule-meeting')
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toHaveCount(0)
})

test('without a scheduler no call is promised, and the application is said to have arrived', async ({ page }) => {
  await page.route('**/talent-intake', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      'name="glide:scheduling" content="own"',
      'name="glide:scheduling" content="none"',
    )
    await route.fulfill({ response, body })
  })
  const email = someEmail('carmen')
  await fillIntake(page, email)
  await expect(page.getByText('intro call')).toHaveCount(0)
  await page.getByLabel('Resume (PDF)').setInputFiles({
    name: 'poem.pdf',
    mimeType: 'application/pdf',
    buffer: await pdf('A poem', 'Nothing here is about work at all.'),
  })
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await submitButton(page).click()
  await expect(page.getByRole('heading', { name: 'Application received' })).toBeVisible()
  await expect(page.getByText('We couldn’t read a profile from your PDF.')).toBeVisible()
  await expect(page.getByText(/scan/)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Application received' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  const { code } = await mailTo(page, email, 'confirm-email')
  await page.getByLabel('Digit 1 of 6').focus()
  await page.keyboard.type(code as string)
  await page.getByRole('button', { name: 'Confirm Email' }).click()
  await expect(page.getByText('Email confirmed. You can log in now.')).toBeVisible()
  await page.getByRole('link', { name: 'Log in' }).last().click()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/homepage-labor')
  const emptyNote = page.getByRole('note', { name: 'Your profile is empty' })
  await expect(emptyNote).toBeVisible()
  await page.goto('/talent-profile')
  await page.getByRole('textbox', { name: 'Summary' }).fill('I close the books of US firms.')
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await expect(page.getByText('Profile saved successfully!')).toBeVisible()
  await page.goto('/homepage-labor')
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible()
  await expect(emptyNote).toHaveCount(0)
})
