import { insertAccount } from '#db/accounts.ts'
import type { Tx } from '#db/session.ts'
import { Problem } from '#domain/problem.ts'
import type { Services } from '../services.ts'
import { mailInvitation } from './mail-invitation.ts'

type NewAdmin = { email: string; name?: string; by?: string }

/** Creates an admin without a password and emails a link to set one. Nobody becomes an admin by signing up. */
export async function createAdmin(
  tx: Tx,
  { email, name, by }: NewAdmin,
  services: Services,
): Promise<{ link: string }> {
  const account = { email, name: name ?? email.replace(/@.*/, ''), role: 'admin', passwordHash: undefined } as const
  const id = await insertAccount(tx, account)
  if (!id) throw new Problem('already_registered', `${email} already has an account.`, { field: 'email' })
  return mailInvitation(tx, { id, email, by }, services)
}
