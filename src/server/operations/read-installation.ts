import { readInstallation as endpoint } from '#contract/operations.ts'
import { selfGuardedRoute } from '../serve.ts'

/** Where mails are kept instead of sent, people are shown the way to them. */
export const readInstallation = selfGuardedRoute(endpoint, async (_input, { services: { env } }) => ({
  mailboxUrl: env.isDevelopment && !env.smtpUrl ? '/dev/mailbox' : null,
}))
