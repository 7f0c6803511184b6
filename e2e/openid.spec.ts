import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { Page } from '@playwright/test'
import { startProvider, type TestProvider } from '../src/server/testing/openid-provider.ts'
import { violationsOf } from './axe.ts'
import { createPeople, logIn, mailTo, password, someEmail } from './people.ts'
import { test as base, expect } from './test.ts'
import { open, weigh } from './weigh.ts'

type Installation = { url: string; google: TestProvider; firm: TestProvider }

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await once(server.close(), 'close')
  return port
}

async function isReady(url: string, product: ChildProcess) {
  for (let tries = 0; tries < 600 && product.exitCode === null; tries++) {
    if (
      await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The product did not start.')
}

/** An installation of its own, with two providers, beside the one that the other journeys use, which has none. */
const test = base.extend<object, { installation: Installation }>({
  installation: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
    async ({}, use) => {
      const port = await freePort()
      const url = `http://localhost:${port}`
      const clientSecret = 'a secret of the client'
      const google = await startProvider({
        clientId: 'glide',
        clientSecret,
        redirectUri: `${url}/login/with/google`,
        tellsInIdToken: true,
      })
      const firm = await startProvider({ clientId: 'glide', clientSecret, redirectUri: `${url}/login/with/firm-sso` })
      const product = spawn('node', ['e2e/product.ts'], {
        stdio: 'inherit',
        env: {
          ...process.env,
          PORT: String(port),
          LOG_LEVEL: 'error',
          TRUSTED_PROXIES: '1',
          GLIDE_DEMO: '0',
          OPENID_PROVIDERS: 'google,firm-sso',
          OPENID_GOOGLE_ISSUER: google.issuer,
          OPENID_GOOGLE_CLIENT_ID: 'glide',
          OPENID_GOOGLE_CLIENT_SECRET: clientSecret,
          OPENID_FIRM_SSO_NAME: 'Firm SSO',
          OPENID_FIRM_SSO_ISSUER: firm.issuer,
          OPENID_FIRM_SSO_CLIENT_ID: 'glide',
          OPENID_FIRM_SSO_CLIENT_SECRET: clientSecret,
        },
      })
      await isReady(url, product)
      await use({ url, google, firm })
      product.kill()
      await Promise.all([once(product, 'exit'), google.close(), firm.close()])
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ installation }, use) => use(installation.url),
  people: async ({ installation, network }, use) => use(createPeople(installation.url, network)),
})

/** What one does at the provider's own page. */
async function logInThere(page: Page, subject: string) {
  await expect(page.getByRole('heading', { name: 'Provider' })).toBeVisible()
  await page.getByLabel('Subject').fill(subject)
  await page.getByRole('button', { name: 'Continue' }).click()
}

const isAccessible = async (page: Page) => expect(await violationsOf(page)).toEqual([])

test('/login loads at most 130 KB of JavaScript with two providers, too', async ({ page }) => {
  expect(await weigh(page, '/login', open)).toBeLessThanOrEqual(130)
  await expect(page.getByRole('link', { name: 'Log in with Firm SSO' })).toBeVisible()
})

test('an account is linked by its password once, then a provider opens it and leads on', async ({
  page,
  people,
  installation,
}) => {
  const { email } = await people.buyer()
  installation.google.people.set('ellen', { email, email_verified: true })
  await page.goto('/projects?search=close')
  await expect(page.getByRole('link', { name: 'Log in with Firm SSO' })).toBeVisible()
  await isAccessible(page)
  await page.getByRole('link', { name: 'Log in with Google' }).click()
  await logInThere(page, 'ellen')

  await expect(page.getByRole('heading', { name: 'Link Google' })).toBeVisible()
  await expect(page).not.toHaveURL(/code=/)
  await isAccessible(page)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Link and log in' }).click()
  await expect(page.getByText('That isn’t the password of this account.')).toBeVisible()
  await page.reload()
  await page.route(
    '**/api/session/openid-link',
    (route) => route.fulfill({ json: { me: { id: 'x' }, secondFactor: null } }),
    { times: 1 },
  )
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Link and log in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Login succeeded but no user ID found. Please try again.')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Link and log in' }).click()
  await expect(page).toHaveURL('/projects?search=close')

  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Remember me').uncheck()
  // The provider still knows who it is, and asks for nothing.
  await page.getByRole('link', { name: 'Log in with Google' }).click()
  await expect(page).toHaveURL('/homepage')
  const session = (await page.context().cookies()).find(({ name }) => name === 'glide')
  expect(session?.expires).toBe(-1)
  await page.goBack()
  await expect(page).not.toHaveURL(/code=/)
})

test('an emailed code links as well', async ({ page, people, installation }) => {
  const { email } = await people.buyer()
  installation.firm.people.set('ann', { email, email_verified: true })
  await page.goto('/login')
  await page.getByRole('link', { name: 'Log in with Firm SSO' }).click()
  await logInThere(page, 'ann')
  await page.getByRole('button', { name: 'Email me a code instead' }).click()
  await expect(page.getByText('A code is on its way.')).toBeVisible()
  await isAccessible(page)
  const { code } = await mailTo(page, email, 'link-code')
  await page.getByLabel('Digit 1 of 6').focus()
  await page.keyboard.type(code as string)
  await page.getByRole('button', { name: 'Link and log in' }).click()
  await expect(page).toHaveURL('/homepage')
})

test('whoever is new goes on to sign up, with their address filled in', async ({ page, installation }) => {
  const email = someEmail('new')
  installation.google.people.set('new', { email, email_verified: true })
  await page.goto('/login')
  await page.getByRole('link', { name: 'Log in with Google' }).click()
  await logInThere(page, 'new')
  await expect(page.getByRole('heading', { name: 'No account yet' })).toBeVisible()
  await isAccessible(page)
  await page.getByRole('link', { name: 'Sign up to hire' }).click()
  await expect(page).toHaveURL('/customer-onboarding')
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

test('whoever cancels, or finds the provider down, is told and tries again', async ({ page, installation }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Log in with Google' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toHaveText('You canceled at Google, so nothing has changed.')
  await isAccessible(page)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Provider' })).toBeVisible()
  await page.goBack()
  await page.goto('/login/with/nobody')
  await expect(page.getByRole('alert')).toHaveText('This way to log in isn’t available here.')
  installation.google.faults.mode = 'failing'
  await page.goto('/login/with/google?code=x&state=y')
  await expect(page.getByRole('alert')).toContainText('This login took too long')
  installation.google.faults.mode = 'up'
})

test('Settings link a login and unlink it', async ({ page, people, installation }) => {
  const { email } = await people.buyer()
  installation.google.people.set('me', { email: someEmail('private'), email_verified: true })
  await logIn(page, email, password)
  await expect(page).toHaveURL('/homepage')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Link Google' }).click()
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Link Google' }).click()
  await logInThere(page, 'me')
  await expect(page).toHaveURL('/settings')
  await expect(page.getByText('Google linked')).toBeVisible()
  const logins = page.getByRole('list', { name: 'Linked logins' })
  await expect(logins).toContainText('private-')
  await isAccessible(page)
  await logins.getByRole('button', { name: /Unlink: Google/ }).click()
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink Google' }).click()
  await expect(logins).toHaveText('None yet.')
})
