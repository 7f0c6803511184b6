import { mailLinkCode as endpoint } from '#contract/openid.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { issueChallenge } from '../accounts/issue-challenge.ts'
import { limitAttempts, secondsToWait } from '../accounts/limit-attempts.ts'
import { mailLimits } from '../accounts/send-confirmation.ts'
import { providerLabel } from '../accounts/settle-login.ts'
import { linkCodeEmail } from '../mail/templates/link-code.ts'
import { selfGuardedRoute } from '../serve.ts'
import { openLink } from './open-link.ts'

/** For someone who doesn't remember the password: the mailbox proves the account just as well. */
export const mailLinkCode = selfGuardedRoute(endpoint, async ({ token }, { services, network }) => {
  await limitAttempts([{ limit: attemptLimits.mailPerNetwork, of: network }], services)
  const { account, login } = await openLink(token, services)
  const waitSeconds = await secondsToWait(mailLimits('link', account.email), services)
  // Nobody knows yet who chose the password of an account that isn't confirmed; only an admin restores one that is suspended.
  if (waitSeconds > 0 || !account.isConfirmed || account.isSuspended) return { waitSeconds }
  await services.db.asSystem(async (tx) => {
    const { code } = await issueChallenge(tx, 'link', account.id, services)
    const email = linkCodeEmail({ name: account.name, label: providerLabel(login.provider, services), code })
    await services.mailer.queue(tx, { to: account.email, ...email })
  })
  return { waitSeconds }
})
