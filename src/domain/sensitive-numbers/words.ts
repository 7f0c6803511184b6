import type { SensitiveKind } from './find.ts'

const kindWords: Record<SensitiveKind, string> = {
  ssn: 'a Social Security number',
  itin: 'a taxpayer number (ITIN)',
  ein: 'an employer tax number (EIN)',
  card: 'a payment card number',
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** `a Social Security number and a payment card number`; never the numbers themselves. */
export const sensitiveWords = (kinds: readonly SensitiveKind[]): string =>
  list.format(kinds.map((kind) => kindWords[kind]))
