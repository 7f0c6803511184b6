import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readSession } from '#contract/accounts.ts'
import {
  acceptInvitation,
  changeFirmRole,
  inviteMember,
  leaveFirm,
  readFirm,
  readInvitation,
  removeSeat,
  saveFirm,
  startFirm,
  withdrawInvitation,
} from '#contract/firms.ts'
import { deleteAccount } from '#contract/own-data.ts'
import { createProject, listProjects, readProject } from '#contract/projects.ts'
import type { FirmRole } from '#domain/firms/role.ts'
import { seatMessages } from '#domain/firms/seat.ts'
import {
  newBuyer,
  newMember,
  newPerson,
  newTalent,
  type Person,
  testPassword,
  tokenIn,
  uniqueEmail,
} from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
let owner: Person
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  owner = await newBuyer(app)
})

const account = { firstName: 'Tomás', lastName: 'Lima', password: 'kestrel 42 ledger', acceptTerms: true as const }

/** The token of the newest invitation to an address. */
async function invite(email: string, firmRole: FirmRole = 'manager', by = owner): Promise<string> {
  await by.browser.call(inviteMember, { email, firmRole })
  const mails = (await app.mails(email)).filter(({ kind }) => kind === 'firm-invitation')
  return tokenIn(mails[0]?.links ?? [])
}
const firmOf = async ({ browser }: Person) => (await browser.call(readFirm, {})).body
const seatOf = async (person: Person) => (await firmOf(owner)).seats.find(({ email }) => email === person.email)

describe('an invitation', () => {
  test('opens an account with a seat for someone new, who is signed in and sees the firm’s projects', async () => {
    const { id } = (await owner.browser.call(createProject, { title: 'Close' })).body
    const email = uniqueEmail('invited')
    const token = await invite(email)
    const browser = app.visitor()
    const offered = (await browser.call(readInvitation, { token })).body
    expect(offered).toEqual({
      firm: 'Hollis & Quay CPAs',
      firmRole: 'manager',
      email,
      invitedBy: 'Ellen Reed',
      state: 'new',
    })
    const { me } = (await browser.call(acceptInvitation, { token, account })).body
    expect(me).toMatchObject({ email, name: 'Tomás Lima', firmRole: 'manager', secondaryLine: 'Hollis & Quay CPAs' })
    expect((await browser.call(listProjects, {})).body.projects).toMatchObject([{ id }])
    expect((await browser.call(readInvitation, { token })).status).toBe(410)
    const { seats, invitations, history } = await firmOf(owner)
    expect(seats).toMatchObject([
      { email: owner.email, firmRole: 'owner' },
      { email, firmRole: 'manager' },
    ])
    expect(invitations).toEqual([])
    expect(history[0]).toMatchObject({ event: 'seat.taken', who: 'Tomás Lima', to: 'manager' })
  })

  test('makes one seat, however many accept it at once', async () => {
    const email = uniqueEmail('invited')
    const token = await invite(email)
    await app.database.ownerRun('delete from identity.attempts')
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.visitor().call(acceptInvitation, { token, account })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 410]))
    expect((await firmOf(owner)).seats.filter((seat) => seat.email === email)).toHaveLength(1)
  })

  test('makes one seat for someone with an account, too', async () => {
    const former = await newMember(app, owner, null)
    const token = await invite(former.email)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => former.browser.call(acceptInvitation, { token })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await firmOf(owner)).seats.filter((seat) => seat.email === former.email)).toHaveLength(1)
  })

  test('is for the invited address: others with the link are asked to log in with it', async () => {
    const [former, stranger] = [await newMember(app, owner, null), await newMember(app, owner, null)]
    const token = await invite(former.email)
    for (const browser of [stranger.browser, app.visitor()]) {
      expect((await browser.call(readInvitation, { token })).body.state).toBe('sign-in')
      expect((await browser.call(acceptInvitation, { token, account })).status).toBe(401)
    }
    expect((await former.browser.call(readInvitation, { token })).body.state).toBe('ready')
    expect((await former.browser.call(acceptInvitation, { token })).body.me).toMatchObject({ firmRole: 'manager' })
  })

  test.each([
    ['an account at another firm', () => newBuyer(app), 'other-firm', seatMessages.otherFirm],
    ['a talent account', () => newTalent(app), 'talent', seatMessages.notForTalent],
    ['an admin’s account', () => newPerson(app, 'admin'), 'admin', seatMessages.notForAdmins],
  ] as const)('to %s says plainly why it can’t be taken', async (_, make, state, message) => {
    const person = await make()
    const token = await invite(person.email)
    expect((await person.browser.call(readInvitation, { token })).body.state).toBe(state)
    const refused = await person.browser.call(acceptInvitation, { token })
    expect([refused.status, refused.error?.message]).toEqual([409, message])
    expect((await firmOf(owner)).invitations).toMatchObject([{ email: person.email }])
  })

  test('ends after seven days, when it is withdrawn, when a new one is sent, and with the firm', async () => {
    const email = uniqueEmail('invited')
    const first = await invite(email)
    const second = await invite(email, 'viewer')
    const check = async (token: string) => (await app.visitor().call(readInvitation, { token })).status
    expect([await check(first), await check(second)]).toEqual([410, 200])
    const [{ id = '' } = {}] = (await firmOf(owner)).invitations
    await app.database.ownerRun(`update firm_invitations set expires_at = now() where id = $1`, [id])
    expect(await check(second)).toBe(410)
    expect((await firmOf(owner)).invitations).toMatchObject([{ isExpired: true }])
    const third = await invite(email)
    const [open] = (await firmOf(owner)).invitations
    await owner.browser.call(withdrawInvitation, { id: open?.id ?? '' })
    expect(await check(third)).toBe(410)
    const last = await invite(email)
    await owner.browser.call(deleteAccount, { password: testPassword })
    expect(await check(last)).toBe(410)
  })

  test('is refused for someone who has a seat already, and only owners send it', async () => {
    const manager = await newMember(app, owner, 'manager')
    const again = await owner.browser.call(inviteMember, { email: manager.email, firmRole: 'owner' })
    expect([again.status, again.error?.message]).toEqual([409, seatMessages.hasSeat])
    expect((await manager.browser.call(inviteMember, { email: uniqueEmail('x'), firmRole: 'owner' })).status).toBe(403)
  })
})

describe('seats', () => {
  test('get another role from an owner, who must have seen the current one; the person is told', async () => {
    const member = await newMember(app, owner, 'viewer')
    const { id = '' } = (await seatOf(member)) ?? {}
    const change = (expectedRole: FirmRole, firmRole: FirmRole) =>
      owner.browser.call(changeFirmRole, { id, expectedRole, firmRole })
    expect((await change('manager', 'owner')).error?.message).toBe(seatMessages.changed)
    expect((await change('viewer', 'manager')).status).toBe(200)
    expect((await member.browser.call(readSession, {})).body.me?.firmRole).toBe('manager')
    expect((await app.mails(member.email)).map(({ kind }) => kind)).toContain('seat-changed')
    expect((await firmOf(owner)).history[0]).toMatchObject({
      event: 'seat.changed',
      from: 'viewer',
      to: 'manager',
      by: 'Ellen Reed',
    })
  })

  test('are removed by an owner: the next request of that person finds nothing', async () => {
    const member = await newMember(app, owner, 'manager')
    const { id } = (await member.browser.call(createProject, { title: 'Close' })).body
    const before = performance.now()
    await owner.browser.call(removeSeat, { id: (await seatOf(member))?.id ?? '' })
    expect((await member.browser.call(listProjects, {})).status).toBe(403)
    expect(performance.now() - before).toBeLessThan(5000)
    expect((await member.browser.call(readProject, { id })).body.isOwn).toBe(false)
    expect((await app.mails(member.email)).map(({ kind }) => kind)).toContain('seat-removed')
    expect((await owner.browser.call(readProject, { id })).body.isOwn).toBe(true)
  })

  test('of another firm are out of reach', async () => {
    const other = await newBuyer(app)
    const [{ id = '' } = {}] = (await firmOf(other)).seats
    expect((await owner.browser.call(removeSeat, { id })).status).toBe(404)
    const taken = await owner.browser.call(changeFirmRole, { id, expectedRole: 'owner', firmRole: 'viewer' })
    expect(taken.status).toBe(409)
    expect((await firmOf(other)).seats).toMatchObject([{ firmRole: 'owner' }])
  })

  test('keep the last owner, who can neither leave nor be demoted, nor by two at once', async () => {
    const [{ id = '', actions } = {}] = (await firmOf(owner)).seats
    expect(actions).toEqual([])
    const refusals = [
      await owner.browser.call(leaveFirm, {}),
      await owner.browser.call(removeSeat, { id }),
      await owner.browser.call(changeFirmRole, { id, expectedRole: 'owner', firmRole: 'viewer' }),
    ]
    for (const { status, error } of refusals) expect([status, error?.message]).toEqual([409, seatMessages.lastOwner])

    const second = await newMember(app, owner, 'owner')
    const results = await Promise.all([owner.browser.call(leaveFirm, {}), second.browser.call(leaveFirm, {})])
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('are given up by those who have them, who may then start a firm of their own', async () => {
    const member = await newMember(app, owner, 'viewer')
    expect((await member.browser.call(startFirm, { name: 'Mine' })).status).toBe(409)
    expect((await member.browser.call(leaveFirm, {})).status).toBe(200)
    expect((await member.browser.call(readFirm, {})).status).toBe(403)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => member.browser.call(startFirm, { name: 'Lima CPAs' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await firmOf(member)).settings.name).toBe('Lima CPAs')
    expect((await firmOf(member)).seats).toMatchObject([{ email: member.email, firmRole: 'owner' }])
  })

  test('the others of a firm are told when it is closed with its last owner’s account', async () => {
    const member = await newMember(app, owner, 'viewer')
    await owner.browser.call(deleteAccount, { password: testPassword })
    expect((await app.mails(member.email)).map(({ subject }) => subject)).toContain('Your firm was closed')
  })
})

describe('settings of the firm', () => {
  const settings = {
    name: 'Quay CPAs',
    state: 'NY',
    address: '12 Harbor Street\nNew York, NY 10004',
    website: 'quay.example',
    zone: 'America/New_York',
    coreFrom: '08:30',
    coreTo: '16:30',
  }

  test('are saved by an owner, by the version that was read', async () => {
    const approver = await newMember(app, owner, 'approver')
    const { updatedAt: expectedUpdatedAt } = await firmOf(owner)
    const { id: defaultApproverId } = (await seatOf(approver)) as { id: string }
    const save = (more = {}) =>
      owner.browser.call(saveFirm, { ...settings, defaultApproverId, expectedUpdatedAt, ...more })
    expect((await save()).status).toBe(200)
    expect((await firmOf(approver)).settings).toEqual({
      ...settings,
      website: 'https://quay.example',
      defaultApproverId,
      billingContactId: null,
    })
    expect((await save({ name: 'Overwritten' })).status).toBe(409)
    await owner.browser.call(removeSeat, { id: defaultApproverId })
    expect((await firmOf(owner)).settings.defaultApproverId).toBeNull()
  })

  test.each([
    { name: ' ' },
    { state: 'XX' },
    { website: 'javascript:alert(1)' },
    { zone: 'Mars/Base' },
    { coreFrom: '17:00', coreTo: '09:00' },
    { billingContactId: crypto.randomUUID() },
  ])('%j is refused', async (wrong) => {
    const { updatedAt: expectedUpdatedAt } = await firmOf(owner)
    expect((await owner.browser.call(saveFirm, { ...settings, ...wrong, expectedUpdatedAt })).status).toBe(400)
  })
})
