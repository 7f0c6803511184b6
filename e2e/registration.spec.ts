import { fillLogin, mailTo, someEmail } from './people.ts'
import { expect, test } from './test.ts'

const password = 'correct horse'

test('a buyer registers in three steps, confirms by the mailed link and signs in', async ({ page }) => {
  const email = someEmail('ellen')
  await page.goto('/customer-onboarding')
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible()

  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByText('Please enter your first name.')).toBeVisible()

  await page.getByLabel('First name').fill('Ellen')
  await page.getByLabel('Last name').fill('Reed')
  await page.getByLabel('Email').fill('ellen at example')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill('another')
  await page.getByLabel('Confirm password').blur()
  await expect(page.getByText('Passwords do not match', { exact: true })).toBeVisible()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page.getByRole('heading', { name: 'Company Information' })).toBeVisible()
  await page.getByLabel('Company name').fill('Hollis & Quay CPAs')
  await page.getByLabel('Job title').fill('Partner')
  await page.getByLabel('Phone (optional)').pressSequentially('2125550142')
  await expect(page.getByLabel('Phone (optional)')).toHaveValue('(212) 555-0142')
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page.getByRole('heading', { name: 'Review & Accept' })).toBeVisible()
  await expect(page.getByText('Almost there!')).toBeVisible()
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please fill in all required fields' })).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create Account' }).dblclick()

  await expect(page.getByRole('heading', { name: 'Account Created!' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Sign In' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await fillLogin(page, email, password)
  await expect(page.getByRole('alert')).toContainText('Please confirm your email before logging in.')

  const { links } = await mailTo(page, email, 'confirm-email')
  await page.goto(links[0] as string)
  await page.getByRole('button', { name: 'Confirm Email' }).click()
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Sign In' }).click()
  await fillLogin(page, email, password)
  await expect(page).toHaveURL('/homepage')
  await expect(page.getByText('Hollis & Quay CPAs').first()).toBeVisible()
})

test('the code from the mail confirms, too, and a known address is refused with its words', async ({ page }) => {
  const email = someEmail('code')
  const register = async () => {
    await page.goto(`/customer-onboarding?email=${encodeURIComponent(email)}`)
    await page.getByLabel('First name').fill('Ellen')
    await page.getByLabel('Last name').fill('Reed')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password').fill(password)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Company name').fill('Hollis')
    await page.getByLabel('Job title').fill('Partner')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Create Account' }).click()
  }
  await register()
  await page.getByRole('link', { name: 'enter its code' }).click()
  const { code } = await mailTo(page, email, 'confirm-email')
  await page.getByLabel('Digit 1 of 6').focus()
  await page.keyboard.type(code as string)
  await page.getByRole('button', { name: 'Confirm Email' }).click()
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible()

  await register()
  await expect(page.getByRole('alert').first()).toContainText(
    'Registration failed: This email is already registered. Please use a different email or contact support.',
  )
  await expect(page.getByLabel('First name')).toHaveValue('Ellen')
})

test('what was typed survives a reload, but not the passwords', async ({ page }) => {
  await page.goto('/customer-onboarding')
  await page.getByLabel('First name').fill('Ellen')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Ellen')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(stored).not.toContain(password)
})

test('a failed registration keeps everything and says why', async ({ page, context }) => {
  await page.goto('/customer-onboarding')
  await page.getByLabel('First name').fill('Ellen')
  await page.getByLabel('Last name').fill('Reed')
  await page.getByLabel('Email').fill(someEmail('offline'))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Company name').fill('Hollis')
  await page.getByLabel('Job title').fill('Partner')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('checkbox').check()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Registration failed: Network issue detected.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Account Created!' })).toBeVisible()
})
