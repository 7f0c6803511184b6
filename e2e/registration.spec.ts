import { violationsOf } from './axe.ts'
import { fillLogin, mailTo, password, someEmail } from './people.ts'
import { expect, test } from './test.ts'

test('a buyer registers in three steps, confirms by the emailed link and signs in', async ({ page }) => {
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
  // A country that can't be chosen: never a number of the selected one.
  await page.getByLabel('Phone (optional)').fill('+63 917 555 0142')
  await expect(page.getByLabel('Phone (optional)')).toHaveValue('+639175550142')
  await page.getByLabel('Phone (optional)').fill('0917 555 0142')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Numbers with +1 don’t start with 0.')).toBeVisible()
  await page.getByLabel('Phone (optional)').fill('(212) 555-0142')
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
  await page.getByRole('link', { name: 'Enter the code from the email' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)

  const { links } = await mailTo(page, email, 'confirm-email')
  await page.goto(links[0] as string)
  await page.getByRole('button', { name: 'Confirm Email' }).click()
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Sign In' }).click()
  await fillLogin(page, email, password)
  await expect(page).toHaveURL('/homepage')
  await expect(page.getByText('Hollis & Quay CPAs').first()).toBeVisible()
})

test('the code from the email confirms, too, and a known address is refused with its words', async ({ page }) => {
  const email = someEmail('code')
  const register = async () => {
    await page.goto(`/customer-onboarding#email=${encodeURIComponent(email)}`)
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
  const { code } = await mailTo(page, email, 'confirm-email')
  await page.getByLabel('Digit 1 of 6').focus()
  await page.keyboard.type(code as string)
  await page.getByRole('button', { name: 'Confirm Email' }).click()
  await expect(page.getByText('Email confirmed. You can log in now.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to Sign In' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)

  await register()
  await expect(page.getByRole('alert').first()).toContainText(
    'Registration failed: This email is already registered. Please use a different email or contact support.',
  )
  await expect(page.getByLabel('First name')).toHaveValue('Ellen')
})

test('the link opened in another browser asks for the password chosen in the first', async ({
  page,
  browser,
  people,
}) => {
  const { email } = await people.unconfirmedBuyer()
  const { links } = await mailTo(page, email, 'confirm-email')
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(links[0] as string)
  await elsewhere.getByRole('button', { name: 'Confirm Email' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Enter your password' })).toBeFocused()
  await elsewhere.getByLabel('Password', { exact: true }).fill('not this one')
  await elsewhere.getByRole('button', { name: 'Confirm Email' }).click()
  await expect(elsewhere.getByText('That is not the password chosen when this account was created.')).toBeVisible()
  expect(await violationsOf(elsewhere)).toEqual([])
  await elsewhere.getByLabel('Password', { exact: true }).fill(password)
  await elsewhere.getByRole('button', { name: 'Confirm Email' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Email confirmed' })).toBeVisible()
  await elsewhere.getByRole('link', { name: 'Go to Sign In' }).click()
  await fillLogin(elsewhere, email, password)
  await expect(elsewhere).toHaveURL('/homepage')
  await elsewhere.close()
})

test('whoever did not choose the password sets a new one, by the code as by the link', async ({
  page,
  browser,
  people,
}) => {
  const { email } = await people.unconfirmedBuyer()
  const { code } = await mailTo(page, email, 'confirm-email')
  const owner = await browser.newPage()
  await owner.goto('/confirm')
  await owner.getByLabel('Email').fill(email)
  await owner.getByLabel('Digit 1 of 6').focus()
  await owner.keyboard.type(code as string)
  await owner.getByRole('button', { name: 'Confirm Email' }).click()
  await owner.getByRole('button', { name: 'I didn’t choose a password, or I don’t remember it' }).click()
  await expect(owner.getByRole('heading', { name: 'Create new password' })).toBeFocused()
  await owner.getByLabel('New password').fill('chosen by the owner')
  await owner.getByLabel('Confirm password').fill('chosen by the owner')
  await owner.getByRole('button', { name: 'Update password' }).click()
  await expect(owner.getByRole('heading', { name: 'Email confirmed' })).toBeVisible()
  await owner.getByRole('link', { name: 'Go to Sign In' }).click()
  await fillLogin(owner, email, 'chosen by the owner')
  await expect(owner).toHaveURL('/homepage')
  await owner.close()

  await page.goto('/login')
  await fillLogin(page, email, password)
  await expect(page.getByRole('alert')).toContainText('Invalid email or password.')
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
