import * as z from 'zod/mini'
import { phone } from '../phones/field.ts'

const nameLimit = 200

export const contactCardMessages = {
  saved: 'Saved',
  created: 'Profile created',
  failed: 'Unable to save',
  loading: 'Failed to load your profile',
  name: `Please use at most ${nameLimit} characters.`,
} as const

/** How long a success message is shown. */
export const successMilliseconds = 2500

const emptyIsNull = (text: string) => text || null

/** What a candidate can change on the dashboard. Empty values are null; the email is tied to the login. */
export const contactCard = z.strictObject({
  name: z.nullable(
    z.pipe(z.string().check(z.trim(), z.maxLength(nameLimit, contactCardMessages.name)), z.transform(emptyIsNull)),
  ),
  whatsapp: phone,
  subscribe: z.boolean(),
})

export type ContactCard = z.output<typeof contactCard>
