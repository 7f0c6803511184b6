import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSession, signIn } from '#contract/accounts.ts'
import { registerBuyer } from '#contract/buyers.ts'
import { confirmEmail } from '#contract/confirmations.ts'
import { changePassword, checkPasswordReset, requestPasswordReset, resetPassword } from '#contract/passwords.ts'
import { endOtherSessions, endSession, listSessions } from '#contract/sessions.ts'
import { buyerInput, newBuyer, testPassword, tokenIn, uniqueEmail } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const resetToken = async (email: string) => {
  await app.visitor().call(requestPasswordReset, { email })
  const mail = (await app.mails(email)).find(({ kind }) => kind === 'reset-password')
  if (!mail) throw new Error('No mail came.')
  return { token: tokenIn(mail.links), code: mail.code as string }
}

const rows = async (sql: string, ...parameters: unknown[]) => app.database.ownerRun(sql, parameters)

describe('password reset', () => {
  test('T20, T21 opening the link checks it, using it spends it, ends all sessions and mails a notice', async () => {
    const { email, browser } = await newBuyer(app)
    const { token } = await resetToken(email)
    const visitor = app.visitor()
    expect((await visitor.call(checkPasswordReset, { token })).body).toEqual({ token })
    expect((await visitor.call(checkPasswordReset, { token })).status).toBe(200)
    expect((await visitor.call(resetPassword, { token, password: 'a new password' })).status).toBe(200)
    expect((await browser.call(readSession, {})).body).toEqual({ me: null })
    const again = await visitor.call(resetPassword, { token, password: 'another password' })
    expect(again.status).toBe(410)
    expect(again.error?.message).toBe('Invalid or expired reset link.')
    expect((await visitor.call(signIn, { email, password: testPassword, remember: true })).status).toBe(401)
    expect((await visitor.call(signIn, { email, password: 'a new password', remember: true })).status).toBe(200)
    expect((await app.mails(email)).map(({ kind }) => kind)).toContain('password-changed')
  })

  test('T20 of parallel uses one succeeds', async () => {
    const { email } = await newBuyer(app)
    const { token } = await resetToken(email)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        app.visitor().call(resetPassword, { token, password: `new password ${index}` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('a code is traded once for a token, which ends the mailed link', async () => {
    const { email } = await newBuyer(app)
    const { token, code } = await resetToken(email)
    const trades = await Promise.all(
      Array.from({ length: 4 }, () => app.visitor().call(checkPasswordReset, { email, code })),
    )
    const [good, ...more] = trades.filter(({ status }) => status === 200)
    expect(more).toHaveLength(0)
    expect((await app.visitor().call(checkPasswordReset, { token })).status).toBe(410)
    expect(
      (await app.visitor().call(resetPassword, { token: good?.body.token, password: 'a new password' })).status,
    ).toBe(200)
  })

  test('T20 a link of one account does nothing to another, and a made-up one nothing at all', async () => {
    const { email } = await newBuyer(app)
    const { token } = await resetToken(email)
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    expect((await app.visitor().call(resetPassword, { token: forged, password: 'a new password' })).status).toBe(410)
    expect((await app.visitor().call(confirmEmail, { token })).status).toBe(410)
  })

  test('T14, T22 known and unknown addresses get the same answer; one mail a minute, whoever asks', async () => {
    const { email } = await newBuyer(app)
    const known = await app.visitor().call(requestPasswordReset, { email })
    const unknown = await app.visitor().call(requestPasswordReset, { email: uniqueEmail('nobody') })
    expect(known.body).toEqual(unknown.body)
    expect(known.status).toBe(unknown.status)
    await Promise.all(Array.from({ length: 5 }, () => app.visitor().call(requestPasswordReset, { email })))
    expect((await app.mails(email)).filter(({ kind }) => kind === 'reset-password')).toHaveLength(1)
  })

  test('T22 the link follows APP_URL whatever the request says', async () => {
    const { email } = await newBuyer(app)
    await app
      .visitor()
      .call(requestPasswordReset, { email }, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    const mail = (await app.mails(email)).find(({ kind }) => kind === 'reset-password')
    expect(mail?.links[0]).toMatch(/^http:\/\/glide\.test\/update-password\?token=/)
    expect(`${mail?.html}${mail?.text}`).not.toContain('evil')
  })

  test('the mail greets by the name that the account goes by today', async () => {
    const { email } = await newBuyer(app)
    await rows(`update users set name = 'Odette Quay' where email = $1`, email)
    await app.visitor().call(requestPasswordReset, { email })
    const mail = (await app.mails(email)).find(({ kind }) => kind === 'reset-password')
    expect(mail?.text).toContain('Odette')
  })

  test('whoever reads the mailbox takes an unconfirmed account from the one who registered it', async () => {
    const email = uniqueEmail('ellen')
    expect((await app.visitor().call(registerBuyer, buyerInput(email))).status).toBe(200)
    await rows('delete from identity.attempts')
    const { token } = await resetToken(email)
    await app.visitor().call(resetPassword, { token, password: 'the owner chose this' })
    expect((await app.visitor().call(signIn, { email, password: testPassword, remember: true })).status).toBe(401)
    expect((await app.visitor().call(signIn, { email, password: 'the owner chose this', remember: true })).status).toBe(
      200,
    )
  })
})

describe('sessions and password of a signed-in person', () => {
  test('T21 changing the password ends the others, renews this one and mails a notice', async () => {
    const { email, browser } = await newBuyer(app)
    const other = app.visitor()
    await other.call(signIn, { email, password: testPassword, remember: true })
    const before = browser.cookies.get('glide')
    const wrong = await browser.call(changePassword, { currentPassword: 'not this one', password: 'a new password' })
    expect(wrong.error).toMatchObject({ field: 'currentPassword' })
    expect(
      (await browser.call(changePassword, { currentPassword: testPassword, password: 'a new password' })).status,
    ).toBe(200)
    expect(browser.cookies.get('glide')).not.toBe(before)
    expect((await browser.call(readSession, {})).body.me?.email).toBe(email)
    expect((await other.call(readSession, {})).body.me).toBeNull()
    expect((await app.visitor().call(readSession, {}, { cookie: `glide=${before}` })).body.me).toBeNull()
    expect((await app.mails(email)).map(({ kind }) => kind)).toContain('password-changed')
  })

  test('T26 people see and end their own sessions only', async () => {
    const mine = await newBuyer(app)
    const theirs = await newBuyer(app)
    const second = app.visitor()
    await second.call(signIn, { email: mine.email, password: testPassword, remember: true })
    const { sessions } = (await mine.browser.call(listSessions, {})).body
    expect(sessions).toHaveLength(2)
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    expect(sessions[0]).toMatchObject({ device: 'Chrome on Linux' })
    expect(JSON.stringify(sessions)).not.toContain('token')

    const other = sessions.find(({ isCurrent }) => !isCurrent)?.id as string
    expect((await theirs.browser.call(endSession, { id: other })).status).toBe(404)
    expect((await second.call(readSession, {})).body.me).not.toBeNull()
    expect((await mine.browser.call(endSession, { id: other })).status).toBe(200)
    expect((await second.call(readSession, {})).body.me).toBeNull()
    expect((await mine.browser.call(endOtherSessions, {})).body).toEqual({ ended: 0 })
  })

  test('an expired session is nobody', async () => {
    const { browser, userId } = await newBuyer(app)
    await rows(`update identity.sessions set expires_at = now() - interval '1 second' where user_id = $1`, userId)
    expect((await browser.call(readSession, {})).body.me).toBeNull()
    expect((await browser.call(listSessions, {})).error).toMatchObject({
      code: 'not_signed_in',
      message: 'Please log in.',
    })
  })
})
