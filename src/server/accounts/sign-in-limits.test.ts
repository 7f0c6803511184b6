import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '#contract/accounts.ts'
import { confirmEmail } from '#contract/confirmations.ts'
import { checkPasswordReset, requestPasswordReset, resetPassword } from '#contract/passwords.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import type { Browser } from '../testing/browser.ts'
import { newBuyer, newPerson, newUnconfirmed, testPassword, tokenIn, uniqueEmail } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const attempt = (browser: Browser, email: string, password: string = testPassword, headers = {}) =>
  browser.call(signIn, { email, password, remember: true }, headers)
const statuses = async (count: number, send: (index: number) => Promise<{ status: number }>) => {
  const answers: number[] = []
  for (let index = 0; index < count; index++) answers.push((await send(index)).status)
  return answers
}
const mailsAbout = async (email: string) =>
  (await app.mails(email)).filter(({ kind }) => kind === 'logins-paused').map(({ text }) => text)

/** So many failures as if they had happened, without the time that they take. */
const haveFailed = (name: 'login-row' | 'login-address', of: string, count: number) =>
  app.database.ownerRun(
    `insert into identity.attempts (key, count, resets_at) values ($1, $2, now() + interval '1 day')
     on conflict (key) do update set count = $2`,
    [app.services.secrets.hash('attempt', `${name}:${of}`), count],
  )

describe('T16 guessing a password', () => {
  test('ten wrong ones from one network stop that network, whatever it claims to be; elsewhere the owner gets in', async () => {
    const { email } = await newPerson(app, 'admin')
    const attacker = app.visitor()
    const guess = (index: number) =>
      attempt(attacker, email, `wrong password ${index}`, { 'x-forwarded-for': `203.0.113.${index}` })
    expect(await statuses(12, guess)).toEqual([...Array(10).fill(401), 429, 429])
    const limited = await attempt(attacker, email)
    expect(limited).toMatchObject({ status: 429, error: { message: 'Too many attempts. Please try again shortly.' } })
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await attempt(app.visitor(), email)).status).toBe(200)
  })

  test('a browser that signed in before is not locked out by others in its network', async () => {
    const { email, browser } = await newBuyer(app)
    const neighbor = { 'x-test-network': browser.network }
    await statuses(11, () => attempt(app.visitor(), email, 'wrong one', neighbor))
    expect((await attempt(app.visitor(), email, testPassword, neighbor)).status).toBe(429)
    expect((await attempt(browser, email)).status).toBe(200)
  })

  test('that browser has ten tries of its own, and its cookie works for its account alone, unchanged', async () => {
    const { email, browser } = await newBuyer(app)
    const other = await newBuyer(app)
    expect(await statuses(11, () => attempt(browser, email, 'wrong one'))).toEqual([...Array(10).fill(401), 429])
    const cookie = browser.cookies.get('glide-device') as string
    await haveFailed('login-row', other.email, 100)
    expect((await attempt(browser, other.email)).error?.code).toBe('reset_required')
    const forger = app.visitor()
    forger.cookies.set(
      'glide-device',
      cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    )
    await haveFailed('login-row', email, 100)
    expect((await attempt(forger, email)).error?.code).toBe('reset_required')
  })

  test('after 100 in a row nobody new gets in; the owner is told once, and resets the password', async () => {
    const { email, browser } = await newBuyer(app)
    await haveFailed('login-row', email, 98)
    expect(await statuses(4, () => attempt(app.visitor(), email, 'wrong one'))).toEqual([401, 401, 403, 403])
    const refused = await attempt(app.visitor(), email)
    expect(refused).toMatchObject({
      status: 403,
      error: { code: 'reset_required', message: 'Too many failed logins. Please reset your password to log in.' },
    })
    expect(await mailsAbout(email)).toEqual([expect.stringContaining('100 times in a row')])
    expect((await attempt(browser, email)).status).toBe(200)

    await app.visitor().call(requestPasswordReset, { email })
    const reset = (await app.mails(email)).find(({ kind }) => kind === 'reset-password')
    const password = 'kestrel 42 ledger'
    await app.visitor().call(resetPassword, { token: tokenIn(reset?.links ?? []), password })
    expect((await attempt(app.visitor(), email, password)).status).toBe(200)
  })

  test('a known browser after 100 failures of its own is treated as a new one', async () => {
    const { email, browser } = await newBuyer(app)
    const [id = ''] = (browser.cookies.get('glide-device') as string).split('.')
    await haveFailed('login-row', `${email} ${id}`, 100)
    await haveFailed('login-row', email, 100)
    expect((await attempt(browser, email)).error?.code).toBe('reset_required')
    await haveFailed('login-row', email, 5)
    expect((await attempt(browser, email)).status).toBe(200)
  })

  test('T14 an address without an account is answered the same, and gets no email', async () => {
    const email = uniqueEmail('nobody')
    await haveFailed('login-row', email, 99)
    expect(await statuses(2, () => attempt(app.visitor(), email, 'wrong one'))).toEqual([401, 403])
    expect(await app.mails(email)).toEqual([])
  })

  test('signing in starts over; without "Remember me" the browser stays unknown', async () => {
    const { email } = await newBuyer(app)
    await haveFailed('login-row', email, 99)
    const browser = app.visitor()
    await browser.call(signIn, { email, password: testPassword, remember: false })
    expect(browser.cookies.has('glide-device')).toBe(false)
    expect(await statuses(2, () => attempt(app.visitor(), email, 'wrong one'))).toEqual([401, 401])
  })
})

test('T17 a list of addresses tried once each from one network stops at thirty a minute; another network goes on', async () => {
  const [attacker, other] = [app.visitor(), app.visitor()]
  const { email } = await newBuyer(app)
  const answers = await statuses(33, () => attempt(attacker, uniqueEmail('stuffed'), 'a leaked password'))
  expect(answers).toEqual([...Array(30).fill(401), 429, 429, 429])
  expect((await attempt(other, email)).status).toBe(200)
  process.stdout.write('T17 credential stuffing: 30 sign-ins a minute from one network, then 429\n')
})

describe('T20 guessing a code', () => {
  const { limit } = attemptLimits.codePerAddress
  const tooMany = 'Too many codes were tried today. Please use the link in the email instead.'

  test('twenty a day for an address, however many emails are sent; the link still works', async () => {
    const { email } = await newUnconfirmed(app)
    const [mail] = await app.mails(email)
    const code = mail?.code === '000000' ? '000001' : '000000'
    const guess = () => app.visitor().call(confirmEmail, { email, code })
    expect(new Set(await statuses(limit, guess))).toEqual(new Set([410]))
    expect(await guess()).toMatchObject({ status: 429, error: { message: tooMany } })
    expect((await app.visitor().call(confirmEmail, { email, code: mail?.code })).status).toBe(429)
    const owner = { password: testPassword }
    expect((await app.visitor().call(confirmEmail, { token: tokenIn(mail?.links ?? []), owner })).status).toBe(200)
  })

  test('an address without an account is answered the same, and codes of another kind are not affected', async () => {
    const email = uniqueEmail('nobody')
    const guess = () => app.visitor().call(checkPasswordReset, { email, code: '000000' })
    expect(new Set(await statuses(limit, guess))).toEqual(new Set([410]))
    expect((await guess()).error?.message).toBe(tooMany)
    expect((await app.visitor().call(confirmEmail, { email, code: '000000' })).status).toBe(410)
  })
})
