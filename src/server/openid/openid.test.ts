import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSession, signIn, signOut } from '#contract/accounts.ts'
import { finishOpenId, mailLinkCode, proveLink, startOpenId } from '#contract/openid.ts'
import { changePassword } from '#contract/passwords.ts'
import { suspendPerson } from '#contract/people.ts'
import { listSessions } from '#contract/sessions.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import type { Browser } from '../testing/browser.ts'
import { logInWith, type OpenIdApp, openIdApp, type ProviderKey, visitProvider } from '../testing/openid-app.ts'
import { newBuyer, newPerson, newUnconfirmed, testPassword, uniqueEmail } from '../testing/people.ts'

let app: OpenIdApp
beforeAll(async () => {
  app = await openIdApp()
})
afterAll(() => app.close())

const person = (provider: 'google' | 'firm', email: string, isVerified = true) => {
  const subject = `${provider}-${email}`
  app[provider].people.set(subject, { email, email_verified: isVerified })
  return subject
}

/** Someone of ours whose login at Google is linked, by the password. */
async function linked(role: 'buyer' | 'talent' | 'admin' = 'buyer') {
  const { email, userId } = await newPerson(app, role)
  const subject = person('google', email)
  const browser = app.visitor()
  const { body } = await logInWith(browser, 'google', subject)
  const answer = await browser.call(proveLink, { token: tokenOf(body), password: testPassword })
  expect(answer.body.me?.id).toBe(userId)
  return { email, userId, subject, browser }
}

const tokenOf = (body: object) => (body as { token: string }).token
const whoIs = async (browser: Browser) => (await browser.call(readSession, {})).body.me?.email ?? null
const loginsOf = (userId: string) =>
  app.database.ownerRun(
    `select provider, issuer, subject, email, last_used_at is not null as used from identity.linked_logins where user_id = $1 order by id`,
    [userId],
  )
const mailsTo = async (email: string, kind: string) => (await app.mails(email)).filter((mail) => mail.kind === kind)

describe('an address that has an account', () => {
  test('is linked by its password, and then the login alone signs in', async () => {
    const { email, userId } = await newBuyer(app)
    const subject = person('google', email.toUpperCase())
    const browser = app.visitor()
    const { body } = await logInWith(browser, 'google', subject, { redirect: '/projects?page=2' })
    expect(body).toMatchObject({ outcome: 'prove', email, label: 'Google', redirect: '/projects?page=2' })
    expect(await whoIs(browser)).toBeNull()
    expect(await loginsOf(userId)).toEqual([])

    const wrong = await browser.call(proveLink, { token: tokenOf(body), password: 'not the password' })
    expect(wrong).toMatchObject({
      status: 401,
      error: { message: 'That isn’t the password of this account.', field: 'password' },
    })
    const right = await browser.call(proveLink, { token: tokenOf(body), password: testPassword })
    expect(right.body).toMatchObject({ me: { email }, secondFactor: null })
    expect(await whoIs(browser)).toBe(email)
    expect(await loginsOf(userId)).toEqual([
      { provider: 'google', issuer: app.google.issuer, subject, email, used: true },
    ])
    expect((await mailsTo(email, 'linked-logins-changed'))[0]?.text).toContain(
      `The Google account ${email} was linked to your Glide account`,
    )
    // The prompt is used up.
    expect((await browser.call(proveLink, { token: tokenOf(body), password: testPassword })).status).toBe(410)

    const again = await logInWith(app.visitor(), 'google', subject, { redirect: '/billing' })
    expect(again.body).toMatchObject({ outcome: 'signed-in', me: { id: userId }, redirect: '/billing' })
    expect(await mailsTo(email, 'linked-logins-changed')).toHaveLength(1)
  })

  test('is linked by an emailed code, which works once, at the other provider as well', async () => {
    const { email, userId } = await newBuyer(app)
    const browser = app.visitor()
    const { body } = await logInWith(browser, 'firm-sso', person('firm', email))
    expect(body).toMatchObject({ outcome: 'prove', label: 'Firm SSO' })
    const token = tokenOf(body)
    expect((await browser.call(mailLinkCode, { token })).body).toEqual({ waitSeconds: 0 })
    expect((await browser.call(mailLinkCode, { token })).body.waitSeconds).toBeGreaterThan(0)
    const [mail] = await mailsTo(email, 'link-code')
    expect(mail).toMatchObject({ subject: 'Your code to log in with Firm SSO', links: [] })
    const code = mail?.code as string
    const other = code === '000000' ? '000001' : '000000'
    expect(await browser.call(proveLink, { token, code: other })).toMatchObject({
      status: 410,
      error: { field: 'code' },
    })
    const answers = await Promise.all([1, 2, 3].map(() => browser.call(proveLink, { token, code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
    expect(await loginsOf(userId)).toMatchObject([{ provider: 'firm-sso', issuer: app.firm.issuer }])
  })

  test('a code of one account proves no other', async () => {
    const [one, other] = [await newBuyer(app), await newBuyer(app)]
    const browser = app.visitor()
    const first = await logInWith(browser, 'google', person('google', one.email))
    const second = await logInWith(browser, 'google', person('google', other.email))
    await browser.call(mailLinkCode, { token: tokenOf(first.body) })
    const code = (await mailsTo(one.email, 'link-code'))[0]?.code as string
    expect((await browser.call(proveLink, { token: tokenOf(second.body), code })).status).toBe(410)
    expect(await loginsOf(other.userId)).toEqual([])
  })

  test('guessing the password here counts like guessing it at the login', async () => {
    const { email } = await newBuyer(app)
    const browser = app.visitor()
    const { body } = await logInWith(browser, 'google', person('google', email))
    const { limit } = attemptLimits.loginPerAddress
    for (let index = 0; index < limit; index++)
      await browser.call(proveLink, { token: tokenOf(body), password: `wrong ${index}` })
    expect((await browser.call(proveLink, { token: tokenOf(body), password: testPassword })).status).toBe(429)
    expect((await browser.call(signIn, { email, password: testPassword, remember: true })).status).toBe(429)
  })

  test('that nobody has confirmed is not linked: a stranger may have chosen its password', async () => {
    const { email } = await newUnconfirmed(app)
    const browser = app.visitor()
    const token = tokenOf((await logInWith(browser, 'google', person('google', email))).body)
    expect((await browser.call(mailLinkCode, { token })).body).toEqual({ waitSeconds: 0 })
    expect(await mailsTo(email, 'link-code')).toEqual([])
    expect(await browser.call(proveLink, { token, password: testPassword })).toMatchObject({
      status: 403,
      error: { code: 'email_unconfirmed' },
    })
    expect(await whoIs(browser)).toBeNull()
  })

  test('a new password ends what waits for the old one', async () => {
    const { email, browser: owner } = await newBuyer(app)
    const browser = app.visitor()
    const { body } = await logInWith(browser, 'google', person('google', email))
    const password = 'kestrel 42 ledger'
    expect((await owner.call(changePassword, { currentPassword: testPassword, password })).status).toBe(200)
    expect((await browser.call(proveLink, { token: tokenOf(body), password })).status).toBe(410)
  })
})

describe('an address that has none', () => {
  test('makes no account: the page is told the address to sign up with', async () => {
    const email = uniqueEmail('stranger')
    const browser = app.visitor()
    expect((await logInWith(browser, 'google', person('google', email))).body).toEqual({ outcome: 'unknown', email })
    expect(await app.database.ownerRun('select from identity.users where email = $1', [email])).toEqual([])
    expect(await whoIs(browser)).toBeNull()
  })

  test.each<[string, 'google' | 'firm', ProviderKey, boolean]>([
    ['unverified in the ID token', 'google', 'google', true],
    ['unverified behind userinfo', 'firm', 'firm-sso', true],
    ['missing', 'google', 'google', false],
  ])('an address that is %s opens nothing, even if it has an account', async (_, at, key, hasEmail) => {
    const { email } = await newBuyer(app)
    const subject = person(at, email, false)
    if (!hasEmail) app[at].people.set(subject, {})
    const answer = await logInWith(app.visitor(), key, subject)
    expect(answer).toMatchObject({ status: 403, error: { code: 'forbidden' } })
    expect(answer.error?.message).toContain('didn’t share a verified email address')
  })
})

describe('the subject is who it is, not the address', () => {
  test('an address that changed at the provider stays the same person, whoever else has it here', async () => {
    const { userId, email, subject } = await linked()
    const other = await newBuyer(app)
    app.google.people.set(subject, { email: other.email, email_verified: true })
    const browser = app.visitor()
    expect((await logInWith(browser, 'google', subject)).body).toMatchObject({ outcome: 'signed-in' })
    expect(await whoIs(browser)).toBe(email)
    expect(await loginsOf(userId)).toMatchObject([{ email: other.email }])
    app.google.people.set(subject, { email, email_verified: false })
    expect((await logInWith(app.visitor(), 'google', subject)).body).toMatchObject({ outcome: 'signed-in' })
    expect(await loginsOf(userId)).toMatchObject([{ email: null }])
  })

  test('someone else who gets the address there is not them', async () => {
    const { email, userId } = await linked()
    const newcomer = `${email}-newcomer`
    app.google.people.set(newcomer, { email, email_verified: true })
    expect((await logInWith(app.visitor(), 'google', newcomer)).body).toMatchObject({ outcome: 'prove' })
    expect(await loginsOf(userId)).toHaveLength(1)
  })

  test('the same subject at another provider is someone else', async () => {
    const { subject, email } = await linked()
    app.firm.people.set(subject, { email: uniqueEmail('other'), email_verified: true })
    expect((await logInWith(app.visitor(), 'firm-sso', subject)).body).toMatchObject({ outcome: 'unknown' })
    app.firm.people.set(subject, { email, email_verified: true })
    expect((await logInWith(app.visitor(), 'firm-sso', subject)).body).toMatchObject({ outcome: 'prove' })
  })
})

describe('a session by a provider is like any other', () => {
  test('it is in the record with its network, listed, and ends by signing out', async () => {
    const { userId, subject } = await linked()
    const browser = app.visitor()
    await logInWith(browser, 'google', subject)
    const events = await app.database.ownerRun(
      `select event, detail from events where actor_id = $1 and event = 'account.signed-in' order by id`,
      [userId],
    )
    expect(events.at(-1)).toEqual({ event: 'account.signed-in', detail: { network: browser.network } })
    const { body } = await browser.call(listSessions, {})
    expect(body.sessions.find(({ isCurrent }) => isCurrent)?.networkAddress).toBe(browser.network)
    await browser.call(signOut, {})
    expect(await whoIs(browser)).toBeNull()
  })

  test('"Remember me" decides how long it lasts', async () => {
    const { subject } = await linked()
    const lives = async (remember: boolean) => {
      const browser = app.visitor()
      const { headers } = await logInWith(browser, 'google', subject, { remember })
      return headers.getSetCookie().find((cookie) => cookie.startsWith('glide=')) ?? ''
    }
    expect(await lives(true)).toMatch(/Max-Age=2592000/)
    expect(await lives(false)).not.toMatch(/Max-Age/)
  })

  test('nobody who is suspended gets one', async () => {
    const { subject, userId, email } = await linked()
    const waiting = app.visitor()
    const { body } = await logInWith(waiting, 'firm-sso', person('firm', email))
    const admin = await newPerson(app, 'admin')
    await admin.browser.call(suspendPerson, { id: userId, reason: 'Spam.' })
    const answer = await logInWith(app.visitor(), 'google', subject)
    expect(answer.error?.message).toContain('Your account is suspended.')
    expect((await waiting.call(proveLink, { token: tokenOf(body), password: testPassword })).status).toBe(410)
    const again = app.visitor()
    const token = tokenOf((await logInWith(again, 'firm-sso', person('firm', email))).body)
    await again.call(mailLinkCode, { token })
    expect(await mailsTo(email, 'link-code')).toEqual([])
    const refused = await again.call(proveLink, { token, password: testPassword })
    expect(refused.error?.message).toContain('Your account is suspended.')
  })

  test('failures at the password don’t lock it out', async () => {
    const { email, subject } = await linked()
    await app.database.ownerRun(
      `insert into identity.attempts (key, count, resets_at) values ($1, 100, now() + interval '1 day')`,
      [app.services.secrets.hash('attempt', `login-row:${email}`)],
    )
    expect((await app.visitor().call(signIn, { email, password: testPassword, remember: true })).status).toBe(403)
    expect((await logInWith(app.visitor(), 'google', subject)).body).toMatchObject({ outcome: 'signed-in' })
  })

  test('a network may begin and end only so many', async () => {
    const browser = app.visitor()
    const { limit } = attemptLimits.openIdPerNetwork
    const statuses: number[] = []
    for (let index = 0; index < limit; index++)
      statuses.push((await browser.call(finishOpenId, { provider: 'google', query: '?state=x' })).status)
    expect(new Set(statuses)).toEqual(new Set([410]))
    expect((await browser.call(startOpenId, { provider: 'google' })).status).toBe(429)
  })

  test('a page of another site is no place to go on to', async () => {
    const { subject } = await linked()
    const redirect = '//evil.example/path'
    expect((await logInWith(app.visitor(), 'google', subject, { redirect })).body).toMatchObject({ redirect: null })
  })

  test('two tabs at once don’t disturb each other', async () => {
    const { subject, email } = await linked()
    const browser = app.visitor()
    const first = await visitProvider(browser, 'google', subject)
    const second = await visitProvider(browser, 'google', subject)
    for (const query of [second, first])
      expect((await browser.call(finishOpenId, { provider: 'google', query })).body).toMatchObject({ me: { email } })
  })
})
