import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSession, signIn } from '#contract/accounts.ts'
import { applyToProject, listApplications } from '#contract/applications.ts'
import { sendConfirmation } from '#contract/confirmations.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { listOpenings, readOpening, saveOpening } from '#contract/openings.ts'
import { requestPasswordReset, resetPassword } from '#contract/passwords.ts'
import { endPersonSessions, listPeople, readPerson, restorePerson, suspendPerson } from '#contract/people.ts'
import { createProject, listProjects } from '#contract/projects.ts'
import { listActs } from '#contract/record.ts'
import { readResumeLink } from '#contract/resumes.ts'
import { readIntroCall, readSchedule } from '#contract/scheduling.ts'
import { listTalent, readTalent } from '#contract/talent.ts'
import { loginMessages } from '#domain/accounts/login-messages.ts'
import { personMessages } from '#domain/people/person.ts'
import { signCall } from '../scheduling/call-link.ts'
import {
  newBuyer,
  newPerson,
  newTalent,
  newUnconfirmed,
  type Person,
  testPassword,
  tokenIn,
} from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await newPerson(app, 'admin')
})
afterAll(() => app.close())

const list = async (input: InputOf<typeof listPeople>) => (await admin.browser.call(listPeople, input)).body
const idsOf = async (input: InputOf<typeof listPeople>) => (await list(input)).people.map(({ id }) => id)
const read = async (id: string) => (await admin.browser.call(readPerson, { id })).body
const suspend = (id: string, reason = 'Spam.') => admin.browser.call(suspendPerson, { id, reason })
const restore = (id: string) => admin.browser.call(restorePerson, { id, reason: 'A mistake.' })
const signInAs = ({ email }: Person, password = testPassword) =>
  app.visitor().call(signIn, { email, password, remember: true })

describe('the list', () => {
  test('has every account, newest first, and finds any part of a name or address', async () => {
    const [buyer, talent] = [await newBuyer(app), await newTalent(app)]
    expect((await idsOf({})).slice(0, 2)).toEqual([talent.userId, buyer.userId])
    expect(await idsOf({ search: buyer.email.slice(3, -4).toUpperCase() })).toEqual([buyer.userId])
    expect(await idsOf({ search: 'llen re', role: 'buyer' })).toContain(buyer.userId)
    expect(await idsOf({ search: '%' })).toEqual([])
    await app.database.ownerRun(`update users set created_at = now() + interval '1 hour' where id = $1`, [buyer.userId])
    expect((await idsOf({})).slice(0, 2)).toEqual([buyer.userId, talent.userId])
    await app.database.ownerRun('update users set created_at = now() where id = $1', [buyer.userId])
    const [listed] = (await list({ search: buyer.email })).people
    expect(listed).toMatchObject({
      name: 'Ellen Reed',
      role: 'buyer',
      state: 'active',
      lastSignInAt: expect.any(String),
    })
  })

  test('filters by role and state, which follow what happens to the account', async () => {
    const unconfirmed = await newUnconfirmed(app)
    const talent = await newTalent(app)
    expect(await idsOf({ state: 'unconfirmed', role: 'buyer' })).toContain(unconfirmed.userId)
    expect(await idsOf({ role: 'admin' })).toContain(admin.userId)
    expect(await idsOf({ role: 'talent', state: 'suspended' })).not.toContain(talent.userId)
    await suspend(talent.userId)
    expect(await idsOf({ role: 'talent', state: 'suspended' })).toContain(talent.userId)
    await restore(talent.userId)
    await app.database.ownerRun(`update users set name = 'Renamed Person' where id = $1`, [talent.userId])
    expect(await idsOf({ search: 'renamed', state: 'active' })).toEqual([talent.userId])
    await app.database.ownerRun('delete from identity.users where id = $1', [talent.userId])
    expect(await idsOf({ search: 'renamed' })).toEqual([])
  })
})

const application = (projectId: string) => ({
  projectId,
  coverLetter: 'I close the books every month.',
  hourlyRate: 30,
})

describe('a suspended account', () => {
  test('T12 reads nothing from the next request on, in every browser', async () => {
    const buyer = await newBuyer(app)
    const second = app.visitor()
    await second.call(signIn, { email: buyer.email, password: testPassword, remember: true })
    expect((await second.call(listProjects, {})).status).toBe(200)
    expect((await suspend(buyer.userId)).status).toBe(200)
    for (const browser of [buyer.browser, second]) {
      expect((await browser.call(listProjects, {})).status).toBe(401)
      expect((await browser.call(readSession, {})).body.me).toBeNull()
    }
    await expect(app.services.db.asUser({ userId: buyer.userId }, async () => {})).rejects.toThrow('Please log in.')
  })

  test('T12 stays closed where a session outlived the suspension, and gets no new one', async () => {
    const buyer = await newBuyer(app)
    await app.database.ownerRun(
      `update identity.users set suspended_at = now(), suspension_reason = 'Spam.' where id = $1`,
      [buyer.userId],
    )
    expect((await buyer.browser.call(listProjects, {})).status).toBe(401)
    const session = app.database.ownerRun(
      `insert into identity.sessions (user_id, token, expires_at) values ($1, $2, now() + interval '1 day')`,
      [buyer.userId, 'x'.repeat(43)],
    )
    await expect(session).rejects.toMatchObject({ code: '23514' })
  })

  test('can’t sign in: the right password is told why, a wrong one nothing', async () => {
    const buyer = await newBuyer(app)
    await suspend(buyer.userId)
    expect(await signInAs(buyer)).toMatchObject({ status: 403, error: { message: loginMessages.suspended } })
    expect((await signInAs(buyer, 'not the password')).error?.message).toBe(loginMessages.invalid)
    const unconfirmed = await newUnconfirmed(app)
    await suspend(unconfirmed.userId)
    expect((await signInAs(unconfirmed)).error?.message).toBe(loginMessages.suspended)
  })

  test('is told by email, and its links are dead', async () => {
    const [buyer, unconfirmed] = [await newBuyer(app), await newUnconfirmed(app)]
    await app.visitor().call(requestPasswordReset, { email: buyer.email })
    const [reset] = await app.mails(buyer.email)
    await suspend(buyer.userId, 'Asked applicants for money.')
    await suspend(unconfirmed.userId)
    const [mail] = await app.mails(buyer.email)
    expect(mail).toMatchObject({ kind: 'account-suspended' })
    expect(mail?.text).toContain('Asked applicants for money.')
    const token = tokenIn(reset?.links ?? [])
    expect((await app.visitor().call(resetPassword, { token, password: 'another 42 ledger' })).status).toBe(410)
    // The limit of one email a minute doesn't stand in the way.
    await app.database.ownerRun('delete from identity.attempts', [])
    await app.visitor().call(requestPasswordReset, { email: buyer.email })
    await app.visitor().call(sendConfirmation, { email: unconfirmed.email })
    expect((await app.mails(buyer.email))[0]?.kind).toBe('account-suspended')
    expect((await app.mails(unconfirmed.email))[0]?.kind).toBe('account-suspended')
  })

  test('opens no call by its link, until it is restored', async () => {
    const talent = await newTalent(app)
    const [call] = await app.database.ownerRun(
      `insert into intro_calls (candidate_id, name, email, zone, starts_at, ends_at)
       values ($1, 'Test talent', $2, 'UTC', now() + interval '1 day', now() + interval '1 day 30 minutes')
       returning id, ends_at`,
      [talent.candidateId, talent.email],
    )
    const token = signCall({ id: call?.id as string, endsAt: call?.ends_at as Date }, app.services.secrets)
    const open = () => app.visitor().call(readIntroCall, { token })
    expect((await open()).status).toBe(200)
    await suspend(talent.userId)
    expect((await open()).status).toBe(410)
    expect((await talent.browser.call(readSchedule, {})).body.schedule).toBeNull()
    await restore(talent.userId)
    expect((await open()).status).toBe(200)
  })

  test('T12 is seen by nobody else: no talent, no profile, no resume, no application, until it is restored', async () => {
    const [talent, buyer] = [await newTalent(app), await newBuyer(app)]
    await app.database.ownerRun(`update candidates set status = 'accepted', reviewed_at = now() where id = $1`, [
      talent.candidateId,
    ])
    const { id } = (await buyer.browser.call(createProject, { title: 'Close' })).body
    await talent.browser.call(applyToProject, application(id))
    const seen = async () => {
      const { body } = await buyer.browser.call(listTalent, { search: talent.email })
      const all = (await buyer.browser.call(listTalent, {})).body
      const { applications } = (await buyer.browser.call(listApplications, { id })).body
      return [
        body.total,
        all.total - all.talent.length,
        (await buyer.browser.call(readTalent, { id: talent.candidateId })).status,
        (await buyer.browser.call(readResumeLink, { id: talent.candidateId })).error?.code,
        applications.map(({ applicant }) => applicant?.name ?? null),
      ]
    }
    const before = await seen()
    expect(before.slice(0, 3)).toEqual([1, 0, 200])
    await suspend(talent.userId)
    expect(await seen()).toEqual([0, 0, 404, 'not_found', [null]])
    await restore(talent.userId)
    expect(await seen()).toEqual(before)
  })

  test('T12 shows nobody its projects: not in the list, not by link, not to who saved or applied, until it is restored', async () => {
    const [talent, buyer] = [await newTalent(app), await newBuyer(app)]
    const { id } = (await buyer.browser.call(createProject, { title: 'Hidden close' })).body
    await talent.browser.call(saveOpening, { id })
    const seen = async () => {
      const { total } = (await talent.browser.call(listOpenings, { search: 'Hidden close' })).body
      const saved = (await talent.browser.call(listOpenings, { filter: 'saved' })).body.total
      const { status } = await talent.browser.call(readOpening, { id })
      return [total, saved, status]
    }
    expect(await seen()).toEqual([1, 1, 200])
    await suspend(buyer.userId)
    expect(await seen()).toEqual([0, 0, 404])
    const applied = await talent.browser.call(applyToProject, application(id))
    expect(applied.status).toBe(409)
    await restore(buyer.userId)
    expect(await seen()).toEqual([1, 1, 200])
  })

  test('gets everything back when it is restored, and all of it is in the record', async () => {
    const buyer = await newBuyer(app)
    const { body: project } = await buyer.browser.call(createProject, { title: 'Month-end close' })
    await suspend(buyer.userId, 'Looks like spam.')
    expect(await read(buyer.userId)).toMatchObject({
      state: 'suspended',
      suspension: { reason: 'Looks like spam.' },
      sessions: [],
      actions: ['restore'],
    })
    expect((await restore(buyer.userId)).status).toBe(200)
    expect((await app.mails(buyer.email))[0]).toMatchObject({ kind: 'account-restored' })
    const browser = app.visitor()
    expect((await browser.call(signIn, { email: buyer.email, password: testPassword })).status).toBe(200)
    expect((await browser.call(listProjects, {})).body.projects.map(({ id }) => id)).toEqual([project.id])
    const { suspension, state, history } = await read(buyer.userId)
    expect({ suspension, state }).toEqual({ suspension: null, state: 'active' })
    expect(history.map(({ event, reason }) => [event, reason])).toEqual([
      ['account.signed-in', null],
      ['account.restored', 'A mistake.'],
      ['account.suspended', 'Looks like spam.'],
      ['account.signed-in', null],
      ['seat.taken', null],
    ])
    const { acts } = (await admin.browser.call(listActs, {})).body
    expect(acts.slice(0, 2).map(({ act, subjectLabel }) => [act, subjectLabel])).toEqual([
      ['account.restored', 'Ellen Reed'],
      ['account.suspended', 'Ellen Reed'],
    ])
  })

  test('is no admin’s, is suspended and restored once, and needs a reason', async () => {
    const [buyer, other] = [await newBuyer(app), await newPerson(app, 'admin')]
    expect(await suspend(other.userId)).toMatchObject({
      status: 409,
      error: { message: personMessages.notSuspendable },
    })
    expect((await other.browser.call(listPeople, {})).status).toBe(200)
    expect(await restore(buyer.userId)).toMatchObject({ status: 409, error: { message: personMessages.notSuspended } })
    const answers = await Promise.all(Array.from({ length: 10 }, () => suspend(buyer.userId)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await suspend(buyer.userId, '  ')).toMatchObject({ status: 400, error: { field: 'reason' } })
    expect((await suspend(crypto.randomUUID())).error?.message).toBe(personMessages.notFound)
  })
})

test('T26 an admin ends every session of an account, which can sign in again', async () => {
  const buyer = await newBuyer(app)
  await signInAs(buyer)
  expect((await read(buyer.userId)).sessions).toHaveLength(2)
  expect((await admin.browser.call(endPersonSessions, { id: buyer.userId })).body).toEqual({ ended: 2 })
  expect((await buyer.browser.call(listProjects, {})).status).toBe(401)
  expect((await signInAs(buyer)).status).toBe(200)
  expect((await admin.browser.call(listPeople, {})).status).toBe(200)
})

test('T70 every sign-in is in the record with its network', async () => {
  const buyer = await newBuyer(app)
  const browser = app.visitor()
  await browser.call(
    signIn,
    { email: buyer.email, password: testPassword, remember: true },
    { 'x-test-network': '203.0.113.7' },
  )
  const { history, lastSignInAt } = await read(buyer.userId)
  expect(history[0]).toMatchObject({ event: 'account.signed-in', actorName: 'Ellen Reed', network: '203.0.113.7' })
  expect(Date.parse(lastSignInAt ?? '')).toBe(Date.parse(history[0]?.happenedAt ?? ''))
  const other = await newPerson(app, 'admin')
  await app.visitor().call(signIn, { email: other.email, password: testPassword })
  const { acts } = (await admin.browser.call(listActs, { admin: other.userId })).body
  expect(acts[0]).toMatchObject({ act: 'admin.signed-in', detail: { network: expect.stringMatching(/^198\.18\./) } })
  expect((await read(other.userId)).history[0]).toMatchObject({ event: 'admin.signed-in' })
})
