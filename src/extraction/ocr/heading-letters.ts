import headings from '../lexicon/headings.json' with { type: 'json' }
import { headingOf, listedHeadingOf } from '../parse/headings.ts'
import { isOneOff, plain } from '../parse/words.ts'
import type { SeenWord } from './look.ts'

const vocabulary = [
  ...new Set(Object.values(headings).flatMap((names) => names.flatMap((name) => plain(name).split(' ')))),
]
const mostWords = 5
/** Shorter words have too many neighbors. */
const leastLetters = 4
/** Of 100: what is surer than this was read as it stands, unless no word is written like it. */
const sure = 88
/** `WorkK`, `EDUCATlON` */
const isOddCase = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u

/** `WorkK EXPERIENCE`, `4, EDUCATION`, `| SPEAK`: a line that is a heading but for a letter or the sign behind its number. Without it, what stands under it would belong to the part above. */
export function mendHeading(words: SeenWord[]): SeenWord[] {
  const textOf = (all: SeenWord[]) => all.map(({ text }) => text).join(' ')
  if (words.length === 0 || words.length > mostWords || words.some(({ text }) => /^\p{Ll}{4}/u.test(text))) return words
  if (headingOf(textOf(words))) return words
  const [first, ...others] = words
  if (first && /^[|l1]$/.test(first.text)) {
    const meant = [{ ...first, text: 'I' }, ...others]
    if (others.length > 0 && listedHeadingOf(textOf(meant)) && !listedHeadingOf(textOf(others))) return meant
  }
  const mended = words.map((word, index) => ({
    ...word,
    text: index === 0 && /^(?:\d{1,2}|[IVX]{1,4}),$/.test(word.text) ? word.text.replace(',', '.') : mendWord(word),
  }))
  return listedHeadingOf(textOf(mended)) ? mended : words
}

function mendWord({ text, confidence }: SeenWord): string {
  const [, word = '', rest = ''] = /^([\p{L}\d|]+)(\W*)$/u.exec(text) ?? []
  const letters = plain(word)
  if (letters.length < leastLetters || (confidence >= sure && !isOddCase.test(word)) || vocabulary.includes(letters))
    return text
  // One award is not the part for awards.
  const isCounted = (other: string) => `${letters}s` === other || letters === `${other}s`
  const meant = vocabulary.find(
    (other) => other.length >= leastLetters && isOneOff(letters, other) && !isCounted(other),
  )
  if (!meant) return text
  return (/\p{Lu}\P{Lu}*\p{Lu}/u.test(word) ? meant.toUpperCase() : meant[0]?.toUpperCase() + meant.slice(1)) + rest
}
