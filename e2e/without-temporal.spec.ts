import { logIn } from './people.ts'
import { expect, test } from './test.ts'

test('a browser without Temporal gets it with the first page that needs it', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'))
  const hasTemporal = () => page.evaluate(() => 'Temporal' in globalThis)

  await logIn(page, 'buyer@glide.test')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await hasTemporal()).toBe(false)

  await page.getByRole('link', { name: 'Talent', exact: true }).click()
  await expect(page.getByText(/overlap with your day/).first()).toBeVisible()
  expect(await hasTemporal()).toBe(true)
})
