import { randomUUID } from 'node:crypto'
import { signIn } from '#contract/accounts.ts'
import { registerBuyer } from '#contract/buyers.ts'
import { confirmEmail } from '#contract/confirmations.ts'
import { insertAccount, setPassword } from '#db/accounts.ts'
import type { Role } from '#domain/accounts/role.ts'
import type { FirmRole } from '#domain/firms/role.ts'
import { hashToken, sessionCookieName } from '../accounts/session-cookie.ts'
import type { Browser } from './browser.ts'
import type { TestApp } from './test-app.ts'

export const testPassword = 'correct horse'

export const buyerInput = (email: string) => ({
  firstName: 'Ellen',
  lastName: 'Reed',
  email,
  password: testPassword,
  companyName: 'Hollis & Quay CPAs',
  jobTitle: 'Partner',
  countryCode: '+1' as const,
  phone: '(212) 555-0142',
  acceptTerms: true as const,
})

export const applicationInput = (email: string) => ({
  firstName: 'Maria',
  lastName: 'Santelmo',
  email,
  countryCode: '+63' as const,
  phoneNumber: '917 555 0142',
  agree: 'true' as const,
  subscribe: 'false' as const,
  password: testPassword,
  applicationKey: randomUUID(),
  resume: pdfFile(),
})

/** The smallest file with a PDF signature; its content is up to the test's reader. */
export const pdfFile = (content = '%PDF-1.7 a resume', name = 'María résumé.pdf') =>
  new File([content], name, { type: 'application/pdf' })

/** One green pixel. */
export const pngFile = (name = 'me.png') => new File([Buffer.from(greenPixel, 'base64')], name, { type: 'image/png' })

const greenPixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWPgq0kDAAGMAPHUBZ9tAAAAAElFTkSuQmCC'

export const uniqueEmail = (name: string) => `${name}-${randomUUID().slice(0, 8)}@example.com`

export type Person = { email: string; browser: Browser; userId: string }

/** A buyer through the whole journey: registered, confirmed by the emailed link, signed in. */
export async function newBuyer(test: TestApp): Promise<Person> {
  const email = uniqueEmail('buyer')
  const browser = test.visitor()
  await browser.call(registerBuyer, buyerInput(email))
  const [mail] = await test.mails(email)
  await browser.call(confirmEmail, { token: tokenIn(mail?.links ?? []) })
  return signedIn(browser, email)
}

/** Someone of another role, put straight into the database. */
export async function newPerson(test: TestApp, role: Role): Promise<Person> {
  const email = uniqueEmail(role)
  const passwordHash = await test.services.passwords.hash(testPassword)
  await test.services.db.asSystem(async (tx) => {
    const userId = await insertAccount(tx, { email, name: `Test ${role}`, role, passwordHash: undefined })
    await setPassword(tx, userId as string, passwordHash)
  })
  await test.database.ownerRun('update identity.users set email_verified = true where email = $1', [email])
  return withSession(test, test.visitor(), email)
}

/** Someone with a seat at the firm of another; without a role, someone whose seat was removed. */
export async function newMember(test: TestApp, owner: Person, firmRole: FirmRole | null): Promise<Person> {
  const person = await newPerson(test, 'buyer')
  await test.database.ownerRun(
    `insert into buyers (user_id, email, first_name, firm_id, firm_role)
     select $1, $2, 'Test', case when $3::text is not null then firm_id end, $3 from buyers where user_id = $4`,
    [person.userId, person.email, firmRole, owner.userId],
  )
  return person
}

/** The owner of a firm, put straight into the database: where many are needed. */
export async function newFirm(test: TestApp): Promise<Person> {
  const person = await newPerson(test, 'buyer')
  await test.database.ownerRun(
    `with firm as (insert into firms (name) values ('Hollis & Quay CPAs') returning id)
     insert into buyers (user_id, email, first_name, firm_id, firm_role) select $1, $2, 'Test', id, 'owner' from firm`,
    [person.userId, person.email],
  )
  return person
}

/** A candidate waiting for a decision. */
export async function newTalent(test: TestApp): Promise<Person & { candidateId: string }> {
  const person = await newPerson(test, 'talent')
  const [candidate] = await test.database.ownerRun(
    `insert into candidates (user_id, name, email) values ($1, 'Test talent', $2) returning id`,
    [person.userId, person.email],
  )
  return { ...person, candidateId: candidate?.id as string }
}

/** Registered but not confirmed, with a session that should not exist: it must open nothing. */
export async function newUnconfirmed(test: TestApp): Promise<Person> {
  const email = uniqueEmail('unconfirmed')
  const browser = test.visitor()
  await browser.call(registerBuyer, buyerInput(email))
  return withSession(test, browser, email)
}

/** Someone who registered in another way, as if they had signed in a moment ago. */
export const signedInAs = (test: TestApp, email: string) => withSession(test, test.visitor(), email)

async function withSession(test: TestApp, browser: Browser, email: string): Promise<Person> {
  const token = test.services.secrets.token()
  const [row] = await test.database.ownerRun(
    `insert into identity.sessions (user_id, token, expires_at)
     select id, $2, now() + interval '1 day' from identity.users where email = $1 returning user_id as id`,
    [email, hashToken(token)],
  )
  browser.cookies.set(sessionCookieName(test.env.isHttps), token)
  return { email, browser, userId: row?.id as string }
}

async function signedIn(browser: Browser, email: string): Promise<Person> {
  const { body } = await browser.call(signIn, { email, password: testPassword, remember: true })
  return { email, browser, userId: body.me?.id as string }
}

export function tokenIn(links: string[]): string {
  const token = links.map((link) => new URL(link).searchParams.get('token')).find(Boolean)
  if (!token) throw new Error('The mail has no link with a token.')
  return token
}
