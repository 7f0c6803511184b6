import { expect, type Page } from '@playwright/test'
import { confirmAuthenticator, startAuthenticator } from '../src/contract/two-factor.ts'
import { totpCode, totpStep } from '../src/server/two-factor/totp.ts'
import { type Person, password } from './people.ts'

/** Reads a statement to the end of each page; a page counts as seen once the browser has drawn it. */
export const readToTheEnd = (page: Page) =>
  expect(async () => {
    for (const sheet of await page.getByRole('region', { name: /^Page \d/ }).all())
      await sheet.evaluate(async (element) => {
        element.scrollIntoView({ block: 'end' })
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      })
    await expect(page.getByText(/You have seen all \d pages/)).toBeVisible({ timeout: 1000 })
  }).toPass()

/** An authenticator app, which then shows the next code: one that is early holds when a step of the clock begins. */
export async function turnOnSecondFactor(person: Person, now: () => number = Date.now): Promise<() => string> {
  const { secret } = await person.call(startAuthenticator, { password })
  await person.call(confirmAuthenticator, { code: totpCode(secret, totpStep(now())) })
  return () => totpCode(secret, totpStep(now()) + 1)
}

/** On a phone, with the code of an authenticator app. */
export async function signWithCode(page: Page, name: string, code: () => string) {
  await page.getByRole('button', { name: /^Read All/ }).click()
  await readToTheEnd(page)
  await page.getByRole('checkbox', { name: 'I agree to sign and keep this record electronically.' }).check()
  await page.getByLabel('Type your name').fill(name)
  await page.getByLabel('Code from your authenticator app').fill(code())
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
}
