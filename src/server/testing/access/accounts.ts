import { signIn } from '#contract/accounts.ts'
import { testPassword, uniqueEmail } from '../people.ts'
import { madeUpToken } from './objects.ts'
import { everyone, type Rows, seats, signedIn, type Who, type World } from './world.ts'

const madeUpPasskey = {
  use: { id: 'AAAA', clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
  new: { id: 'AAAA', clientDataJSON: 'AAAA', attestationObject: 'AAAA', transports: [] },
}

/** Another session of someone, to be ended. */
async function sessionOf({ app, emails }: World, who: Who) {
  const elsewhere = app.visitor()
  await elsewhere.call(signIn, { email: emails[who], password: testPassword, remember: true })
  const [row] = await app.database.ownerRun(
    `select s.id from identity.sessions s join identity.users u on u.id = s.user_id
     where u.email = $1 order by s.created_at desc limit 1`,
    [emails[who]],
  )
  return { id: row?.id }
}

export const accountsAccess = {
  readInstallation: { input: () => ({}), gets: everyone(200) },
  readSession: { input: () => ({}), gets: everyone(200) },
  signIn: { input: (world) => ({ email: world.emails.buyer, password: testPassword }), gets: everyone(200) },
  askSecondFactor: { input: () => ({ token: madeUpToken }), gets: everyone(410) },
  proveSecondFactor: { input: () => ({ token: madeUpToken, code: '123456' }), gets: everyone(410) },
  askForPasskey: { input: () => ({}), gets: everyone(200) },
  signInByPasskey: { input: () => ({ token: madeUpToken, passkey: madeUpPasskey.use }), gets: everyone(410) },
  // No provider is configured here; openid.test.ts tries people with providers.
  startOpenId: { input: () => ({ provider: 'google' }), gets: everyone(404) },
  finishOpenId: { input: () => ({ provider: 'google', query: '?code=x&state=y' }), gets: everyone(404) },
  mailLinkCode: { input: () => ({ token: madeUpToken }), gets: everyone(410) },
  proveLink: { input: () => ({ token: madeUpToken, password: testPassword }), gets: everyone(410) },
  signOut: { input: () => ({}), gets: everyone(200) },
  sendConfirmation: { input: () => ({ email: uniqueEmail('someone') }), gets: everyone(200) },
  confirmEmail: { input: () => ({ token: madeUpToken }), gets: everyone(410) },
  requestPasswordReset: { input: () => ({ email: uniqueEmail('someone') }), gets: everyone(200) },
  checkPasswordReset: { input: () => ({ token: madeUpToken }), gets: everyone(410) },
  resetPassword: { input: () => ({ token: madeUpToken, password: 'a new password' }), gets: everyone(410) },
  changePassword: {
    input: () => ({ currentPassword: testPassword, password: testPassword }),
    gets: [401, 401, 200, 200, 200, 200, 200],
  },
  listSessions: { input: () => ({}), gets: [401, 401, 200, 200, 200, 200, 200] },
  endSession: {
    input: (world) => sessionOf(world, 'buyer'),
    gets: [401, 401, 404, 404, 200, 404, 404],
    seated: seats.map(() => 404),
  },
  readTwoFactor: { input: () => ({}), gets: signedIn(200) },
  startAuthenticator: { input: () => ({ password: testPassword }), gets: signedIn(200) },
  confirmAuthenticator: { input: () => ({ code: '123456' }), gets: signedIn(400) },
  removeAuthenticator: { input: () => ({ password: testPassword }), gets: signedIn(404) },
  startPasskey: { input: () => ({ password: testPassword }), gets: signedIn(200) },
  addPasskey: {
    input: () => ({ token: madeUpToken, name: 'Laptop', passkey: madeUpPasskey.new }),
    gets: signedIn(400),
  },
  removePasskey: { input: () => ({ id: crypto.randomUUID(), password: testPassword }), gets: signedIn(404) },
  renewRecoveryCodes: { input: () => ({ password: testPassword }), gets: signedIn(409) },
  listLinkedLogins: { input: () => ({}), gets: signedIn(200) },
  startLink: { input: () => ({ provider: 'google', password: testPassword }), gets: signedIn(404) },
  unlinkLogin: { input: () => ({ id: crypto.randomUUID(), password: testPassword }), gets: signedIn(404) },
  readNotifications: { input: () => ({}), gets: [401, 401, 200, 200, 200, 200, 200] },
  setNotification: {
    input: () => ({ topic: 'new-applications', isWanted: true }),
    gets: [401, 401, 404, 404, 200, 200, 404],
    seated: [200, 404, 404, 200, 404, 404, 404],
  },
  exportOwnData: { input: () => ({ password: testPassword }), gets: [401, 401, 200, 200, 200, 200, 200] },
  deleteAccount: { input: () => ({ password: 'not the password' }), gets: [401, 401, 400, 400, 400, 400, 400] },
  endOtherSessions: { input: () => ({}), gets: [401, 401, 200, 200, 200, 200, 200] },
} satisfies Rows
