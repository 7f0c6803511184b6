import { once } from '../once.ts'
import { withoutOneLetter } from './near-words.ts'
import { plainTextOf } from './plain-text.ts'
import { spelled } from './spelling.ts'
import { numeralJoints, numerals, numeralTimes } from './words/numerals.ts'

/** How many digits a word stands for, whether smaller numbers may follow as in `ninety one`, and in which languages. */
type Numeral = { digits: number; isOpen: boolean; languages: Set<string> }

const plainWord = (word: string) => plainTextOf(word).text.toLowerCase()

const knownNumerals = once(() => {
  const known = new Map<string, Numeral>()
  for (const [language, line] of Object.entries(numerals))
    for (const [column, list] of line.split('|').entries())
      for (const word of list.split(' ').filter(Boolean)) {
        // Ones, teens, tens, hundreds.
        const digits = [1, 2, 2, 3][column] as number
        const numeral = known.get(plainWord(word))
        if (numeral) numeral.languages.add(language)
        else known.set(plainWord(word), { digits, isOpen: column > 1, languages: new Set([language]) })
      }
  return known
})

/** Words of English sentences that are numbers elsewhere: they count only beside a number of the same language. */
const ordinary = new Set(
  'to too do no on o se sat hat set sex ate won wan fore fife tree nein go san ni shi ba er de dis ven tin char che das hal wala si un una a i en et e ti as ku ju kat mia shan pump pet firs tara sis dim sing ath is'.split(
    ' ',
  ),
)

/** The digits that a word stands for, 0 for any other word. */
export function digitsOfWord(word: string, before = ''): number {
  const lower = word.toLowerCase().replace("'", '’')
  const numeral = knownNumerals().get(lower)
  if (numeral && !ordinary.has(lower)) return numeral.digits
  if (numeral) return isOfOneLanguage(numeral, before.toLowerCase()) ? numeral.digits : 0
  return dressedDigit.test(word) ? 1 : countJoined(lower)
}

const isOfOneLanguage = ({ languages }: Numeral, before: string) =>
  !(knownNumerals().get(before)?.languages.isDisjointFrom(languages) ?? true)

/** Whether a smaller number after this word belongs to it. */
export const isOpenNumeral = (word: string) => knownNumerals().get(word.toLowerCase())?.isOpen ?? false
const zeros = once(() => new Set(Object.values(numerals).map((line) => plainWord(line.split(' ')[0] as string))))
export const isZero = (word: string) => zeros().has(word.toLowerCase())

export const joints = once(() => new Set(numeralJoints.split(' ').map(plainWord)))
/** How many more times the next digit comes. */
export const moreTimes = once(
  () => new Map(Object.entries(numeralTimes).map(([word, times]) => [plainWord(word), times - 1])),
)

const english = 'zero|one|two|three|four|five|six|seven|eight|nine'
/** With figures or stars for some of the letters: `f1ve`, `s3v3n`, `f*ve`. */
const dressedDigit = new RegExp(`^(?=\\p{L}*[\\d*])(?:${english.split('|').map(spelled).join('|')})$`, 'u')

const nearDigits = new Set(
  english
    .split('|')
    .flatMap(withoutOneLetter)
    .filter((word) => word.length > 2),
)
const heardAsDigits = new Set(['to', 'too', 'for', 'fore', 'won', 'ate', 'tree', 'sicks'])
/** One letter off, or what sounds like a digit: `thre`, `sevn`, `for`. */
export function isAlmostDigit(word: string): boolean {
  const lower = word.toLowerCase()
  return heardAsDigits.has(lower) || (lower.length > 2 && withoutOneLetter(lower).some((part) => nearDigits.has(part)))
}

const longest = once(() => Math.max(...[...knownNumerals().keys()].map((word) => word.length)))
/** Words of two letters are parts of too many others. */
const beginnings = once(
  () => new Set([...knownNumerals().keys()].filter((word) => word.length > 2).map((word) => word.slice(0, 3))),
)

/** The digits of several words without a gap, such as `nineonesevenfive` and `fünfundfünfzig`; 0 if anything else is left. */
function countJoined(word: string): number {
  if (word.length < 6 || !beginnings().has(word.slice(0, 3))) return 0
  let [at, digits] = [0, 0]
  while (at < word.length) {
    const part = numeralAt(word, at, 3) ?? jointAt(word, at)
    if (part === undefined) return 0
    digits += knownNumerals().get(part)?.digits ?? 0
    at += part.length
  }
  return digits
}

/** The longest number that begins there. */
export function numeralAt(word: string, at: number, shortest: number): string | undefined {
  for (let length = Math.min(longest(), word.length - at); length >= shortest; length--) {
    const part = word.slice(at, at + length)
    if (knownNumerals().has(part)) return part
  }
}

const jointAt = (word: string, at: number) =>
  ['und', 'en', 'og', 'oh'].find((joint) => at > 0 && word.startsWith(joint, at))
