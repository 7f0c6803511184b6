import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSession, signIn } from '#contract/accounts.ts'
import { exportOwnData } from '#contract/own-data.ts'
import { changePassword, requestPasswordReset, resetPassword } from '#contract/passwords.ts'
import {
  addPasskey,
  askForPasskey,
  askSecondFactor,
  confirmAuthenticator,
  proveSecondFactor,
  readTwoFactor,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
  signInByPasskey,
  startAuthenticator,
  startPasskey,
} from '#contract/two-factor.ts'
import { secondFactorMessages } from '#domain/two-factor/second-factor.ts'
import type { Browser } from '../testing/browser.ts'
import { createPasskey } from '../testing/passkey.ts'
import { newPerson, type Person, testPassword, tokenIn } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { resetTwoFactor } from './reset-two-factor.ts'
import { totpCode, totpStep } from './totp.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const rows = (sql: string, ...parameters: unknown[]) => app.database.ownerRun(sql, parameters)
const password = testPassword
const code = (secret: string, steps = 0) => totpCode(secret, totpStep(Date.now()) + steps)
/** As if the codes of this half minute had not been used yet. */
const later = (userId: string) => rows('update identity.authenticators set last_step = 0 where user_id = $1', userId)

/** A person with an authenticator app. */
async function withApp(): Promise<Person & { secret: string; recoveryCodes: string[] }> {
  const person = await newPerson(app, 'buyer')
  const { secret } = (await person.browser.call(startAuthenticator, { password })).body
  const { recoveryCodes } = (await person.browser.call(confirmAuthenticator, { code: code(secret) })).body
  await later(person.userId)
  return { ...person, secret, recoveryCodes }
}

async function withPasskey(role: 'buyer' | 'admin' = 'buyer') {
  const person = await newPerson(app, role)
  const passkey = createPasskey(app.env.appUrl)
  return { ...person, passkey, recoveryCodes: await keep(person.browser, passkey) }
}

async function keep(browser: Browser, passkey: ReturnType<typeof createPasskey>, name = 'Laptop') {
  const { body: question } = await browser.call(startPasskey, { password })
  const added = await browser.call(addPasskey, { token: question.challenge, name, passkey: passkey.create(question) })
  expect(added.error).toBeUndefined()
  return added.body.recoveryCodes
}

/** The right password, from a new browser. */
async function firstStep({ email }: { email: string }, given = password) {
  const browser = app.visitor()
  const { body, headers } = await browser.call(signIn, { email, password: given, remember: true })
  expect(body.me).toBeNull()
  expect(headers.getSetCookie()).toEqual([])
  return { browser, token: body.secondFactor as string }
}

const kinds = async ({ email }: Person) => (await app.mails(email)).map(({ kind }) => kind)

describe('an authenticator app', () => {
  test('counts once a code has confirmed it; the first factor brings codes and ends the other sessions', async () => {
    const person = await newPerson(app, 'talent')
    const other = app.visitor()
    await other.call(signIn, { email: person.email, password, remember: true })
    const wrong = await person.browser.call(startAuthenticator, { password: 'wrong one' })
    expect(wrong.error).toMatchObject({ field: 'password' })

    const { secret, uri } = (await person.browser.call(startAuthenticator, { password })).body
    expect(uri).toContain(`secret=${secret}`)
    const stored = JSON.stringify(await rows('select * from identity.authenticators'))
    expect(stored).not.toContain(secret)
    expect((await person.browser.call(readTwoFactor, {})).body.hasAuthenticator).toBe(false)
    expect((await app.visitor().call(signIn, { email: person.email, password, remember: true })).body.me).not.toBeNull()

    expect((await person.browser.call(confirmAuthenticator, { code: '000000' })).error).toMatchObject({ field: 'code' })
    const before = person.browser.cookies.get('glide')
    const { recoveryCodes } = (await person.browser.call(confirmAuthenticator, { code: code(secret) })).body
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const one of recoveryCodes) expect(one).toMatch(/^[0-9a-z]{5}-[0-9a-z]{5}$/)
    expect(person.browser.cookies.get('glide')).not.toBe(before)
    expect((await person.browser.call(readTwoFactor, {})).body).toEqual({
      hasAuthenticator: true,
      recoveryCodesLeft: 10,
      passkeys: [],
    })
    expect((await other.call(readSession, {})).body.me).toBeNull()
    expect(await kinds(person)).toContain('two-factor-changed')
    expect((await person.browser.call(startAuthenticator, { password })).status).toBe(409)
    expect((await person.browser.call(confirmAuthenticator, { code: code(secret, 1) })).status).toBe(409)
  })

  test('after the right password its code opens the session, once', async () => {
    const person = await withApp()
    const { browser, token } = await firstStep(person)
    expect((await browser.call(readSession, {})).body.me).toBeNull()
    expect((await browser.call(askSecondFactor, { token })).body).toMatchObject({
      hasAuthenticator: true,
      hasRecoveryCodes: true,
      question: { allowCredentials: [] },
    })
    const wrong = await browser.call(proveSecondFactor, { token, code: code(person.secret, 5) })
    expect(wrong.error).toMatchObject({ code: 'invalid_input', field: 'code' })
    const used = code(person.secret)
    const { body, headers } = await browser.call(proveSecondFactor, { token, code: used })
    expect(body.me.email).toBe(person.email)
    expect(headers.getSetCookie()[0]).toMatch(/Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/)
    expect((await browser.call(readSession, {})).body.me?.id).toBe(person.userId)

    const again = await firstStep(person)
    expect((await again.browser.call(proveSecondFactor, { token: again.token, code: used })).status).toBe(400)
    expect((await again.browser.call(proveSecondFactor, { token, code: code(person.secret, 1) })).status).toBe(410)
  })

  test('T27 of parallel uses of one code, and of answers to one question, one succeeds', async () => {
    const person = await withApp()
    const steps = await Promise.all(Array.from({ length: 5 }, () => firstStep(person)))
    const used = code(person.secret)
    const sameCode = await Promise.all(
      steps.map(({ browser, token }) => browser.call(proveSecondFactor, { token, code: used })),
    )
    expect(sameCode.filter(({ status }) => status === 200)).toHaveLength(1)

    const { token } = await firstStep(person)
    const sameQuestion = await Promise.all(
      person.recoveryCodes
        .slice(0, 5)
        .map((recoveryCode) => app.visitor().call(proveSecondFactor, { token, recoveryCode })),
    )
    expect(sameQuestion.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('T27 ten wrong codes lock it for a while, whichever question they answer', async () => {
    const person = await withApp()
    const steps = await Promise.all(Array.from({ length: 2 }, () => firstStep(person)))
    const guess = (index: number) =>
      app.visitor().call(proveSecondFactor, { token: steps[index % 2]?.token, code: code(person.secret, 3 + index) })
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => guess(index)))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(400), 429, 429])
    const right = await app.visitor().call(proveSecondFactor, { token: steps[0]?.token, code: code(person.secret) })
    expect(right.status).toBe(429)
  })

  test('T27 twenty wrong codes a day are all; a recovery code still opens it, and a right code forgives none', async () => {
    const person = await withApp()
    const guess = async (index: number) => {
      const { browser, token } = await firstStep(person)
      return browser.call(proveSecondFactor, { token, code: code(person.secret, 5 + index) })
    }
    const statuses: number[] = []
    for (let index = 0; index < 19; index++) {
      statuses.push((await guess(index)).status)
      if (index % 8 === 7) await rows(`delete from identity.attempts where resets_at < now() + interval '1 hour'`)
    }
    expect(statuses).toEqual(Array(19).fill(400))
    const { browser, token } = await firstStep(person)
    expect((await browser.call(proveSecondFactor, { token, code: code(person.secret) })).status).toBe(200)
    await later(person.userId)
    expect((await guess(20)).status).toBe(400)
    const refused = await guess(21)
    expect([refused.status, refused.error?.message]).toEqual([429, secondFactorMessages.codeLimit])
    const last = await firstStep(person)
    const recovered = { token: last.token, recoveryCode: person.recoveryCodes[0] as string }
    expect((await last.browser.call(proveSecondFactor, recovered)).status).toBe(200)
  })

  test('T27 a wrong password tells nothing of it, and a reset of the password leaves it on', async () => {
    const person = await withApp()
    const wrong = await app.visitor().call(signIn, { email: person.email, password: 'wrong one', remember: true })
    expect(wrong.error).toMatchObject({ code: 'invalid_credentials', message: 'Invalid email or password.' })

    const begun = await firstStep(person)
    await app.visitor().call(requestPasswordReset, { email: person.email })
    const mail = (await app.mails(person.email)).find(({ kind }) => kind === 'reset-password')
    await app.visitor().call(resetPassword, { token: tokenIn(mail?.links ?? []), password: 'a new password' })
    const late = await begun.browser.call(proveSecondFactor, { token: begun.token, code: code(person.secret) })
    expect(late.status).toBe(410)
    const { browser, token } = await firstStep(person, 'a new password')
    expect((await browser.call(proveSecondFactor, { token, code: code(person.secret) })).status).toBe(200)
  })

  test('a question is open for five minutes, and until the password changes', async () => {
    const person = await withApp()
    const old = await firstStep(person)
    await rows(
      `update identity.prompts set created_at = now() - interval '6 minutes', expires_at = now() - interval '1 second'`,
    )
    const tooLate = await old.browser.call(proveSecondFactor, { token: old.token, code: code(person.secret) })
    expect(tooLate.error).toMatchObject({ code: 'link_expired', message: 'This took too long. Please log in again.' })
    const begun = await firstStep(person)
    const [{ seconds } = { seconds: 0 }] = await rows(
      'select extract(epoch from expires_at - now()) as seconds from identity.prompts order by expires_at desc limit 1',
    )
    expect(Number(seconds)).toBeGreaterThan(290)
    expect(Number(seconds)).toBeLessThanOrEqual(300)
    await person.browser.call(changePassword, { currentPassword: password, password: 'a new password' })
    expect((await begun.browser.call(askSecondFactor, { token: begun.token })).status).toBe(410)
  })
})

describe('recovery codes', () => {
  test('T27 each opens one session, however it is typed and however many try at once', async () => {
    const person = await withApp()
    const stored = JSON.stringify(await rows('select * from identity.recovery_codes'))
    const [first = '', second = ''] = person.recoveryCodes
    expect(stored).not.toContain(first.replace('-', ''))
    const typed = ` ${first.toUpperCase().replace('-', ' ')} `
    const steps = await Promise.all(Array.from({ length: 5 }, () => firstStep(person)))
    const answers = await Promise.all(
      steps.map(({ browser, token }) => browser.call(proveSecondFactor, { token, recoveryCode: typed })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
    expect((await app.mails(person.email)).map(({ text }) => text).join()).toContain('A recovery code')
    expect((await person.browser.call(readTwoFactor, {})).body.recoveryCodesLeft).toBe(9)

    expect((await person.browser.call(renewRecoveryCodes, { password: 'wrong one' })).status).toBe(400)
    const { recoveryCodes } = (await person.browser.call(renewRecoveryCodes, { password })).body
    expect(recoveryCodes).toHaveLength(10)
    const { browser, token } = await firstStep(person)
    expect((await browser.call(proveSecondFactor, { token, recoveryCode: second })).error).toMatchObject({
      field: 'recoveryCode',
    })
    expect((await browser.call(proveSecondFactor, { token, recoveryCode: recoveryCodes[9] })).status).toBe(200)
  })

  test('another’s code opens nothing', async () => {
    const [mine, theirs] = [await withApp(), await withApp()]
    const { browser, token } = await firstStep(mine)
    const answer = await browser.call(proveSecondFactor, { token, recoveryCode: theirs.recoveryCodes[0] })
    expect(answer.status).toBe(400)
    expect((await theirs.browser.call(readTwoFactor, {})).body.recoveryCodesLeft).toBe(10)
  })
})

describe('passkeys', () => {
  test('one is named and kept, and is the second factor of the next sign-in', async () => {
    const { passkey, recoveryCodes, ...person } = await withPasskey()
    expect(recoveryCodes).toHaveLength(10)
    const { browser, token } = await firstStep(person)
    const { question, hasAuthenticator } = (await browser.call(askSecondFactor, { token })).body
    expect(hasAuthenticator).toBe(false)
    expect(question).toMatchObject({ rpId: 'glide.test', allowCredentials: [{ id: passkey.id }] })

    const lies = [{ origin: 'https://evil.test' }, { counter: 0, isVerified: false }]
    const stranger = createPasskey(app.env.appUrl)
    const wrong = [
      passkey.use(question, lies[0]),
      { ...stranger.use(question), id: passkey.id },
      passkey.use({ ...question, challenge: 'B'.repeat(43) }),
      passkey.use({ ...question, rpId: 'evil.test' }),
    ]
    for (const answer of wrong)
      expect((await browser.call(proveSecondFactor, { token, passkey: answer })).status).toBe(400)
    expect((await browser.call(proveSecondFactor, { token, passkey: passkey.use(question) })).body.me.id).toBe(
      person.userId,
    )
    const { passkeys } = (await browser.call(readTwoFactor, {})).body
    expect(passkeys).toMatchObject([{ name: 'Laptop', lastUsedAt: expect.any(String) }])
  })

  test('one alone signs in when it has checked who holds it, and answers one question once', async () => {
    const { passkey, ...person } = await withPasskey()
    const browser = app.visitor()
    const ask = async () => (await browser.call(askForPasskey, {})).body
    const unverified = await ask()
    expect(unverified).toMatchObject({ allowCredentials: [], userVerification: 'required' })
    const refused = await browser.call(signInByPasskey, {
      token: unverified.challenge,
      passkey: passkey.use(unverified, { isVerified: false }),
    })
    expect(refused.error).toMatchObject({ code: 'invalid_credentials' })

    const question = await ask()
    const answer = { token: question.challenge, passkey: passkey.use(question), remember: false }
    const answers = await Promise.all(Array.from({ length: 4 }, () => app.visitor().call(signInByPasskey, answer)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410])
    const opened = answers.find(({ status }) => status === 200)
    expect(opened?.body.me.id).toBe(person.userId)
    expect(opened?.headers.getSetCookie()[0]).not.toMatch(/max-age/i)

    const other = await ask()
    const unknown = createPasskey(app.env.appUrl).use(other)
    expect((await browser.call(signInByPasskey, { token: other.challenge, passkey: unknown })).status).toBe(401)
  })

  test('a copy of a device that counts is noticed', async () => {
    const { passkey, ...person } = await withPasskey()
    for (const [counter, status] of [
      [7, 200],
      [7, 400],
      [3, 400],
      [8, 200],
    ] as const) {
      const { browser, token } = await firstStep(person)
      const { question } = (await browser.call(askSecondFactor, { token })).body
      const answer = await browser.call(proveSecondFactor, { token, passkey: passkey.use(question, { counter }) })
      expect(answer.status).toBe(status)
    }
  })

  test('another’s passkey is no second factor of mine, nor another’s question mine to answer', async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey()]
    const { browser, token } = await firstStep(mine)
    const { question } = (await browser.call(askSecondFactor, { token })).body
    expect((await browser.call(proveSecondFactor, { token, passkey: theirs.passkey.use(question) })).status).toBe(400)

    const { body: asked } = await mine.browser.call(startPasskey, { password })
    const foreign = createPasskey(app.env.appUrl).create(asked)
    const taken = await theirs.browser.call(addPasskey, { token: asked.challenge, name: 'X', passkey: foreign })
    expect(taken.status).toBe(410)
    expect((await theirs.browser.call(removePasskey, { id: await idOf(mine), password })).status).toBe(404)
  })

  test('the last factor takes the recovery codes along; one that stays keeps them', async () => {
    const person = await withApp()
    expect(await keep(person.browser, createPasskey(app.env.appUrl))).toEqual([])
    expect((await person.browser.call(removeAuthenticator, { password: 'wrong one' })).status).toBe(400)
    expect((await person.browser.call(removeAuthenticator, { password })).status).toBe(200)
    expect((await person.browser.call(removeAuthenticator, { password })).status).toBe(404)
    expect((await person.browser.call(readTwoFactor, {})).body.recoveryCodesLeft).toBe(10)
    await firstStep(person)

    expect((await person.browser.call(removePasskey, { id: await idOf(person), password })).status).toBe(200)
    expect((await person.browser.call(readTwoFactor, {})).body).toEqual({
      hasAuthenticator: false,
      recoveryCodesLeft: 0,
      passkeys: [],
    })
    expect((await app.visitor().call(signIn, { email: person.email, password, remember: true })).body.me).not.toBeNull()
  })

  const idOf = async ({ browser }: Person) => (await browser.call(readTwoFactor, {})).body.passkeys[0]?.id as string
})

test('what a person takes along names their factors and holds no secret', async () => {
  const person = await withApp()
  await keep(person.browser, createPasskey(app.env.appUrl), 'CANARY-KEY')
  const { body } = await person.browser.call(exportOwnData, { password })
  expect(body.data).toMatchObject({ authenticatorApp: [{}], passkeys: [{ name: 'CANARY-KEY' }] })
  expect(JSON.stringify(body)).not.toMatch(/sealed|public_key|code_hash/)
})

test('the database refuses a session without the second factor, whoever forgets to ask', async () => {
  const { userId } = await withApp()
  const open = rows(
    `insert into identity.sessions (user_id, token, expires_at) values ($1, $2, 'tomorrow')`,
    userId,
    'x'.repeat(43),
  )
  await expect(open).rejects.toMatchObject({ code: '23514' })
})

test('the operator switches it off for someone who has lost everything', async () => {
  const person = await withApp()
  await resetTwoFactor(person.email, app.services)
  expect((await person.browser.call(readSession, {})).body.me).toBeNull()
  expect((await app.visitor().call(signIn, { email: person.email, password, remember: true })).body.me).not.toBeNull()
  expect(await rows(`select actor_name from events where event = 'admin.two-factor-reset'`)).toHaveLength(1)
  await expect(resetTwoFactor('nobody@example.com', app.services)).rejects.toMatchObject({ code: 'not_found' })
})
