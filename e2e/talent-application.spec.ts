import type { Page } from '@playwright/test'
import { readOverview } from '../src/contract/overview.ts'
import { beingReadMessages } from '../src/domain/profiles/being-read.ts'
import { violationsOf } from './axe.ts'
import { pdf } from './pdf.ts'
import { fillLogin, mailTo, password, someEmail } from './people.ts'
import { expect, test } from './test.ts'

const file = async (...lines: string[]) => ({
  name: 'María résumé.pdf',
  mimeType: 'application/pdf',
  buffer: await pdf(...lines),
})
const resume = () =>
  file(
    'Carmen Dizon',
    'carmen@example.com',
    'Experience',
    'Staff Accountant, Tala Books, 2019 - 2024',
    'Skills',
    'Xero, QuickBooks',
  )

const submitButton = (page: Page) => page.getByRole('button', { name: 'Create Account & Submit' })

async function fillIntake(page: Page, email: string) {
  await page.goto('/talent-intake')
  await page.getByLabel('First name').fill('Carmen')
  await page.getByLabel('Last name').fill('Dizon')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue to Upload Resume' }).click()
  await expect(page).toHaveURL('/upload-resume')
}

async function fillUpload(page: Page, file: Awaited<ReturnType<typeof resume>>) {
  await page.getByLabel('Resume (PDF)').setInputFiles(file)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
}

test('talent apply: from the first field to the intro call, and sign in once the address is confirmed', async ({
  page,
  people,
}) => {
  const email = someEmail('carmen')
  await page.goto('/talent-intake')
  await expect(page.getByRole('heading', { name: 'Join Our Talent Network' })).toBeVisible()
  const goOn = page.getByRole('button', { name: 'Continue to Upload Resume' })
  const agree = page.getByRole('checkbox', { name: /Terms of Service/ })
  await expect(agree).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /newsletter/ })).toBeChecked()
  await agree.uncheck()
  await expect(goOn).toBeDisabled()
  await agree.check()

  await goOn.click()
  await expect(page.getByRole('alert')).toHaveText('Please enter your first and last name, and email.')
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.getByLabel('First name').fill('Carmen')
  await page.getByLabel('Last name').fill('Dizon')
  await page.getByLabel('Email').fill('carmen at example')
  await goOn.click()
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address.')
  await page.getByLabel('Email').fill(email)

  const number = page.getByLabel('WhatsApp number')
  await number.pressSequentially('4155552671')
  await expect(number).toHaveValue('(415) 555-2671')
  for (let digit = 0; digit < 10; digit++) await number.press('Backspace')
  await expect(number).toHaveValue('')
  const code = page.getByRole('combobox', { name: 'Country code' })
  await code.click()
  await expect(page.getByRole('option')).toHaveCount(30)
  await code.fill('phil')
  await page.getByRole('option', { name: '+63 Philippines' }).click()
  await number.pressSequentially('123')
  await goOn.click()
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid phone number for the selected country.')
  await number.fill('+63 9175550142')
  await expect(number).toHaveValue('917 555 0142')
  expect(JSON.parse(await page.evaluate(() => sessionStorage.getItem('talent_intake_form') ?? ''))).toEqual({
    firstName: 'Carmen',
    lastName: 'Dizon',
    email,
    countryCode: '+63',
    phoneNumber: '917 555 0142',
    agree: true,
    subscribe: true,
  })
  await page.getByRole('checkbox', { name: /newsletter/ }).uncheck()
  await goOn.click()

  await expect(page.getByRole('heading', { name: 'Upload Your Resume' })).toBeVisible()
  await expect(page.getByText('Carmen Dizon')).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText('+63 917 555 0142')).toBeVisible()
  await expect(submitButton(page)).toBeDisabled()

  const file = page.getByLabel('Resume (PDF)')
  await file.setInputFiles({ name: 'cat.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(page.getByRole('alert')).toHaveText('Please upload a PDF file.')
  await file.setInputFiles({ name: 'big.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) })
  await expect(page.getByRole('alert')).toHaveText('Max size is 10MB.')
  await file.setInputFiles(await resume())
  await expect(page.getByRole('alert')).toBeHidden()
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByLabel('Confirm password').fill('short')
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toHaveText('Password must be at least 8 characters long.')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toHaveText('Passwords do not match.')
  await page.getByLabel('Confirm password').fill(password)

  const shown = collectStages(page)
  await submitButton(page).dblclick()
  await expect(page).toHaveURL('/schedule-meeting')
  expect(await shown()).toEqual([
    'Extracting resume data...',
    'Analyzing your resume...',
    'Resume extracted! Uploading file...',
    'Creating your account...',
    'Saving your profile...',
    'Success! Redirecting...',
  ])
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('talent_')))).toEqual([])
  // Someone who came directly has no source, not one with this name.
  const { sources } = await (await people.admin()).call(readOverview, {})
  expect(sources.map(({ source }) => source)).toContain(null)
  expect(sources.map(({ source }) => source)).not.toContain('undefined')
  await page.goto('/upload-resume')
  await expect(page).toHaveURL('/talent-intake')
  await expect(page.getByLabel('First name')).toHaveValue('')

  await page.goto('/login')
  await fillLogin(page, email, password)
  await expect(page.getByRole('alert')).toContainText('Please confirm your email before logging in.')
  const { links } = await mailTo(page, email, 'confirm-email')
  await page.goto(links[0] as string)
  await page.getByRole('button', { name: 'Confirm Email' }).click()
  await page.getByRole('link', { name: 'Go to Sign In' }).click()
  await fillLogin(page, email, password)
  await expect(page).toHaveURL('/homepage-labor')
})

/** Every stage that was on the page, even briefly. */
function collectStages(page: Page): () => Promise<string[]> {
  const watching = page.evaluate(() => {
    const seen = new Set<string>()
    const look = () => {
      for (const line of document.querySelectorAll('[role=status] li')) seen.add(line.textContent ?? '')
      sessionStorage.setItem('seen', JSON.stringify([...seen]))
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true })
  })
  return async () => {
    await watching
    return JSON.parse(await page.evaluate(() => sessionStorage.getItem('seen') ?? '[]'))
  }
}

test('what was typed survives a reload, and both older shapes are read', async ({ page }) => {
  const email = someEmail('reload')
  await page.goto('/upload-resume')
  await expect(page).toHaveURL('/talent-intake')
  await fillIntake(page, email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.reload()
  await expect(page.getByText(email)).toBeVisible()
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(stored).not.toContain(password)
  await page.getByRole('link', { name: 'Edit your details' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)

  const older = { name: 'Ana de la Cruz', email, whatsapp: '+91 9876543210', agree: true, subscribe: false }
  await page.evaluate((saved) => sessionStorage.setItem('talent_intake_form', JSON.stringify(saved)), older)
  await page.goto('/talent-intake')
  await expect(page.getByLabel('First name')).toHaveValue('Ana')
  await expect(page.getByLabel('Last name')).toHaveValue('de la Cruz')
  await expect(page.getByRole('combobox', { name: 'Country code' })).toHaveValue('+91')
  await expect(page.getByLabel('WhatsApp number')).toHaveValue('98765 43210')
  await expect(page.getByRole('checkbox', { name: /newsletter/ })).not.toBeChecked()
  await page.goto('/upload-resume')
  await expect(page.getByText('Ana de la Cruz')).toBeVisible()
})

test('a file is dropped on the field, replaced and removed', async ({ page }) => {
  await fillIntake(page, someEmail('drop'))
  await expect(page.locator('input[type=file]')).toBeAttached()
  const drop = (name: string) =>
    page.evaluate((name) => {
      const data = new DataTransfer()
      data.items.add(new File(['%PDF-1.7'], name))
      const field = document.querySelector('input[type=file]')?.parentElement
      for (const type of ['dragover', 'drop'])
        field?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }))
    }, name)
  await drop('dropped.pdf')
  await expect(page.getByText('dropped.pdf', { exact: true })).toBeVisible()
  await drop('dropped.txt')
  await expect(page.getByRole('alert')).toHaveText('Please upload a PDF file.')
  await expect(page.getByText('dropped.pdf', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('dropped.pdf', { exact: true })).toBeHidden()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Browse' }).click()
  await (await chooser).setFiles(await resume())
  await expect(page.getByText('María résumé.pdf')).toBeVisible()
})

test('a failed submission says why, keeps everything, and the next press succeeds', async ({ page, context }) => {
  const email = someEmail('offline')
  await fillIntake(page, email)
  await fillUpload(page, await resume())
  await context.setOffline(true)
  await submitButton(page).click()
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('Network issue detected. Please check your connection and try again.')
  await context.setOffline(false)

  await page.route(
    '**/api/talent-applications',
    (route) => route.fulfill({ status: 413, json: { message: 'Request Too Long' } }),
    { times: 1 },
  )
  await submitButton(page).click()
  await expect(alert).toHaveText('That PDF is too large for our server. Please upload a file under 10MB.')

  // The server gets the whole request, but the page never gets the response.
  await page.route(
    '**/api/talent-applications',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await submitButton(page).click()
  await expect(alert).toHaveText('Network issue detected. Please check your connection and try again.')
  await expect(page.getByText('María résumé.pdf')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
  // A text may take longer, too: it isn't called a scan.
  await page.route('**/api/talent-applications', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"isBeingRead":false', '"isBeingRead":true')
    await route.fulfill({ response, body })
  })
  await submitButton(page).click()
  await expect(page).toHaveURL('/schedule-meeting')
  await expect(page.getByText(/^We’re still reading it\. We’ll fill in your profile/)).toBeVisible()
  await expect(page.getByText(/\bscans?\b/i)).toHaveCount(0)
  const mails = await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(email)}`)
  expect(await mails.json()).toHaveLength(1)
})

test('every refusal of the server is said in its words', async ({ page, people }) => {
  const { email } = await people.buyer()
  await fillIntake(page, email)
  await fillUpload(page, await resume())
  await submitButton(page).click()
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('This email is already registered. Please use a different email or contact support.')

  await fillIntake(page, someEmail('refused'))
  await fillUpload(page, { name: 'not.pdf', mimeType: 'application/pdf', buffer: Buffer.from('GIF89a') })
  await submitButton(page).click()
  await expect(alert).toHaveText('Please upload a PDF file.')
  await page
    .getByLabel('Resume (PDF)')
    .setInputFiles({ name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 and nothing') })
  await submitButton(page).click()
  await expect(alert).toContainText('Failed to extract resume data')
})

test('a scan is taken, and its owner told that the profile starts empty, or that it is still being read', async ({
  page,
}) => {
  await fillIntake(page, someEmail('scan'))
  await fillUpload(page, await file())
  const answer = page.waitForResponse('**/api/talent-applications')
  await submitButton(page).click()
  // On a busy machine looking for text takes longer than anyone waits: the answer says which of the two it is.
  const isBeingRead = (await (await answer).text()).includes('"isBeingRead":true')
  await expect(page).toHaveURL('/schedule-meeting')
  await expect(page.getByText(isBeingRead ? beingReadMessages.title : 'Your profile starts empty')).toBeVisible()
})

for (const width of [375, 1440])
  test(`the filled form has no barrier at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await fillIntake(page, `${'long-'.repeat(12)}${someEmail('axe')}`)
    await fillUpload(page, { ...(await resume()), name: `${'A very long file name '.repeat(8)}.pdf` })
    await page.getByLabel('Confirm password').fill('another one')
    await submitButton(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
