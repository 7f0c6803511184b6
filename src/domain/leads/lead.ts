import * as z from 'zod/mini'
import { emailAddress, missingEmailMessage } from '../accounts/email.ts'
import type { AttemptLimit } from '../accounts/limits.ts'

/** What "Get Support Now" sends. `fax` is a honeypot: only bots fill it in. */
export const lead = z.strictObject({
  email: z.pipe(z.string().check(z.trim(), z.minLength(1, missingEmailMessage)), emailAddress),
  fax: z.optional(z.string().check(z.maxLength(1000))),
})

export type Lead = z.infer<typeof lead>

const hour = 60 * 60

export const leadLimits = {
  perNetwork: { name: 'lead-network', limit: 20, windowSeconds: hour },
  mailPerAddress: { name: 'lead-mail-address', limit: 1, windowSeconds: 24 * hour },
  /** Keeps the operator's mailbox usable however many networks a flood comes from. The leads are stored anyway. */
  mails: { name: 'lead-mails', limit: 60, windowSeconds: hour },
} as const satisfies Record<string, AttemptLimit>
