import { hasNumberedThing } from './numbered-things.ts'
import type { Span } from './span.ts'

/** How a part of a number is introduced. */
const part =
  '(?:first|second|third|next|last|then|after (?:that|it)|rest|remaining|remainder|begins?|starts?|opens?|ends?|finish(?:es)?|area code|country code|prefix|code|half|part|middle|number)'
const digits = '\\+?\\(?\\d[\\d ().-]{0,14}\\d'
const told = new RegExp(
  `(?<!\\p{L})${part}(?!\\p{L})[^.!?\\n\\d+]{0,32}(?<!\\p{L}-?)(?<digits>${digits})(?!\\d|[.,]\\d)`,
  'dgiu',
)
const ofPhone =
  /(?<!\p{L})(?:numbers?|phone|digits|call|dial|ring|text|sms|cell|mobile|area code|country code|whats ?app|viber|signal|telegram|gcash)(?!\p{L})/iu
/** What else has numbers with a beginning and an end. */
const ofSomethingElse =
  /(?<!\p{L})(?:accounts?|invoices?|checks?|ein|ssn|routing|gl|orders?|batch|range|zip|pages?|asc|forms?|tickets?|cards?|ledger|series|codes)(?!\p{L})/iu

/** The parts of a phone number that is told in several sentences: `It begins with 0917. The rest is 555 0142.` */
export function findToldNumbers(plain: string): Span[] {
  const parts = [...plain.matchAll(told)].map(({ indices }) => indices?.groups?.digits as [number, number])
  const count = parts.reduce((sum, [from, to]) => sum + plain.slice(from, to).replace(/\D/g, '').length, 0)
  const isNumber = parts.length > 1 && count >= 9 && count <= 14
  if (!isNumber || !ofPhone.test(plain) || ofSomethingElse.test(plain) || hasNumberedThing(plain)) return []
  return parts.map(([from, to]) => ({ from, to }))
}
