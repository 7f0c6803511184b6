import { readAccount } from '#db/accounts.ts'
import type { Tx } from '#db/session.ts'
import { twoFactorChangedEmail } from '../mail/templates/two-factor-changed.ts'
import type { Services } from '../services.ts'

/** Notifies the account's owner, who may not be the one who made the change. */
export async function mailTwoFactorChanged(
  tx: Tx,
  userId: string,
  message: string,
  { mailer }: Pick<Services, 'mailer'>,
): Promise<void> {
  const account = await readAccount(tx, userId)
  if (account)
    await mailer.queue(tx, {
      to: account.email,
      ...twoFactorChangedEmail({ name: account.name, message, when: new Date() }),
    })
}
