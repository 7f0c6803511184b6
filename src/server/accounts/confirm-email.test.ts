import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readSession, signIn, signOut } from '#contract/accounts.ts'
import { registerBuyer } from '#contract/buyers.ts'
import { confirmEmail, sendConfirmation } from '#contract/confirmations.ts'
import { uploadResume } from '#contract/dashboard.ts'
import { submitApplication } from '#contract/intake.ts'
import { requestPasswordReset, resetPassword } from '#contract/passwords.ts'
import { bookIntroCall, listSlots, readSchedule } from '#contract/scheduling.ts'
import { profileData } from '#domain/profiles/profile.ts'
import type { Browser } from '../testing/browser.ts'
import { applicationInput, buyerInput, newBuyer, testPassword, tokenIn, uniqueEmail } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { hashToken } from './session-cookie.ts'

const chosenByOwner = 'the owner chose this'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  app.services.resumes = { read: async () => ({ outcome: 'read', profile: profileData.parse({}), checks: [] }) }
})
afterAll(() => app.close())
beforeEach(() => app.database.ownerRun('delete from identity.attempts'))

const rows = (sql: string, ...parameters: unknown[]) => app.database.ownerRun(sql, parameters)
const mailOf = async (email: string, kind: string) => {
  const mail = (await app.mails(email)).find((one) => one.kind === kind)
  if (!mail) throw new Error('No mail came.')
  return { token: tokenIn(mail.links), code: mail.code as string }
}
const isConfirmed = async (email: string) =>
  (await rows('select email_verified as is from identity.users where email = $1', email))[0]?.is
const canSignIn = async (email: string, password: string) =>
  (await app.visitor().call(signIn, { email, password, remember: true })).status === 200
const knows = async (browser: Browser) => (await browser.call(readSchedule, {})).body.schedule !== null

/** Someone registers with an address that may be someone else's. */
async function registered() {
  const email = uniqueEmail('ellen')
  const browser = app.visitor()
  expect((await browser.call(registerBuyer, buyerInput(email))).status).toBe(200)
  return { email, browser, ...(await mailOf(email, 'confirm-email')) }
}

async function applied() {
  const email = uniqueEmail('maria')
  const browser = app.visitor()
  const input = applicationInput(email)
  const { body } = await browser.call(submitApplication, input)
  return { email, browser, input, candidateId: body.candidateId, ...(await mailOf(email, 'confirm-email')) }
}

describe('T23: whoever registers an address first gains nothing from its owner', () => {
  test('the mailed link pressed in another browser asks for the password, and spends nothing', async () => {
    const { email, token, code } = await registered()
    for (const proof of [{ token }, { email, code }, { token }]) {
      const { status, error } = await app.visitor().call(confirmEmail, proof)
      expect([status, error?.code]).toEqual([403, 'password_required'])
      expect(error?.message).toBe('Enter the password you chose when you signed up.')
    }
    expect(await isConfirmed(email)).toBe(false)
    expect((await app.visitor().call(confirmEmail, { token, owner: { password: testPassword } })).status).toBe(200)
    expect(await canSignIn(email, testPassword)).toBe(true)
  })

  test('a password of their own, by link or by code, takes the account from the one who registered it', async () => {
    for (const by of ['token', 'code'] as const) {
      const { email, browser: attacker, token, code } = await registered()
      const proof = by === 'token' ? { token } : { email, code }
      const answer = await app.visitor().call(confirmEmail, { ...proof, owner: { newPassword: chosenByOwner } })
      expect(answer.body).toEqual({ email })
      expect(await canSignIn(email, testPassword)).toBe(false)
      expect(await canSignIn(email, chosenByOwner)).toBe(true)
      expect((await attacker.call(confirmEmail, { token })).status).toBe(410)
      expect((await app.mails(email)).map(({ kind }) => kind)).toEqual(['confirm-email'])
    }
  })

  test('a new password ends sessions, and the reset link of before', async () => {
    const { email, token } = await registered()
    await app.visitor().call(requestPasswordReset, { email })
    const reset = await mailOf(email, 'reset-password')
    const session = app.services.secrets.token()
    await rows(
      `insert into identity.sessions (user_id, token, expires_at)
       select id, $2, now() + interval '1 day' from identity.users where email = $1`,
      email,
      hashToken(session),
    )
    await app.visitor().call(confirmEmail, { token, owner: { newPassword: chosenByOwner } })
    const { body } = await app.visitor().call(readSession, {}, { cookie: `glide=${session}` })
    expect(body.me).toBeNull()
    const late = await app.visitor().call(resetPassword, { token: reset.token, password: testPassword })
    expect(late.status).toBe(410)
  })

  test('reset is confirmation, and ends the confirmation link', async () => {
    const { email, browser: attacker, token } = await registered()
    await app.visitor().call(requestPasswordReset, { email })
    const reset = await mailOf(email, 'reset-password')
    await app.visitor().call(resetPassword, { token: reset.token, password: chosenByOwner })
    for (const browser of [attacker, app.visitor()])
      expect((await browser.call(confirmEmail, { token, owner: { newPassword: testPassword } })).status).toBe(410)
    expect(await canSignIn(email, chosenByOwner)).toBe(true)
  })

  test('ten wrong passwords, then a pause; the owner may still set a new one', async () => {
    const { email, token } = await registered()
    const guess = () => app.visitor().call(confirmEmail, { token, owner: { password: 'not this one' } })
    const guesses = await Promise.all(Array.from({ length: 12 }, guess))
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(guesses.find(({ status }) => status === 401)?.error).toMatchObject({
      code: 'invalid_credentials',
      field: 'owner.password',
      message: 'That is not the password chosen when this account was created.',
    })
    const right = await app.visitor().call(confirmEmail, { token, owner: { password: testPassword } })
    expect([right.status, right.error?.code]).toEqual([429, 'rate_limited'])
    expect(await isConfirmed(email)).toBe(false)
    expect((await app.visitor().call(confirmEmail, { token, owner: { newPassword: chosenByOwner } })).status).toBe(200)
  })

  test('only the browser of this very account counts: not one that registered another, was refused, or forges', async () => {
    const { email, token } = await registered()
    const other = await registered()
    const late = app.visitor()
    expect((await late.call(registerBuyer, buyerInput(email))).status).toBe(409)
    const second = app.visitor()
    await second.call(submitApplication, applicationInput(email))
    const forger = app.visitor()
    const [account] = await rows('select id from identity.users where email = $1', email)
    forger.cookies.set('glide-registration', `${account?.id}.${'A'.repeat(43)}`)
    for (const browser of [other.browser, late, second, forger])
      expect((await browser.call(confirmEmail, { token })).error?.code).toBe('password_required')
    expect(late.cookies.has('glide-registration')).toBe(false)
  })

  test('a newer mail that someone else asks for changes nothing for the browser that registered', async () => {
    const { email, browser } = await registered()
    await rows('delete from identity.attempts')
    await app.visitor().call(sendConfirmation, { email })
    const [newest] = await app.mails(email)
    const token = tokenIn(newest?.links ?? [])
    expect((await app.visitor().call(confirmEmail, { token })).error?.code).toBe('password_required')
    expect((await browser.call(confirmEmail, { token })).status).toBe(200)
    expect(browser.cookies.has('glide-registration')).toBe(false)
  })

  test('an applicant confirms by one press in the browser that applied, also after sending twice', async () => {
    const { browser, input, token } = await applied()
    await browser.call(submitApplication, input)
    expect((await browser.call(confirmEmail, { token })).status).toBe(200)
  })
})

describe('T21: the browser that applied is known only until the address is confirmed', () => {
  test('by its owner’s reset: it no longer shows the resume that they upload, and books nothing', async () => {
    const { email, browser: attacker, input, candidateId } = await applied()
    expect(await knows(attacker)).toBe(true)
    const kept = new Map(attacker.cookies)
    await app.visitor().call(requestPasswordReset, { email })
    const { token } = await mailOf(email, 'reset-password')
    const owner = app.visitor()
    await owner.call(resetPassword, { token, password: chosenByOwner })
    await owner.call(signIn, { email, password: chosenByOwner, remember: true })
    expect((await owner.call(uploadResume, { resume: input.resume })).status).toBe(200)

    for (const [name, value] of kept) attacker.cookies.set(name, value)
    expect(await knows(attacker)).toBe(false)
    const [startsAt = ''] = (await app.visitor().call(listSlots, {})).body.slots
    expect((await attacker.call(bookIntroCall, { startsAt, zone: 'Asia/Manila' })).status).toBe(403)
    // Sending the application again sets the cookie again, and it still grants nothing.
    expect((await attacker.call(submitApplication, input)).body.candidateId).toBe(candidateId)
    expect(await knows(attacker)).toBe(false)
  })

  test('by the link in any browser', async () => {
    const { browser, token } = await applied()
    await app.visitor().call(confirmEmail, { token, owner: { password: testPassword } })
    expect(await knows(browser)).toBe(false)
  })

  test('and not with another resume than the one it sent', async () => {
    const { browser, candidateId } = await applied()
    await rows(`update candidates set resume_path = $1 || '/1_later.pdf' where id = $2`, candidateId, candidateId)
    expect(await knows(browser)).toBe(false)
  })

  test('and not after a day, nor when the account has become part of another', async () => {
    const old = await applied()
    await rows(`update identity.users set created_at = now() - interval '25 hours' where email = $1`, old.email)
    expect(await knows(old.browser)).toBe(false)

    const merged = await applied()
    const { userId } = await newBuyer(app)
    await rows('update identity.users set merged_into = $2 where email = $1', merged.email, userId)
    expect(await knows(merged.browser)).toBe(false)
  })

  test('signing in and signing out end it, whoever signs in', async () => {
    const buyer = await newBuyer(app)
    const { browser } = await applied()
    await browser.call(signIn, { email: buyer.email, password: testPassword, remember: true })
    await browser.call(signOut, {})
    expect(await knows(browser)).toBe(false)

    const other = await applied()
    const { headers } = await other.browser.call(signOut, {})
    expect(headers.getSetCookie().join()).toMatch(/glide-registration=; Max-Age=0/)
    expect(await knows(other.browser)).toBe(false)
  })
})
