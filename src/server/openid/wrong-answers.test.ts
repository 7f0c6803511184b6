import { generateKeyPairSync } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { readSession } from '#contract/accounts.ts'
import { finishOpenId, startOpenId } from '#contract/openid.ts'
import type { Browser } from '../testing/browser.ts'
import { logInWith, type OpenIdApp, openIdApp, visitProvider } from '../testing/openid-app.ts'
import { logInAt, startProvider } from '../testing/openid-provider.ts'
import { newBuyer } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'

let app: OpenIdApp
let subject: string
beforeAll(async () => {
  app = await openIdApp()
  const { email, userId } = await newBuyer(app)
  subject = 'someone'
  app.google.people.set(subject, { email, email_verified: true })
  await app.database.ownerRun(
    `insert into identity.linked_logins (user_id, provider, issuer, subject) values ($1, 'google', $2, $3)`,
    [userId, app.google.issuer, subject],
  )
})
afterAll(() => app.close())
afterEach(async () => {
  Object.assign(app.google.faults, { mode: 'up', claims: undefined, signer: undefined })
  expect((await logInWith(app.visitor(), 'google', subject)).body).toMatchObject({ outcome: 'signed-in' })
})

const finish = (browser: Browser, query: string, provider = 'google') => browser.call(finishOpenId, { provider, query })
const isSignedIn = async (browser: Browser) => (await browser.call(readSession, {})).body.me !== null
const tooLate = 'This login took too long, was already used or began in another browser. Please try again.'
const notThis = 'The answer from Google doesn’t belong to this login. Please try again.'
const down = 'We can’t reach Google right now. Please try again, or log in with your password.'

describe('an ID token is refused', () => {
  const now = () => Math.floor(Date.now() / 1000)
  test.each<[string, (claims: Record<string, unknown>) => Record<string, unknown>, string]>([
    [
      'that has expired',
      (claims) => ({ ...claims, iat: now() - 7200, exp: now() - 3600 }),
      'The answer from Google has expired. Please try again.',
    ],
    ['of another client', (claims) => ({ ...claims, aud: 'another client' }), notThis],
    ['for several clients, given to another', (claims) => ({ ...claims, aud: [claims.aud, 'b'], azp: 'b' }), notThis],
    ['of another issuer', (claims) => ({ ...claims, iss: app.firm.issuer }), notThis],
    ['of another login, by its nonce', (claims) => ({ ...claims, nonce: 'n'.repeat(43) }), notThis],
    ['without a nonce', ({ nonce: _, ...claims }) => claims, notThis],
    ['without a subject', ({ sub: _, ...claims }) => claims, notThis],
  ])('%s', async (_, claims, message) => {
    app.google.faults.claims = claims
    const browser = app.visitor()
    expect(await logInWith(browser, 'google', subject)).toMatchObject({
      status: 401,
      error: { code: 'invalid_credentials', message },
    })
    expect(await isSignedIn(browser)).toBe(false)
  })

  test('that someone else signed', async () => {
    app.google.faults.signer = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
    expect(await logInWith(app.visitor(), 'google', subject)).toMatchObject({
      status: 401,
      error: { message: notThis },
    })
  })
})

describe('an answer is refused', () => {
  test('the second time, also when both come at once', async () => {
    const browser = app.visitor()
    const query = await visitProvider(browser, 'google', subject)
    const cookies = new Map(browser.cookies)
    const answers = await Promise.all([finish(browser, query), finish(browser, query), finish(browser, query)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    expect(await finish(browser, query)).toMatchObject({ status: 410, error: { message: tooLate } })
  })

  test('in another browser than the one that began', async () => {
    const query = await visitProvider(app.visitor(), 'google', subject)
    const other = app.visitor()
    expect(await finish(other, query)).toMatchObject({ status: 410, error: { message: tooLate } })
    expect(await isSignedIn(other)).toBe(false)
  })

  test('with the code of one login in another, which the verifier reveals', async () => {
    const browser = app.visitor()
    const [one, other] = [
      await visitProvider(browser, 'google', subject),
      await visitProvider(browser, 'google', subject),
    ]
    const mixed = new URLSearchParams(one)
    mixed.set('code', new URLSearchParams(other).get('code') as string)
    expect(await finish(browser, `?${mixed}`)).toMatchObject({
      status: 401,
      error: { message: 'Google didn’t accept this login. Please try again.' },
    })
  })

  test('of one provider at another', async () => {
    const browser = app.visitor()
    const query = await visitProvider(browser, 'google', subject)
    expect(await finish(browser, query, 'firm-sso')).toMatchObject({
      status: 401,
      error: { code: 'invalid_credentials' },
    })
    expect(await isSignedIn(browser)).toBe(false)
  })

  test('from another issuer than the provider', async () => {
    const browser = app.visitor()
    const query = new URLSearchParams(await visitProvider(browser, 'google', subject))
    query.set('iss', app.firm.issuer)
    expect(await finish(browser, `?${query}`)).toMatchObject({ status: 401, error: { message: notThis } })
  })

  test('that comes too late', async () => {
    const browser = app.visitor()
    const query = await visitProvider(browser, 'google', subject)
    await app.database.ownerRun(
      `update identity.prompts set created_at = now() - interval '1 hour', expires_at = now()`,
    )
    expect(await finish(browser, query)).toMatchObject({ status: 410, error: { message: tooLate } })
  })

  test.each(['', '?state=', '?state=%00', `?state=${'A'.repeat(43)}`, '?code=x', '?state[]=a', 'garbage'])(
    'that is none: %s',
    async (query) => expect(await finish(app.visitor(), query)).toMatchObject({ status: 410 }),
  )

  test('by whoever cancels at the provider, in their words', async () => {
    const browser = app.visitor()
    const { body } = await browser.call(startOpenId, { provider: 'google' })
    const query = await logInAt(body.url, { cancel: '1' })
    expect(query).toContain('error=access_denied')
    expect(await finish(browser, query)).toMatchObject({
      status: 403,
      error: { message: 'You canceled at Google, so nothing has changed.' },
    })
  })
})

describe('a provider that fails', () => {
  test('by answering with an error while someone is there: they are told, and may try again', async () => {
    const browser = app.visitor()
    const query = await visitProvider(browser, 'google', subject)
    app.google.faults.mode = 'failing'
    expect(await finish(browser, query)).toMatchObject({ status: 503, error: { message: down } })
  })

  test('by not answering: nobody waits longer than some seconds', async () => {
    const browser = app.visitor()
    const query = await visitProvider(browser, 'google', subject)
    app.google.faults.mode = 'silent'
    const startedAt = performance.now()
    expect(await finish(browser, query)).toMatchObject({ status: 503, error: { message: down } })
    expect(performance.now() - startedAt).toBeLessThan(8000)
  })

  test('before anyone could begin: the other provider works, and this one as soon as it is back', async () => {
    const other = await openIdApp()
    other.google.faults.mode = 'failing'
    const start = (provider: string) => other.visitor().call(startOpenId, { provider })
    expect(await start('google')).toMatchObject({ status: 503, error: { message: down } })
    expect((await start('firm-sso')).status).toBe(200)
    other.google.faults.mode = 'up'
    expect((await start('google')).status).toBe(200)
    await other.google.close()
    // What was discovered is kept for a while.
    expect((await start('google')).status).toBe(200)
    await other.close()
  })

  test('because we are set up wrongly there', async () => {
    const other = await testApp({
      OPENID_PROVIDERS: 'google',
      OPENID_GOOGLE_ISSUER: app.google.issuer,
      OPENID_GOOGLE_CLIENT_ID: 'glide at google',
      OPENID_GOOGLE_CLIENT_SECRET: 'another secret',
    })
    const answer = await logInWith(other.visitor(), 'google', subject)
    expect(answer).toMatchObject({ status: 503, error: { code: 'unavailable' } })
    expect(answer.error?.message).toContain('isn’t set up correctly')
    await other.close()
  })
})

describe('the log', () => {
  test('says what failed by its code, without code, state, token, secret or address', async () => {
    const logged: unknown[] = []
    const log = vi.spyOn(app.services.log, 'warn').mockImplementation((...line: unknown[]) => void logged.push(line))
    app.google.faults.claims = (claims) => ({ ...claims, aud: 'another client' })
    const browser = app.visitor()
    const query = await visitProvider(browser, 'google', subject)
    await finish(browser, query)
    log.mockRestore()
    const text = JSON.stringify(logged)
    expect(text).toContain('OAUTH_JWT_CLAIM_COMPARISON_FAILED')
    for (const secret of [...new URLSearchParams(query).values(), 'a secret of the client', '@example.com'])
      expect(text).not.toContain(secret)
  })
})

describe('without need', () => {
  test('no provider is called before someone logs in there, and its metadata are read once', async () => {
    const provider = await startProvider({
      clientId: 'c',
      clientSecret: 's',
      redirectUri: 'http://glide.test/login/with/google',
    })
    const other = await testApp({
      OPENID_PROVIDERS: 'google',
      OPENID_GOOGLE_ISSUER: provider.issuer,
      OPENID_GOOGLE_CLIENT_ID: 'c',
      OPENID_GOOGLE_CLIENT_SECRET: 's',
    })
    await newBuyer(other)
    expect(provider.requests()).toBe(0)
    await Promise.all([1, 2, 3].map(() => other.visitor().call(startOpenId, { provider: 'google' })))
    expect(provider.requests()).toBe(1)
    await other.close()
    await provider.close()
  })

  test('what is sent asks for the least, with PKCE, for the one address we registered', async () => {
    const { body } = await app.visitor().call(startOpenId, { provider: 'google', redirect: '/billing' })
    const sent = Object.fromEntries(new URL(body.url).searchParams)
    const random = expect.stringMatching(/^[\w-]{43}$/)
    expect(sent).toEqual({
      client_id: 'glide at google',
      redirect_uri: 'http://glide.test/login/with/google',
      response_type: 'code',
      scope: 'openid email',
      code_challenge: random,
      code_challenge_method: 'S256',
      state: random,
      nonce: random,
    })
    expect(new Set([sent.state, sent.nonce, sent.code_challenge]).size).toBe(3)
  })
})
