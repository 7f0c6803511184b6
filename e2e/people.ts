import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { demoPassword } from '../src/server/demo/demo-sign-ins.ts'

export const someEmail = (name: string) => `${name}-${randomUUID().slice(0, 8)}@example.com`

export async function logIn(page: Page, email: string, password: string = demoPassword) {
  await page.goto('/login')
  await fillLogin(page, email, password)
}

export async function fillLogin(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

type Mail = { kind: string; links: string[]; code: string | null; subject: string }

/** The newest email of a kind to someone, from the local mailbox. */
export async function mailTo(page: Page, email: string, kind: string): Promise<Mail> {
  let found: Mail | undefined
  await expect(async () => {
    const response = await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(email)}`)
    found = ((await response.json()) as Mail[]).find((mail) => mail.kind === kind)
    expect(found).toBeDefined()
  }).toPass({ timeout: 10_000 })
  return found as Mail
}

const origin = () => ({ origin: `http://localhost:${process.env.E2E_PORT}` })

const ellen = { firstName: 'Ellen', lastName: 'Reed' }

/** Registers through the API, as the page does, and confirms: for journeys that start later. */
export async function registerBuyer(page: Page, password = 'correct horse', name = ellen): Promise<string> {
  const email = await registerUnconfirmed(page, password, name)
  const { links } = await mailTo(page, email, 'confirm-email')
  const token = new URL(links[0] as string).searchParams.get('token')
  expect((await page.request.post('/api/confirmations/use', { headers: origin(), data: { token } })).status()).toBe(200)
  return email
}

export async function registerUnconfirmed(
  page: Page,
  password = 'correct horse',
  { firstName, lastName } = ellen,
): Promise<string> {
  const email = someEmail('buyer')
  const registered = await page.request.post('/api/buyers', {
    headers: origin(),
    data: {
      firstName,
      lastName,
      email,
      password,
      companyName: 'Hollis',
      jobTitle: 'Partner',
      acceptTerms: true,
    },
  })
  expect(registered.status()).toBe(200)
  return email
}
