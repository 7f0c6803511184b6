import { randomInt, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { signIn } from '../src/contract/accounts.ts'
import { applyToProject } from '../src/contract/applications.ts'
import { registerBuyer } from '../src/contract/buyers.ts'
import { decideCandidate } from '../src/contract/candidates.ts'
import { confirmEmail } from '../src/contract/confirmations.ts'
import type { Endpoint, InputOf, OutputOf } from '../src/contract/endpoint.ts'
import { acceptInvitation, inviteMember } from '../src/contract/firms.ts'
import { submitApplication } from '../src/contract/intake.ts'
import { createProject } from '../src/contract/projects.ts'
import { demoAdmin, demoBuyer, demoPassword, demoTalent } from '../src/server/demo/demo-sign-ins.ts'
import { createBrowser } from '../src/server/testing/browser.ts'
import { pdf } from './pdf.ts'

export const password = 'kestrel 42 ledger'

/** A word that occurs in no one else's data, to search lists for. */
export const uniqueWord = () =>
  randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] as string)

/** Demo people are at example.com and glide.test, so that a search for those finds none of a journey's. */
export const someEmail = (name: string) => `${name}-${uniqueWord()}@example.org`

export async function logIn(page: Page, email: string, secret: string = demoPassword) {
  await page.goto('/login')
  await fillLogin(page, email, secret)
}

export async function fillLogin(page: Page, email: string, secret: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Log in' }).click()
}

export type Mail = { id: string; kind: string; links: string[]; code: string | null; subject: string; text: string }

/** The newest email of a kind to someone, from the local mailbox. */
export async function mailTo(page: Page, email: string, kind: string): Promise<Mail> {
  let found: Mail | undefined
  await expect(async () => {
    const response = await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(email)}`)
    found = ((await response.json()) as Mail[]).find((mail) => mail.kind === kind)
    expect(found).toBeDefined()
  }).toPass({ timeout: 60_000 })
  return found as Mail
}

/** Someone who acts through the API, as the pages do. */
export type Person = {
  email: string
  name: string
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>>
  /** Signs the page's browser in as this person, without the form, and opens a path. */
  enter(page: Page, path: string): Promise<void>
}

export type Candidate = Person & { candidateId: string; phoneNumber: string }

type Applying = { firstName?: string; lastName?: string; email?: string; phoneNumber?: string }

/** Creates people for one journey through the API of the product at this URL, all from one network address. */
export function createPeople(baseUrl: string, network: string) {
  const app = {
    request: (path: string, init: RequestInit) =>
      fetch(baseUrl + path, { ...init, headers: { ...init.headers, 'x-forwarded-for': network } }),
  }

  function person(email: string, name: string): Person {
    const browser = createBrowser(app, { appUrl: baseUrl }, network)
    return {
      email,
      name,
      async call(endpoint, input) {
        const { body, error } = await browser.call(endpoint, input)
        expect(error, endpoint.path).toBeUndefined()
        return body
      },
      async enter(page, path) {
        // The page of whoever was here before notices other cookies, and might lead on just as the next one opens.
        if (page.url() !== 'about:blank') await page.goto('about:blank')
        await page.context().clearCookies()
        const cookies = [...browser.cookies].map(([key, value]) => ({ name: key, value, url: baseUrl }))
        await page.context().addCookies(cookies)
        await page.goto(path)
      },
    }
  }

  async function tokenTo({ email }: Person, wanted: string) {
    const response = await fetch(`${baseUrl}/dev/mailbox.json?to=${encodeURIComponent(email)}`)
    const [mail] = ((await response.json()) as Mail[]).filter(({ kind }) => kind === wanted)
    return new URL(mail?.links[0] as string).searchParams.get('token') as string
  }

  async function confirm(someone: Person) {
    await someone.call(confirmEmail, { token: await tokenTo(someone, 'confirm-email') })
    await someone.call(signIn, { email: someone.email, password, remember: true })
  }

  async function unconfirmedBuyer(firstName = 'Ellen', lastName = 'Reed'): Promise<Person> {
    const buyer = person(someEmail('buyer'), `${firstName} ${lastName}`)
    const { email } = buyer
    const company = { companyName: 'Hollis', jobTitle: 'Partner', acceptTerms: true as const }
    await buyer.call(registerBuyer, { firstName, lastName, email, password, ...company })
    return buyer
  }

  /** Registered, confirmed and logged in. */
  async function buyer(firstName?: string, lastName?: string): Promise<Person> {
    const someone = await unconfirmedBuyer(firstName, lastName)
    await confirm(someone)
    return someone
  }

  /** A manager of the same firm. */
  async function colleague(owner: Person): Promise<Person> {
    const someone = person(someEmail('tomas'), 'Tomás Lima')
    await owner.call(inviteMember, { email: someone.email, firmRole: 'manager' })
    const token = await tokenTo(someone, 'firm-invitation')
    const account = { firstName: 'Tomás', lastName: 'Lima', password, acceptTerms: true as const }
    await someone.call(acceptInvitation, { token, account })
    await someone.call(signIn, { email: someone.email, password, remember: true })
    return someone
  }

  /** The name and phone number are unique, so that no two candidates look like duplicates. */
  async function unconfirmedCandidate(given: Applying = {}): Promise<Candidate> {
    const { firstName = 'Carmen', lastName = `Abad${uniqueWord()}` } = given
    const { phoneNumber = `917${randomInt(1_000_000, 10_000_000)}` } = given
    const name = `${firstName} ${lastName}`
    const someone = person(given.email ?? someEmail('carmen'), name)
    const { candidateId } = await someone.call(submitApplication, {
      firstName,
      lastName,
      email: someone.email,
      countryCode: '+63',
      phoneNumber,
      agree: 'true',
      password,
      resume: new File([new Uint8Array(await resumeOf(name))], 'Carmen.pdf', { type: 'application/pdf' }),
    } as InputOf<typeof submitApplication>)
    return { ...someone, candidateId, phoneNumber }
  }

  /** Has applied to Glide, confirmed the email address and logged in. */
  async function candidate(given?: Applying): Promise<Candidate> {
    const someone = await unconfirmedCandidate(given)
    await confirm(someone)
    return someone
  }

  async function demoPerson(email: string): Promise<Person> {
    const someone = person(email, '')
    await someone.call(signIn, { email, password: demoPassword, remember: true })
    return someone
  }

  /** Acts on what a journey has created, never on demo data. */
  const admin = () => demoPerson(demoAdmin)

  /** An accepted candidate. */
  async function talent(given?: Applying): Promise<Candidate> {
    const [someone, decider] = await Promise.all([candidate(given), admin()])
    const decision = { move: 'accept' as const }
    await decider.call(decideCandidate, { id: someone.candidateId, expectedStatus: 'pending', decision })
    return someone
  }

  const applyTo = async (projectId: string, applicant: Person) => {
    const letter = { coverLetter: 'I close books.\n'.repeat(40), hourlyRate: 36.5, availableStartDate: null }
    return (await applicant.call(applyToProject, { projectId, ...letter })).application
  }

  /** A project of a buyer to which someone has applied. */
  async function application(owner: Person, applicant: Person, project: InputOf<typeof createProject>) {
    const { id: projectId } = await owner.call(createProject, project)
    const { id: applicationId } = await applyTo(projectId, applicant)
    return { projectId, applicationId }
  }

  return {
    unconfirmedBuyer,
    buyer,
    colleague,
    unconfirmedCandidate,
    candidate,
    talent,
    applyTo,
    application,
    admin,
    /** To read with, not to change anything. */
    demoBuyer: () => demoPerson(demoBuyer),
    demoTalent: () => demoPerson(demoTalent),
  }
}

export type People = ReturnType<typeof createPeople>

const resumeOf = (name: string) => pdf(name, 'Experience', 'Staff Accountant, Tala Books, 2019 - 2024')
