import { countLogins, insertLogin, noteLoginUse } from '#db/openid.ts'
import type { Tx } from '#db/session.ts'
import { lockAccount } from '#db/two-factor.ts'
import { brand } from '#domain/brand.ts'
import { openIdMessages } from '#domain/openid/messages.ts'
import { linkedLoginLimit, type ProvenLogin, type ProviderLogin } from '#domain/openid/provider.ts'
import { Problem } from '#domain/problem.ts'
import { linkedLoginsChangedEmail } from '../mail/templates/linked-logins-changed.ts'
import type { Services } from '../services.ts'

type Account = { id: string; name: string; email: string }

/** A provider that is no longer configured is called by its key. */
export const providerLabel = (key: string, { env }: Pick<Services, 'env'>): string =>
  env.openId.find((provider) => provider.key === key)?.label ?? key

/** Links a login that is new to this account and was proved by its owner, and tells them. */
export async function linkLogin(tx: Tx, account: Account, login: ProviderLogin, services: Services): Promise<void> {
  const label = providerLabel(login.provider, services)
  await lockAccount(tx, account.id)
  const linked = await insertLogin(tx, account.id, login)
  if (!linked) throw new Problem('conflict', openIdMessages.taken(label))
  if (!linked.isNew) return
  if ((await countLogins(tx, account.id)) > linkedLoginLimit) throw new Problem('conflict', openIdMessages.tooMany)
  const name = login.email ? `The ${label} account ${login.email}` : `A ${label} account`
  const message = `${name} was linked to your ${brand.name} account and can now log in to it.`
  await mailLinkedLoginsChanged(tx, account, message, services)
}

/** With the session that it begins: links a new login, or notes the use of one that is still linked. */
export async function settleLogin(tx: Tx, account: Account, login: ProvenLogin, services: Services): Promise<void> {
  if (login.isNew) await linkLogin(tx, account, login, services)
  if ((await noteLoginUse(tx, account.id, login)) === 0)
    throw new Problem('link_expired', openIdMessages.unlinked(providerLabel(login.provider, services)))
}

/** Notifies the account's owner, who may not be the one who made the change. */
export const mailLinkedLoginsChanged = (
  tx: Tx,
  { name, email }: Account,
  message: string,
  { mailer }: Pick<Services, 'mailer'>,
) => mailer.queue(tx, { to: email, ...linkedLoginsChangedEmail({ name, message, when: new Date() }) })
