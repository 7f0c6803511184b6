import { listLinkedLogins as endpoint } from '#contract/openid.ts'
import { linkedLoginsQuery } from '#db/openid.ts'
import { providerLabel } from '../accounts/settle-login.ts'
import { withIsoTimes } from '../iso-times.ts'
import { transactionRoute } from '../serve.ts'

export const listLinkedLogins = transactionRoute(endpoint, async (tx, _input, _me, { services }) => ({
  providers: services.env.openId.map(({ key, label }) => ({ key, label })),
  logins: (await tx.rows(linkedLoginsQuery())).map(({ provider, ...login }) => ({
    ...withIsoTimes(login),
    label: providerLabel(provider, services),
  })),
}))
