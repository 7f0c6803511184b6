import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSession, signIn, signOut } from '#contract/accounts.ts'
import { removeAdmin } from '#contract/admins.ts'
import { finishOpenId, listLinkedLogins, proveLink, startLink, unlinkLogin } from '#contract/openid.ts'
import { exportOwnData } from '#contract/own-data.ts'
import { confirmAuthenticator, proveSecondFactor, startAuthenticator } from '#contract/two-factor.ts'
import { linkedLoginLimit } from '#domain/openid/provider.ts'
import { logInWith, type OpenIdApp, openIdApp, type ProviderKey } from '../testing/openid-app.ts'
import { logInAt } from '../testing/openid-provider.ts'
import { newBuyer, newPerson, newTalent, type Person, testPassword, uniqueEmail } from '../testing/people.ts'
import { totpCode, totpStep } from '../two-factor/totp.ts'

let app: OpenIdApp
beforeAll(async () => {
  app = await openIdApp()
})
afterAll(() => app.close())

const known = (email: string | undefined = uniqueEmail('elsewhere'), isVerified = true) => {
  const subject = crypto.randomUUID()
  for (const provider of [app.google, app.firm]) provider.people.set(subject, { email, email_verified: isVerified })
  return subject
}

/** As Settings does it. */
async function link({ browser }: Pick<Person, 'browser'>, subject: string, provider: ProviderKey = 'google') {
  const { body } = await browser.call(startLink, { provider, password: testPassword })
  return browser.call(finishOpenId, { provider, query: await logInAt(body.url, { subject }) })
}
const listed = async ({ browser }: Person) => (await browser.call(listLinkedLogins, {})).body.logins
const mailsTo = async (email: string) =>
  (await app.mails(email)).filter(({ kind }) => kind === 'linked-logins-changed').map(({ text }) => text)

describe('in Settings', () => {
  test('a login of any address is linked after the password, listed, used and unlinked', async () => {
    const person = await newTalent(app)
    const email = uniqueEmail('private')
    const subject = known(email)
    expect((await person.browser.call(startLink, { provider: 'google', password: 'not the password' })).status).toBe(
      400,
    )
    expect((await link(person, subject)).body).toEqual({ outcome: 'linked', label: 'Google' })
    expect((await link(person, subject, 'firm-sso')).body).toEqual({ outcome: 'linked', label: 'Firm SSO' })
    expect(await listed(person)).toMatchObject([
      { label: 'Google', email, lastUsedAt: null },
      { label: 'Firm SSO', email, lastUsedAt: null },
    ])
    expect((await logInWith(app.visitor(), 'firm-sso', subject)).body).toMatchObject({ me: { email: person.email } })
    const [google, firm] = await listed(person)
    expect(firm?.lastUsedAt).not.toBeNull()

    const { browser } = person
    const id = google?.id as string
    expect((await browser.call(unlinkLogin, { id, password: 'not the password' })).status).toBe(400)
    expect((await browser.call(unlinkLogin, { id, password: testPassword })).status).toBe(200)
    expect((await browser.call(unlinkLogin, { id, password: testPassword })).error?.message).toBe(
      'This login has already been unlinked.',
    )
    expect(await listed(person)).toMatchObject([{ label: 'Firm SSO' }])
    expect((await logInWith(app.visitor(), 'google', subject)).body).toEqual({ outcome: 'unknown', email })
    expect((await app.visitor().call(signIn, { email: person.email, password: testPassword })).status).toBe(200)
    expect(await mailsTo(person.email)).toEqual([
      expect.stringContaining('A Google account was unlinked from your Glide account.'),
      expect.stringContaining(`The Firm SSO account ${email} was linked to your Glide account`),
      expect.stringContaining(`The Google account ${email} was linked to your Glide account`),
    ])
  })

  test('an address that the provider has not verified is not kept, and plays no part', async () => {
    const person = await newBuyer(app)
    const other = await newBuyer(app)
    const subject = known(other.email, false)
    expect((await link(person, subject)).body).toMatchObject({ outcome: 'linked' })
    expect(await listed(person)).toMatchObject([{ email: null }])
    expect((await logInWith(app.visitor(), 'google', subject)).body).toMatchObject({ me: { id: person.userId } })
  })

  test('a login belongs to one account, whoever is faster', async () => {
    const people = [await newBuyer(app), await newBuyer(app), await newTalent(app)]
    const subject = known()
    const answers = await Promise.all(people.map((person) => link(person, subject)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(answers.find(({ error }) => error)?.error?.message).toBe(
      'This Google account is already linked to another Glide account.',
    )
    const winner = people[answers.findIndex(({ status }) => status === 200)] as Person
    expect((await link(winner, subject)).status).toBe(200)
    expect(await listed(winner)).toHaveLength(1)
    expect(await mailsTo(winner.email)).toHaveLength(1)
  })

  test('nobody sees or unlinks another’s', async () => {
    const [one, other] = [await newBuyer(app), await newBuyer(app)]
    await link(one, known())
    const id = (await listed(one))[0]?.id as string
    expect((await other.browser.call(unlinkLogin, { id, password: testPassword })).status).toBe(404)
    expect(await listed(other)).toEqual([])
    expect(await listed(one)).toHaveLength(1)
  })

  test('whoever signs out, or is someone else by the time they come back, links nothing', async () => {
    const [one, other] = [await newBuyer(app), await newBuyer(app)]
    const subject = known()
    const begin = async () => {
      const { body } = await one.browser.call(startLink, { provider: 'google', password: testPassword })
      return logInAt(body.url, { subject })
    }
    const [first, second] = [await begin(), await begin()]
    await one.browser.call(signOut, {})
    expect((await one.browser.call(finishOpenId, { provider: 'google', query: first })).status).toBe(401)
    await one.browser.call(signIn, { email: other.email, password: testPassword })
    expect((await one.browser.call(finishOpenId, { provider: 'google', query: second })).status).toBe(410)
    expect(await app.database.ownerRun('select from identity.linked_logins where subject = $1', [subject])).toEqual([])
  })

  test('there are only so many', async () => {
    const person = await newBuyer(app)
    for (let count = 0; count < linkedLoginLimit; count++) expect((await link(person, known())).status).toBe(200)
    expect(await link(person, known())).toMatchObject({
      status: 409,
      error: { message: expect.stringContaining('Unlink one') },
    })
    expect(await listed(person)).toHaveLength(linkedLoginLimit)
  })

  test('one’s own data has them, without what tells who it is there', async () => {
    const person = await newBuyer(app)
    const email = uniqueEmail('mine')
    const subject = known(email)
    await link(person, subject)
    const exported = JSON.stringify((await person.browser.call(exportOwnData, { password: testPassword })).body)
    expect(exported).toContain(email)
    expect(exported).not.toContain(subject)
  })
})

describe('the second factor stays ours', () => {
  async function withApp(person: Person): Promise<() => string> {
    const { body } = await person.browser.call(startAuthenticator, { password: testPassword })
    let step = totpStep(Date.now())
    const next = () => totpCode(body.secret, step++)
    expect((await person.browser.call(confirmAuthenticator, { code: next() })).status).toBe(200)
    return next
  }

  test('after a linked login it is asked for, and there is no session before it', async () => {
    const person = await newBuyer(app)
    const subject = known()
    await link(person, subject)
    const next = await withApp(person)
    const browser = app.visitor()
    const { body } = await logInWith(browser, 'google', subject, { redirect: '/billing' })
    expect(body).toMatchObject({ outcome: 'second-factor', redirect: '/billing' })
    expect((await browser.call(readSession, {})).body.me).toBeNull()
    const { token } = body as { token: string }
    expect((await browser.call(proveSecondFactor, { token, code: '000000' })).status).toBe(400)
    expect((await browser.call(proveSecondFactor, { token, code: next() })).body.me.id).toBe(person.userId)
  })

  test('a new login is linked only once it is proved', async () => {
    const person = await newBuyer(app)
    const next = await withApp(person)
    const subject = known(person.email)
    const browser = app.visitor()
    const { body } = await logInWith(browser, 'google', subject)
    const proof = { token: (body as { token: string }).token, password: testPassword }
    const { secondFactor } = (await browser.call(proveLink, proof)).body
    expect(await listed(person)).toEqual([])
    await browser.call(proveSecondFactor, { token: secondFactor, code: next() })
    expect(await listed(person)).toMatchObject([{ label: 'Google', email: person.email }])
  })

  test('a login that was unlinked in between opens nothing', async () => {
    const person = await newBuyer(app)
    const subject = known()
    await link(person, subject)
    const next = await withApp(person)
    const browser = app.visitor()
    const { token } = (await logInWith(browser, 'google', subject)).body as { token: string }
    const id = (await listed(person))[0]?.id as string
    await person.browser.call(unlinkLogin, { id, password: testPassword })
    const answer = await browser.call(proveSecondFactor, { token, code: next() })
    expect(answer).toMatchObject({ status: 410, error: { message: expect.stringContaining('no longer linked') } })
    expect((await browser.call(readSession, {})).body.me).toBeNull()
    expect(await listed(person)).toEqual([])
  })
})

describe('admins', () => {
  test('who are removed lose their logins', async () => {
    const [admin, other] = [await newPerson(app, 'admin'), await newPerson(app, 'admin')]
    const email = uniqueEmail('former')
    const subject = known(email)
    await link(admin, subject)
    expect((await other.browser.call(removeAdmin, { id: admin.userId })).status).toBe(200)
    expect((await logInWith(app.visitor(), 'google', subject)).body).toEqual({ outcome: 'unknown', email })
  })

  test('who must log in by a provider are refused otherwise, and keep at least one login', async () => {
    const strict = await openIdApp({ REQUIRE_ADMIN_OPENID: '1' })
    const admin = await newPerson(strict, 'admin')
    const buyer = await newPerson(strict, 'buyer')
    const byPassword = (email: string) => strict.visitor().call(signIn, { email, password: testPassword })
    expect(await byPassword(admin.email)).toMatchObject({
      status: 403,
      error: { message: 'Admins log in with Google or Firm SSO here.' },
    })
    expect((await byPassword(buyer.email)).status).toBe(200)

    strict.google.people.set('admin', { email: admin.email, email_verified: true })
    const browser = strict.visitor()
    const { token } = (await logInWith(browser, 'google', 'admin')).body as { token: string }
    expect((await browser.call(proveLink, { token, password: testPassword })).body.me?.role).toBe('admin')
    expect((await logInWith(browser, 'google', 'admin')).body).toMatchObject({ outcome: 'signed-in' })
    const [only] = (await browser.call(listLinkedLogins, {})).body.logins
    expect(await browser.call(unlinkLogin, { id: only?.id as string, password: testPassword })).toMatchObject({
      status: 409,
      error: { message: expect.stringContaining('Link another login before you unlink this one.') },
    })
    expect((await browser.call(listLinkedLogins, {})).body.logins).toHaveLength(1)
    await strict.close()
  })
})
