import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readSession, signIn } from '#contract/accounts.ts'
import { inviteAdmin, listAdmins, removeAdmin, resendInvitation } from '#contract/admins.ts'
import { listCandidates } from '#contract/candidates.ts'
import { requestPasswordReset, resetPassword } from '#contract/passwords.ts'
import { listActs } from '#contract/record.ts'
import { adminMessages } from '#domain/admins/seat.ts'
import { newBuyer, newPerson, type Person, testPassword, tokenIn, uniqueEmail } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await newPerson(app, 'admin')
})
beforeEach(() => app.database.ownerRun('delete from identity.attempts', []))
afterAll(() => app.close())

const seats = async (who = admin) => (await who.browser.call(listAdmins, {})).body.admins
const seatOf = async (email: string) => (await seats()).find((seat) => seat.email === email)
const latestActs = async () => (await admin.browser.call(listActs, {})).body.acts.map(({ act }) => act)

async function invite(email = uniqueEmail('invited')) {
  const answer = await admin.browser.call(inviteAdmin, { name: 'Sam Okafor', email })
  expect(answer.status).toBe(200)
  return { email, id: (await seatOf(email))?.id as string }
}

describe('an invitation', () => {
  test('T28 becomes an admin by the mailed link, once', async () => {
    const { email } = await invite()
    expect(await seatOf(email)).toMatchObject({
      name: 'Sam Okafor',
      state: 'invited',
      invitedBy: 'Test admin',
      lastSeenAt: null,
      hasSecondFactor: false,
      actions: ['resend', 'revoke'],
    })
    const [mail] = await app.mails(email)
    const browser = app.visitor()
    const accept = { token: tokenIn(mail?.links ?? []), password: testPassword }
    expect((await browser.call(resetPassword, accept)).status).toBe(200)
    expect((await browser.call(resetPassword, accept)).status).toBe(410)
    expect((await browser.call(signIn, { email, password: testPassword, remember: true })).body.me?.role).toBe('admin')
    expect(await seatOf(email)).toMatchObject({ state: 'active', actions: ['remove'], lastSeenAt: expect.any(String) })
    expect(await latestActs()).toEqual(expect.arrayContaining(['admin.signed-in', 'admin.invited']))
  })

  test('is sent again with a link that ends the one before, and runs out after three days', async () => {
    const { email, id } = await invite()
    const [first] = await app.mails(email)
    await app.database.ownerRun(
      `update identity.challenges set created_at = now() - interval '4 days',
      expires_at = now() - interval '1 minute' where user_id = $1`,
      [id],
    )
    expect(await seatOf(email)).toMatchObject({ state: 'expired', actions: ['resend', 'revoke'] })
    // A link that has run out is renewed by an admin alone.
    await app.visitor().call(requestPasswordReset, { email })
    expect(await app.mails(email)).toHaveLength(1)

    expect((await admin.browser.call(resendInvitation, { id })).status).toBe(200)
    expect(await seatOf(email)).toMatchObject({ state: 'invited' })
    const token = tokenIn(first?.links ?? [])
    expect((await app.visitor().call(resetPassword, { token, password: testPassword })).status).toBe(410)
    const [row] = await app.database.ownerRun(
      `select expires_at - now() > interval '71 hours' as is_long from identity.challenges where user_id = $1`,
      [id],
    )
    expect(row?.is_long).toBe(true)
  })

  test('that is withdrawn ends at once, and the address is free again', async () => {
    const { email, id } = await invite()
    const [mail] = await app.mails(email)
    expect((await admin.browser.call(removeAdmin, { id })).status).toBe(200)
    expect(await seatOf(email)).toBeUndefined()
    const accept = { token: tokenIn(mail?.links ?? []), password: testPassword }
    expect((await app.visitor().call(resetPassword, accept)).status).toBe(410)
    expect((await latestActs())[0]).toBe('admin.uninvited')
    await invite(email)
  })

  test('is refused for an address that has an account, and without a name', async () => {
    const buyer = await newBuyer(app)
    const taken = await admin.browser.call(inviteAdmin, { name: 'Sam', email: buyer.email })
    expect(taken).toMatchObject({ status: 409, error: { field: 'email' } })
    expect((await admin.browser.call(inviteAdmin, { name: ' ', email: uniqueEmail('x') })).status).toBe(400)
    const chosen = { name: 'Sam', email: uniqueEmail('x'), role: 'buyer' }
    expect((await admin.browser.call(inviteAdmin, chosen as never)).status).toBe(400)
  })
})

describe('a removed admin', () => {
  test('is out at once, everywhere and for good; what they did keeps their name', async () => {
    const other = await newPerson(app, 'admin')
    expect((await other.browser.call(listCandidates, {})).status).toBe(200)
    expect((await admin.browser.call(removeAdmin, { id: other.userId })).status).toBe(200)

    expect((await other.browser.call(listCandidates, {})).status).toBe(401)
    await expect(app.services.db.asUser({ userId: other.userId }, async () => {})).rejects.toThrow()
    expect((await other.browser.call(readSession, {})).body.me).toBeNull()
    const again = await app.visitor().call(signIn, { email: other.email, password: testPassword, remember: true })
    expect(again.error?.code).toBe('invalid_credentials')
    await app.visitor().call(requestPasswordReset, { email: other.email })
    expect(await app.mails(other.email)).toHaveLength(0)
    const { body } = await admin.browser.call(listActs, { admin: other.userId })
    expect(body.acts[0]).toMatchObject({ actorName: 'Test admin', act: 'admin.signed-in' })
    expect((await admin.browser.call(removeAdmin, { id: other.userId })).status).toBe(404)
  })

  test('is nobody’s own self, and no one of another role', async () => {
    const buyer = await newBuyer(app)
    const own = await admin.browser.call(removeAdmin, { id: admin.userId })
    expect(own).toMatchObject({ status: 409, error: { message: adminMessages.own } })
    expect((await admin.browser.call(removeAdmin, { id: buyer.userId })).status).toBe(404)
    expect((await admin.browser.call(resendInvitation, { id: admin.userId })).status).toBe(409)
    expect((await buyer.browser.call(removeAdmin, { id: admin.userId })).status).toBe(403)
  })

  test('is never the last one: of two who remove each other at once, one stays', async () => {
    const own = await testApp()
    try {
      const [one, two] = [await newPerson(own, 'admin'), await newPerson(own, 'admin')]
      const statuses = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          index % 2
            ? one.browser.call(removeAdmin, { id: two.userId })
            : two.browser.call(removeAdmin, { id: one.userId }),
        ),
      )
      expect(statuses.filter(({ status }) => status === 200)).toHaveLength(1)
      const [left] = await own.database.ownerRun(`select count(*)::int as n from users u
        join identity.users i using (id) where role = 'admin' and removed_at is null and email_verified`)
      expect(left?.n).toBe(1)
      // Without the server's checks the database refuses it, too.
      const refused = own.database.ownerRun(
        `update identity.users set email_verified = false where id in (select id from users where removed_at is null)`,
      )
      await expect(refused).rejects.toMatchObject({ code: '23514' })
    } finally {
      await own.close()
    }
  })
})
