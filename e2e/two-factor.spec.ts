import type { Page } from '@playwright/test'
import { totpCode, totpStep } from '../src/server/two-factor/totp.ts'
import { fillLogin, mailTo, password } from './people.ts'
import { expect, test } from './test.ts'

const typeCode = async (page: Page, code: string) => {
  await page.getByLabel('Digit 1 of 6').click()
  await page.keyboard.type(code)
}

/** A virtual authenticator that verifies its user. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function signOut(page: Page) {
  await page.goto('/settings')
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
}

test('a buyer sets up an app and a passkey, and logs in with each of them', async ({ page, people }) => {
  await addAuthenticator(page)
  const buyer = await people.buyer()
  const { email } = buyer
  await buyer.enter(page, '/settings')

  await page.getByRole('button', { name: 'Set up: Authenticator app' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Set up authenticator app' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = ((await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').replaceAll(' ', '')
  await typeCode(page, totpCode(secret, totpStep(Date.now())))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  const codes = await dialog.getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await mailTo(page, email, 'two-factor-changed')

  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByLabel('Name of this passkey').fill('Work laptop')
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('button', { name: 'Remove: Work laptop' })).toBeVisible()

  await signOut(page)
  await page.goto('/login?redirect=/projects')
  await fillLogin(page, email, password)
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible()
  await page.reload()
  await typeCode(page, totpCode(secret, totpStep(Date.now()) + 9))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('That code isn’t right.')).toBeVisible()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Use recovery code' }).click()
  await expect(page).toHaveURL('/projects')

  await signOut(page)
  await fillLogin(page, email, password)
  await typeCode(page, totpCode(secret, totpStep(Date.now()) + 1))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL('/homepage')

  await signOut(page)
  await page.getByRole('link', { name: 'Log in with a passkey' }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL('/homepage')
})
