import { findAccount, insertAccount } from '#db/accounts.ts'
import { Problem } from '#domain/problem.ts'
import { inviteAdminLetter } from '../mail/templates/invite-admin.ts'
import type { Services } from '../services.ts'
import { issueChallenge } from './issue-challenge.ts'

/** Makes an admin without a password and mails a link to set one. Admins are never made by signing up. */
export async function createAdmin(email: string, services: Services): Promise<{ link: string }> {
  return services.doors.asSystem(async (tx) => {
    if (await findAccount(tx, email)) throw new Problem('already_registered', `${email} has an account already.`)
    const userId = await insertAccount(tx, {
      email,
      name: email.split('@')[0] ?? email,
      role: 'admin',
      passwordHash: undefined,
    })
    if (!userId) throw new Problem('already_registered', `${email} has an account already.`)
    const challenge = await issueChallenge(tx, 'reset', userId, services)
    await services.mailer.queue(tx, { to: email, ...inviteAdminLetter(challenge) })
    return { link: challenge.link }
  })
}
