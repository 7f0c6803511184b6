import { readNow } from '#db/clock.ts'
import { readPayee } from '#db/payouts.ts'
import type { Tx } from '#db/session.ts'
import { payoutAccountChangedEmail } from '../mail/templates/payout-account-changed.ts'
import type { Services } from '../services.ts'

/** To its owner, who may not be the one who made the change. */
export async function mailAccountChanged(
  tx: Tx,
  userId: string,
  message: string,
  { mailer, env }: Pick<Services, 'mailer' | 'env'>,
): Promise<void> {
  const payee = await readPayee(tx, userId)
  if (!payee?.email) return
  const facts = { name: payee.name ?? '', message, when: await readNow(tx), link: `${env.appUrl}/settings` }
  await mailer.queue(tx, { to: payee.email, ...payoutAccountChangedEmail(facts) })
}
