import type { Tx } from '#db/session.ts'
import { confirmationEmail } from '../mail/templates/confirm-email.ts'
import { resetPasswordEmail } from '../mail/templates/reset-password.ts'
import type { Services } from '../services.ts'
import { issueChallenge } from './issue-challenge.ts'

const templates = { confirm: confirmationEmail, reset: resetPasswordEmail } as const

/** Issues the challenge and queues its email in the same transaction. */
export async function mailChallenge(
  tx: Tx,
  kind: keyof typeof templates,
  account: { id: string; name: string; email: string },
  services: Services,
): Promise<void> {
  const challenge = await issueChallenge(tx, kind, account.id, services)
  const template = templates[kind]({ name: account.name, ...challenge })
  await services.mailer.queue(tx, { to: account.email, ...template })
}
