import * as z from 'zod/mini'
import { isBlank } from '../blank.ts'
import { sensitiveKindsIn } from '../sensitive-numbers/find.ts'
import { typedNumberMessage } from '../sensitive-numbers/messages.ts'

export const messageLimit = 5000

/** Why a message can't be sent because of the numbers in it; undefined when it can. */
export function refusedNumbers(text: string, where = 'Your message'): string | undefined {
  const kinds = sensitiveKindsIn(text)
  return kinds.length > 0 ? typedNumberMessage([where], kinds) : undefined
}

/** What someone writes beside a file, if anything. */
export const fileText = z.string().check(
  z.trim(),
  z.maxLength(messageLimit, 'Please use at most 5,000 characters.'),
  z.check(({ value, issues }) => {
    const message = refusedNumbers(value)
    if (message) issues.push({ code: 'custom', input: value, message })
  }),
)

/** What someone writes: the same rules for the composer and the endpoint. */
export const messageText = fileText.check(z.refine((text) => !isBlank(text), 'Please write a message.'))
