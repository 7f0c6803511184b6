import { isCardNumber } from './card-number.ts'
import { type SensitiveKind, sensitiveKinds } from './kinds.ts'

/** Which kinds of such numbers a text seems to contain, by their format or by the words before them. */
export function sensitiveKindsIn(text: string): SensitiveKind[] {
  if (!/\p{Nd}/u.test(text)) return []
  const plain = plainOf(text)
  const found = new Set(
    rules.flatMap(({ pattern, kindOf }) =>
      [...plain.matchAll(pattern)].map(({ groups }) => kindOf((groups?.number ?? '').replaceAll(/\D/g, ''))),
    ),
  )
  return sensitiveKinds.filter((kind) => found.has(kind))
}

/** One form of each digit, dash and space, and none of the signs that can't be seen. */
const plainOf = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Pd}−]/gu, '-')

/** On its own: not part of an international phone number, a longer number or an identifier. */
const alone = (number: string, but = '') =>
  new RegExp(
    `(?<![\\p{L}\\d]|[\\p{L}\\d][-./#]|\\+\\d{0,3}\\)?[ (]?${but})(?<number>${number})(?![\\p{L}\\d]|[-./]\\d)`,
    'giu',
  )

/** After a label and little else: `SSN (optional): `. */
const labeled = (label: string, number: string) =>
  new RegExp(
    `(?<!\\p{L})(?:${label})(?!\\p{L})\\D{0,24}?(?<![\\p{L}\\d]|\\d-)(?<number>${number})(?![\\p{L}\\d]|-\\d)`,
    'giu',
  )

const rules: { pattern: RegExp; kindOf: (digits: string) => SensitiveKind | undefined }[] = [
  { pattern: alone('\\d{3}-\\d{2}-\\d{4}'), kindOf: kindOfPerson },
  // Spaces alone are a weak sign: figures of a table and phone numbers have them, too.
  {
    pattern: alone('\\d{3} \\d{2} (?!19|20)\\d{4}(?! \\d)', '|\\d |(?:phone|tel|mobile|cell|fax|whatsapp)\\W{0,4}'),
    kindOf: kindOfPerson,
  },
  {
    pattern: labeled(
      'ssn|ss ?#|social security|soc\\.? sec\\.?|itin|individual taxpayer',
      '\\d{3}[-. ]?\\d{2}[-. ]?\\d{4}',
    ),
    kindOf: kindOfPerson,
  },
  {
    pattern: labeled('f?ein|employer id\\w*|federal (?:tax )?id\\w*|tax(?:payer)? id\\w*|tin', '\\d{2}[- ]?\\d{7}'),
    kindOf: (digits) => (unassignedEins.has(digits.slice(0, 2)) ? undefined : 'ein'),
  },
  // In one piece, or in the groups that are printed on cards.
  {
    pattern: alone(
      '\\d{13,19}|\\d{4}(?<by>[- ])\\d{4}\\k<by>\\d{4}\\k<by>\\d{4}(?:\\k<by>\\d{3})?|\\d{4}[- ]\\d{6}[- ]\\d{4,5}',
    ),
    kindOf: (digits) => (isCardNumber(digits) ? 'card' : undefined),
  },
]

/** Prefixes that the IRS has given to nobody. */
const unassignedEins = new Set('00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97'.split(' '))

/** By the ranges that Social Security and the IRS give out. */
function kindOfPerson(digits: string): SensitiveKind | undefined {
  const [area, group, serial] = [digits.slice(0, 3), Number(digits.slice(3, 5)), digits.slice(5)]
  if (area >= '900') return itinGroups.some(([from, to]) => group >= from && group <= to) ? 'itin' : undefined
  const isGiven = area !== '000' && area !== '666' && group > 0 && serial !== '0000'
  return isGiven ? 'ssn' : undefined
}

const itinGroups = [
  [50, 65],
  [70, 88],
  [90, 92],
  [94, 99],
] as const
