import { once } from '../once.ts'
import { plainTextOf } from './plain-text.ts'
import { beforeNumbers, numberedThings } from './words/bookkeeping.ts'

const anyOf = (words: string) =>
  `(?:${words
    .split(' ')
    .map((word) => plainTextOf(word.replaceAll('_', ' ')).text)
    .join('|')})`
const things = once(() => `(?<![\\p{L}\\p{N}-])${anyOf(Object.values(numberedThings).join(' '))}s?(?![\\p{L}\\p{N}])`)
/** The thing, and words that lead to its number. */
const rightBefore = once(
  () => new RegExp(`${things()}(?:[\\s.:-]+${anyOf(beforeNumbers)}(?!\\p{L})){0,3}[^\\p{L}\\p{N},;?!+(]{0,3}$`, 'iu'),
)
/** Letters that a number begins with, as in `policy WC 55-1029-344`. */
const letters = /(?<!\p{L})\p{Lu}{1,4}[ -]?$/u
/** Short names that are words of other languages in small letters. */
const shortName = /(?<!\p{L})(?:[PS]O|P\.O\.|JE) ?(?:#|no\.? )?$/u
const inClause = once(() => new RegExp(things(), 'iu'))
const askingToCall = /(?<!\p{L})(?:call|text|dial|ring|sms|viber|whats ?app)\s+(?:it|that|this|there)(?!\p{L})/iu

/** Whether the reader is asked to call what a message calls something else: `my invoice number is …, text it`. */
export const isToBeCalled = (plain: string) => askingToCall.test(plain)
/** Whether what stands before a number says that it is one of the books. */
export const isOfBooks = (before: string) =>
  [before, before.replace(letters, '')].some((text) => rightBefore().test(text) || shortName.test(text))
/** Whether a clause is about something that has a number in the books. */
export const hasNumberedThing = (clause: string) => inClause().test(clause)

/** What stands for a number that is not there: `1234567890`, `0000000000`, `000.123.456`. */
export function isPlaceholder(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  return (digits.length > 6 && '12345678901234'.startsWith(digits)) || /^(\d)\1*$|^000/.test(digits)
}
