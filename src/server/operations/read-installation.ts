import { readInstallation as endpoint } from '#contract/operations.ts'
import { selfGuardedRoute } from '../serve.ts'

/** Where emails are stored instead of sent, people are shown a link to them. */
export const readInstallation = selfGuardedRoute(endpoint, async (_input, { services: { env } }) => ({
  mailboxUrl: env.isDevelopment && !env.smtpUrl ? '/dev/mailbox' : null,
}))
