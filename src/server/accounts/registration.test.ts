import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSession, signIn, signOut } from '#contract/accounts.ts'
import { registerBuyer } from '#contract/buyers.ts'
import { confirmEmail, sendConfirmation } from '#contract/confirmations.ts'
import { buyerInput, newBuyer, newPerson, testPassword, tokenIn, uniqueEmail } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const registered = async () => {
  const email = uniqueEmail('ellen')
  const browser = app.visitor()
  const { status } = await browser.call(registerBuyer, buyerInput(email))
  expect(status).toBe(200)
  const [mail] = await app.mails(email)
  if (!mail) throw new Error('No mail came.')
  return { email, browser, mail }
}

const rows = async (sql: string, ...parameters: unknown[]) => app.database.ownerRun(sql, parameters)

describe('registration and confirmation', () => {
  test('an unconfirmed account cannot sign in; the mailed link confirms it once', async () => {
    const { email, browser, mail } = await registered()
    const early = await browser.call(signIn, { email, password: testPassword, remember: true })
    expect(early.status).toBe(403)
    expect(early.error).toMatchObject({
      code: 'email_unconfirmed',
      message: 'Please confirm your email before logging in.',
    })
    expect(mail.links[0]).toMatch(/^http:\/\/glide\.test\/confirm\?token=/)

    const token = tokenIn(mail.links)
    expect((await browser.call(confirmEmail, { token })).body).toEqual({ email })
    expect((await browser.call(confirmEmail, { token })).status).toBe(410)
    expect((await browser.call(signIn, { email, password: testPassword, remember: true })).body.me).toMatchObject({
      email,
      role: 'buyer',
      name: 'Ellen Reed',
      secondaryLine: 'Hollis & Quay CPAs',
    })
  })

  test('of two requests with the same link, one succeeds', async () => {
    const { mail } = await registered()
    const token = tokenIn(mail.links)
    const owner = { password: testPassword }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => app.visitor().call(confirmEmail, { token, owner })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('the code confirms, too; the tenth wrong one ends it, the link goes on working', async () => {
    const first = await registered()
    const spaced = `${first.mail.code?.slice(0, 3)} ${first.mail.code?.slice(3)}`
    expect((await first.browser.call(confirmEmail, { email: first.email, code: spaced })).status).toBe(200)

    const { email, browser, mail } = await registered()
    const wrong = mail.code === '000000' ? '000001' : '000000'
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => app.visitor().call(confirmEmail, { email, code: wrong })),
    )
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([410]))
    expect((await browser.call(confirmEmail, { email, code: mail.code })).status).toBe(410)
    expect((await browser.call(confirmEmail, { token: tokenIn(mail.links) })).status).toBe(200)
  })

  test('a newer mail ends the older link, and an expired one is refused', async () => {
    const { email, browser, mail } = await registered()
    await rows('delete from identity.attempts')
    await browser.call(sendConfirmation, { email })
    const [newer] = (await app.mails(email)).filter(({ id }) => id !== mail.id)
    expect((await browser.call(confirmEmail, { token: tokenIn(mail.links) })).status).toBe(410)
    await rows(
      `update identity.challenges set created_at = now() - interval '2 day', expires_at = now() - interval '1 second'`,
    )
    expect((await browser.call(confirmEmail, { token: tokenIn(newer?.links ?? []) })).status).toBe(410)
  })

  test('T55 fifty parallel registrations of one address in different spellings make one account and one mail', async () => {
    const email = uniqueEmail('race')
    const spellings = [email, email.toUpperCase(), ` ${email} `]
    // A busy machine may refuse some of them; those retry, as people would.
    const register = async (spelling: string) => {
      for (;;) {
        const answer = await app.visitor().call(registerBuyer, buyerInput(spelling))
        if (answer.status !== 503) return answer
      }
    }
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => register(spellings[index % 3] as string)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(49)
    expect(refused[0]?.error?.message).toBe(
      'This email is already registered. Please use a different email or contact support.',
    )
    expect(await rows('select id from identity.users where email = $1', email)).toHaveLength(1)
    expect(await rows('select id from buyers where email = $1', email)).toHaveLength(1)
    expect(await app.mails(email)).toHaveLength(1)
  })

  test('the buyer record, the stored phone and the accepted terms are written with the account', async () => {
    const { email } = await registered()
    expect(await rows('select phone, company_name, job_title from buyers where email = $1', email)).toEqual([
      { phone: '+1 2125550142', company_name: 'Hollis & Quay CPAs', job_title: 'Partner' },
    ])
    const terms = await rows(
      'select version from terms_acceptances t join users u on u.id = t.user_id where u.email = $1 and not u.talent',
      email,
    )
    expect(terms).toHaveLength(1)
  })

  test.each([
    ['email', { email: 'no at sign' }, 'Please enter a valid email address.'],
    ['password', { password: '12345' }, 'Password must be at least 6 characters.'],
    ['firstName', { firstName: '  ' }, 'Please enter your first name.'],
    ['phone', { phone: '(212) 555' }, 'Please enter all ten digits, such as (123) 456-7890.'],
    ['acceptTerms', { acceptTerms: false }, 'Please accept the terms to create your account.'],
    ['role', { role: 'admin' }, 'Unknown field.'],
  ])('a wrong %s is named, and nothing is written', async (field, wrong, message) => {
    const email = uniqueEmail('wrong')
    const { status, error } = await app.visitor().call(registerBuyer, { ...buyerInput(email), ...wrong })
    expect(status).toBe(400)
    expect(error).toMatchObject({ code: 'invalid_input', field, message })
    expect(await rows('select id from identity.users where email = $1', email)).toHaveLength(0)
  })
})

describe('sign-in', () => {
  test('T14 a wrong password and an unknown address get the same answer', async () => {
    const { email } = await newBuyer(app)
    const wrong = await app.visitor().call(signIn, { email, password: 'wrong password', remember: true })
    const unknown = await app
      .visitor()
      .call(signIn, { email: uniqueEmail('nobody'), password: 'wrong password', remember: true })
    for (const { status, error, headers } of [wrong, unknown]) {
      expect(status).toBe(401)
      expect(error).toEqual({
        code: 'invalid_credentials',
        message: 'Invalid email or password.',
        requestId: expect.any(String),
      })
      expect(headers.getSetCookie()).toEqual([])
    }
  })

  test('T19 the database holds only the hash of the token, and a preset cookie is not taken over', async () => {
    const { email } = await newBuyer(app)
    const browser = app.visitor()
    browser.cookies.set('glide', 'chosen-by-an-attacker')
    const { headers } = await browser.call(signIn, { email, password: testPassword, remember: true })
    const token = browser.cookies.get('glide') as string
    expect(token).not.toBe('chosen-by-an-attacker')
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(headers.getSetCookie()[0]).toMatch(/Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/)
    expect(await rows('select id from identity.sessions where token = $1', token)).toHaveLength(0)
    const [{ hashes } = { hashes: '' }] = (await rows(
      `select string_agg(password, ' ') as hashes from identity.credentials`,
    )) as { hashes: string }[]
    for (const hash of hashes.split(' '))
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/)
  })

  test('T25 without "Remember me" the cookie ends with the browser', async () => {
    const { email } = await newBuyer(app)
    const { headers } = await app.visitor().call(signIn, { email, password: testPassword, remember: false })
    expect(headers.getSetCookie()[0]).not.toMatch(/max-age|expires/i)
  })

  test.each([
    ['buyer', true, 30 * 24],
    ['buyer', false, 12],
    ['admin', true, 12],
  ] as const)('a session of a %s who ticked "Remember me": %s lives %i hours', async (role, remember, hours) => {
    const { email } = await newPerson(app, role)
    const { headers } = await app.visitor().call(signIn, { email, password: testPassword, remember })
    expect(/max-age/i.test(headers.getSetCookie()[0] ?? '')).toBe(hours > 12)
    const [row] = await rows(
      // Exactly, because both times come from the database's clock.
      `select (extract(epoch from expires_at - s.created_at) / 3600)::float as hours from identity.sessions s
       join identity.users u on u.id = s.user_id where u.email = $1 order by s.created_at desc limit 1`,
      email,
    )
    expect(row).toEqual({ hours })
  })

  test('T21, T72 signing out ends the session at once', async () => {
    const { browser } = await newBuyer(app)
    const cookie = `glide=${browser.cookies.get('glide')}`
    const { headers } = await browser.call(signOut, {})
    expect(headers.get('clear-site-data')).toBe('"storage"')
    expect(browser.cookies.has('glide')).toBe(false)
    expect((await app.visitor().call(readSession, {}, { cookie })).body).toEqual({ me: null })
  })
})
