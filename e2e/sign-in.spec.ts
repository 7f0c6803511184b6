import { recordDelays } from './delays.ts'
import { fillLogin, logIn, mailTo, password } from './people.ts'
import { expect, test } from './test.ts'

const homes = [
  ['admin@glide.test', '/admin'],
  ['buyer@glide.test', '/homepage'],
  ['talent@glide.test', '/homepage-labor'],
] as const

for (const [email, home] of homes)
  test(`${email} lands at ${home}, is sent there from other areas, and signs out`, async ({ page }) => {
    await logIn(page, email)
    await expect(page).toHaveURL(home)
    for (const [, other] of homes) {
      await page.goto(other)
      await expect(page).toHaveURL(home)
    }
    await page.goto('/no-such-page')
    await expect(page).toHaveURL(home)
    await page.goto('/login')
    await expect(page).toHaveURL(home)
    await page.getByRole('button', { name: 'Sign out' }).first().click()
    await expect(page).toHaveURL('/login')
    await page.goBack()
    await expect(page).toHaveURL(/\/login/)
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
    expect(stored).not.toContain(email)
  })

test('the guard keeps the path and the query', async ({ page }) => {
  await page.goto('/projects?search=close&filter=active')
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/projects?search=close&filter=active')}`)
  await fillLogin(page, 'buyer@glide.test', 'glide-demo')
  await expect(page).toHaveURL('/projects?search=close&filter=active')
})

test('the guard keeps nobody’s email address', async ({ page }) => {
  await page.goto('/talent?search=ana@example.org&filter=approved')
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/talent?filter=approved')}`)
})

test('a visitor at an unknown path goes to the login', async ({ page }) => {
  await page.goto('/nothing/here')
  await expect(page).toHaveURL('/login')
})

test('the login says what is wrong, and by keyboard alone it works', async ({ page, people }) => {
  const { email } = await people.buyer()
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
  await expect(page.getByLabel('Remember me')).toBeChecked()
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await fillLogin(page, email, 'not the password')
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password.')
  await expect(page.getByLabel('Email')).toHaveValue(email)

  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide' }).click()

  await page.getByLabel('Password', { exact: true }).fill('')
  await page.getByLabel('Password', { exact: true }).focus()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/homepage')
})

const foreign = [
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'https://evil.example/a',
  '/%2f/evil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '//user@evil.example',
  'http://localhost@evil.example',
  '/%5cevil.example',
  `/${'a'.repeat(5000)}`,
]

test('T33 a redirect never leaves this site', async ({ page, people, baseURL }) => {
  await (await people.buyer()).enter(page, '/homepage')
  for (const target of foreign) {
    await page.goto(`/login?redirect=${encodeURIComponent(target)}`)
    await expect(page, target.slice(0, 40)).toHaveURL(`${baseURL}/homepage`)
  }
})

test('a forgotten password is reset by the link, which works once', async ({ page, people }) => {
  const { email } = await people.buyer()
  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Please enter your email address.')).toBeVisible()
  await page.getByLabel('Email').fill('not an address')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.getByRole('button', { name: "Didn't receive the email? Try again" }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)

  const { links } = await mailTo(page, email, 'reset-password')
  const link = new URL(links[0] as string)
  const delays = await recordDelays(page)
  await page.goto(`/reset-password${link.search}`)
  await expect(page.getByRole('heading', { name: 'Create new password' })).toBeVisible()
  await expect(page).toHaveURL('/update-password')
  const update = page.getByRole('button', { name: 'Update password' })
  await expect(update).toBeDisabled()
  await page.getByLabel('New password').fill('short')
  await page.getByLabel('New password').blur()
  await expect(page.getByText('Password must be at least 6 characters.')).toBeVisible()
  await page.getByLabel('New password').fill('a better password')
  await page.getByLabel('Confirm password').fill('a better passwort')
  await page.getByLabel('Confirm password').blur()
  await expect(page.getByText('Passwords do not match.')).toBeVisible()
  await page.getByLabel('Confirm password').fill('a better password')
  await update.click()
  await expect(page.getByRole('heading', { name: 'Password updated!' })).toBeVisible()
  expect(await delays()).toContain(2000)
  await expect(page).toHaveURL('/login')
  await fillLogin(page, email, 'a better password')
  await expect(page).toHaveURL('/homepage')

  await page.goto(link.pathname + link.search)
  await expect(page.getByRole('heading', { name: 'Link Expired' })).toBeVisible()
  await expect(page.getByText('Invalid or expired reset link.')).toBeVisible()
  expect(await delays()).toContain(2000)
  await expect(page).toHaveURL('/forgot-password')
})

test('the code of the reset email leads to the new password', async ({ page, people }) => {
  const { email } = await people.buyer()
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  const { code } = await mailTo(page, email, 'reset-password')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText(/^We just sent an email/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.getByLabel('Digit 1 of 6').focus()
  await page.keyboard.type(code as string)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Create new password' })).toBeVisible()
})

test('settings change the password and end other sessions', async ({ page, people, browser, baseURL }) => {
  const buyer = await people.buyer()
  const elsewhere = await browser.newPage({ baseURL: baseURL as string })
  await buyer.enter(elsewhere, '/homepage')
  await logIn(page, buyer.email, password)
  await expect(page).toHaveURL('/homepage')

  await page.goto('/settings')
  await expect(page.getByRole('listitem').filter({ hasText: 'this device' })).toHaveCount(1)
  await page.getByRole('button', { name: 'End all other sessions' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End all other sessions' }).click()
  await expect(page.getByText('1 session ended')).toBeVisible()
  await elsewhere.goto('/homepage')
  await expect(elsewhere).toHaveURL(/\/login/)
  await elsewhere.close()

  await page.getByLabel('Current password').fill('wrong password')
  await page.getByLabel('New password', { exact: true }).fill('a better password')
  await page.getByLabel('Confirm new password').fill('a better password')
  await page.getByRole('button', { name: 'Update password' }).click()
  await expect(page.getByText('That isn’t your current password.')).toBeVisible()
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Update password' }).click()
  await expect(page.getByText('Password updated!')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL('/settings')
})
