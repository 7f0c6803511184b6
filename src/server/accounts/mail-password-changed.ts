import type { Tx } from '#db/session.ts'
import { passwordChangedEmail } from '../mail/templates/password-changed.ts'
import type { Services } from '../services.ts'

/** Notifies the account's owner, who may not be the one who made the change. */
export const mailPasswordChanged = (
  tx: Tx,
  { name, email }: { name: string; email: string },
  { mailer }: Pick<Services, 'mailer'>,
) => mailer.queue(tx, { to: email, ...passwordChangedEmail({ name, when: new Date() }) })
