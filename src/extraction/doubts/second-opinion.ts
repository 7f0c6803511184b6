import trained from '../lexicon/kinds.json' with { type: 'json' }
import { plain } from '../parse/words.ts'

/**
 * What kind of thing a text is, by its words, their endings and its shape: weights that `bench/kinds/train.ts` trained on
 * invented people. It knows little, but is rarely wrong when it is sure.
 */
export type Kind =
  | 'award'
  | 'certificate'
  | 'company'
  | 'degree'
  | 'issuer'
  | 'person'
  | 'place'
  | 'position'
  | 'school'
  | 'sentence'
  | 'skill'
  | 'study'

/** One character of a row encodes the weight of one kind. */
export const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
export const stepsOfOne = 5
export const middle = 30

const weights = new Map(
  trained.rows.map((row): [string, number[]] => {
    const [sign = '', all = ''] = row.split(' ')
    return [sign, [...all].map((letter) => (letters.indexOf(letter) - middle) / stepsOfOne)]
  }),
)

/** Signs of a text: its first words and their endings, how many there are, how many are small, and its marks. */
export function signsOf(text: string): string[] {
  const words = plain(text.slice(0, 160)).replace(/\d/g, '0').split(' ').slice(0, 12)
  const small = text.split(/\s+/).filter((word) => /^\p{Ll}{2,}/u.test(word)).length
  return [
    ...new Set([
      `#${Math.min(words.length, 8)}`,
      `~${Math.min(small, 4)}`,
      ...words,
      ...words.filter(({ length }) => length > 4).map((word) => `-${word.slice(-3)}`),
      ...[',', '(', '&', '.', ':', ' – '].filter((mark) => text.includes(mark)).map((mark) => mark.trim()),
      ...(/\.$/.test(text) ? ['.$'] : []),
      ...(/^[A-Z\d.&]+$/.test(text) ? ['caps$'] : []),
      ...(/^\p{Ll}/u.test(text) ? ['small$'] : []),
    ]),
  ]
}

/** How likely a text is one of the kinds. */
function likelihood(text: string, kinds: readonly string[]): number {
  const sums = trained.kinds.map(() => 0)
  for (const sign of signsOf(text)) {
    const row = weights.get(sign) ?? []
    for (let at = 0; at < row.length; at++) sums[at] = (sums[at] ?? 0) + (row[at] ?? 0)
  }
  const top = Math.max(...sums)
  let [own, all] = [0, 0]
  for (let at = 0; at < sums.length; at++) {
    const share = Math.exp((sums[at] ?? 0) - top)
    all += share
    if (kinds.includes(trained.kinds[at] ?? '')) own += share
  }
  return own / all
}

/** The more distinctive a kind is, the sooner a text that doesn't fit is doubted. */
const limits: Partial<Record<Kind, number>> = {
  sentence: 0.08,
  position: 0.1,
  skill: 0.02,
  award: 0.004,
  certificate: 0.004,
}

/** A single word says little. */
const limitOf = (text: string, kind: Kind): number =>
  kind === 'skill' && !text.includes(' ') ? 0.05 : (limits[kind] ?? 0.01)

/** Almost no text like this is what it should be. */
export const isAnother = (text: string, kinds: [Kind, ...Kind[]]): boolean =>
  likelihood(text, kinds) < limitOf(text, kinds[0])
