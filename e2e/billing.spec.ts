import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Page } from '@playwright/test'
import { bankAccount, openStripeStandIn } from '../src/server/billing/testing/stripe-stand-in.ts'
import { violationsOf } from './axe.ts'
import { expect, test } from './test.ts'

type StandIn = Awaited<ReturnType<typeof openStripeStandIn>>
type Shop = { url: string; stripe: StandIn }

/** The product with Stripe keys, next to the one without keys that all other journeys use. */
const shopTest = test.extend<object, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
    async ({}, use) => {
      const stripe = await openStripeStandIn()
      const port = await freePort()
      const url = `http://localhost:${port}`
      const product = spawn(process.execPath, ['e2e/product.ts'], {
        stdio: 'ignore',
        env: {
          ...process.env,
          PORT: String(port),
          LOG_LEVEL: 'silent',
          GLIDE_DEMO: '0',
          STRIPE_SECRET_KEY: 'sk_test_1',
          STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
          STRIPE_API_URL: stripe.url,
        },
      })
      const isReady = () =>
        fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      await expect.poll(isReady, { timeout: 230_000, intervals: [500] }).toBe(true)
      await use({ url, stripe })
      product.kill('SIGTERM')
      await once(product, 'exit')
      await stripe.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  await once(server.close(), 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** Replaces the script of js.stripe.com: one field, and an outcome that the test decides. */
const fields = `window.Stripe = () => ({
  elements: () => ({ create: () => ({
    mount: (place) => { place.innerHTML = '<label>Card number <input></label>' },
    destroy: () => {},
  }) }),
  confirmSetup: () => window.finishSetup(),
})`

const rows = (page: Page) => page.getByRole('list', { name: 'Payment methods' }).getByRole('listitem')

shopTest('a buyer adds, chooses and removes payment methods', async ({ page, people, shop }) => {
  const { stripe } = shop
  const outside: string[] = []
  await page.route('https://js.stripe.com/**', (route) => {
    outside.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: fields })
  })
  const outcomes = [{ error: { message: 'Your card was declined.' } }, { setupIntent: { status: 'succeeded' } }]
  const customer = () => [...stripe.customers.keys()].at(-1) as string
  await page.exposeFunction('finishSetup', () => {
    if (outcomes.length === 1) stripe.attach(customer())
    return outcomes.shift()
  })

  await (await people.buyer()).enter(page, '/homepage')
  await page.getByRole('link', { name: 'Billing' }).click()
  await expect(page.getByRole('heading', { name: 'No payment methods yet' })).toBeVisible()
  expect(outside).toEqual([])

  await page.getByRole('link', { name: 'Add payment method' }).click()
  await page.getByLabel('Card number').fill('4000 0000 0000 0002')
  expect(outside).toHaveLength(1)
  await page.getByRole('button', { name: 'Save payment method' }).click()
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await page.getByRole('button', { name: 'Save payment method' }).click()
  await expect(page.getByText('Payment method added')).toBeVisible()
  await expect(page).toHaveURL('/billing')
  await expect(rows(page)).toHaveText([/Visa ending in 4242Default.*Expires 04\/2030/])

  stripe.attach(customer(), bankAccount('Hudson Savings', '6789'))
  await page.reload()
  await page.getByRole('button', { name: 'Make default: Hudson Savings ending in 6789' }).click()
  await expect(rows(page).nth(1)).toContainText('Default')
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('button', { name: 'Remove Hudson Savings ending in 6789' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove payment method' })
  await expect(dialog).toContainText('Visa ending in 4242 becomes the default.')
  await dialog.getByRole('button', { name: 'Remove payment method' }).click()
  await expect(page.getByText('Payment method removed')).toBeVisible()
  await expect(rows(page)).toHaveText([/Visa ending in 4242Default/])
  await expect(page.getByRole('list', { name: 'Payment methods' })).toBeFocused()
})

shopTest('what Stripe does not answer is told, and can be tried again', async ({ page, people, shop }) => {
  await page.route('https://js.stripe.com/**', (route) => route.abort())
  shop.stripe.trouble.failures = 100
  await (await people.buyer()).enter(page, '/billing')
  await expect(page.getByRole('alert')).toHaveText('Failed to load billing.')
  shop.stripe.trouble.failures = 0
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('link', { name: 'Add payment method' }).click()
  await expect(page.getByRole('alert')).toHaveText('Could not start add-payment flow.')
})

test('without keys the page says so, and asks nobody else', async ({ page, people, baseURL }) => {
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL as string)) outside.push(request.url())
  })
  await (await people.buyer()).enter(page, '/billing')
  await expect(
    page.getByText('Billing unavailable: Stripe publishable key is not configured.', { exact: true }),
  ).toBeVisible()
  expect(outside.filter((url) => url.startsWith('http'))).toEqual([])
})
