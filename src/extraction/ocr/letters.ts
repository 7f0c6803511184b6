import languages from '../lexicon/languages.json' with { type: 'json' }
import places from '../lexicon/places.json' with { type: 'json' }
import skills from '../lexicon/skills.json' with { type: 'json' }
import { headingOf } from '../parse/headings.ts'
import { lexicon, plain } from '../parse/words.ts'
import { mendHeading } from './heading-letters.ts'
import { type Line, middleOf, type SeenWord } from './look.ts'

/* `I`, `l` and `|` are one stroke in most types: what stands around them says which one it was. */

const known = lexicon(places.cities, places.countries, places.regions, languages.languages)

const languageNames = lexicon(languages.languages)

const tradeWords = new Set(
  Object.values(skills.items)
    .flat()
    .flatMap((name) => plain(name).split(' ')),
)

/** `Tax Retums`, `Joumal Entries`: `rn` set close, in a word of the trade. */
function withTwoLetters(text: string): string {
  if (tradeWords.has(plain(text))) return text
  const others = [...text.matchAll(/m/g)].map(({ index }) => `${text.slice(0, index)}rn${text.slice(index + 1)}`)
  return others.find((other) => tradeWords.has(plain(other))) ?? text
}

/** What the engine, which knows English letters, sees in others. */
const mistaken: [RegExp, string][] = [
  [/fi?/g, 'ñ'],
  [/ti?/g, 'ú'],
  [/é(?=t)/g, 'ô'],
  [/[é6]/g, 'ó'],
  [/4/g, 'á'],
  [/&/g, 'ã'],
  [/¢/g, 'ç'],
  [/t(?=awa?$|ów$|ódź$)/g, 'ł'],
  [/t/g, 'l'],
  [/^H/g, 'Il'],
  [/o/g, 'q'],
]

/** `Espafiol`, `Cérdoba`, `Pert`: a word that no list knows, with one letter that makes it one that a list or an address knows. */
function restored(text: string, isKnown: (word: string) => boolean): string {
  const [before, after, ...others] = text.split(/(?<=\p{L})-(?=\p{Lu})/u)
  if (before && after && others.length === 0) return `${restored(before, isKnown)}-${restored(after, isKnown)}`
  const [, word = '', rest = ''] = /^(\p{Lu}[\p{L}\d&¢]{3,}|S&o)(\W*)$/u.exec(text) ?? []
  if (!word || isKnown(plain(word))) return text
  for (const [sign, letter] of mistaken)
    for (const { index, 0: found } of word.matchAll(sign)) {
      const other = word.slice(0, index) + letter + word.slice(index + found.length)
      if (isKnown(plain(other))) return other + rest
    }
  return text
}

/** `lnc.`, `lT`, `lFRS`: no word begins with a small `l` before such a letter, but for a few short ones. */
const isCapital = /^l(?=[bcdfgkmnpqrstvwxz]|\p{Lu})(?!(?:bs?|td|tda|p|s|t|n|c)\b)/u
/** `Accountant Il`, `NC Ill`, `Grade Vl`. */
const isNumeral = /^(?:[Il]{2,3}|[Il]V|V[Il]{1,3})(?=[,;:.)]?$)/

/** Lines with the strokes that can't be what they were read as made right. */
export function mendLetters(lines: Line[]): Line[] {
  const addresses = new Set(
    lines
      .flatMap(({ words }) => words)
      .filter(({ text }) => /@|\//.test(text))
      .flatMap(({ text }) => plain(text).split(/[\s\d]+/)),
  )
  const usual = middleOf(lines.map(({ em }) => em)) ?? 0
  // `amnaznaqvi` holds the last name of whom the largest letters name.
  const isHeld = (word: string) => [...addresses].some((address) => address.includes(word))
  const isNamed = (word: string) => addresses.has(word)
  return lines
    .map((given) => (given.em > largeType * usual ? withoutLetters(withCapital(given)) : given))
    .map((line) => ({
      ...line,
      words: mendHeading(
        inOneCase(
          withDash(
            line.words.map((word, index) => ({
              ...word,
              text: withTwoLetters(withStroke(mend(line.words, index, line.em > largeType * usual ? isHeld : isNamed))),
            })),
          ),
        ),
      ),
    }))
}

/** Of the usual size: a line that is larger is a name or a heading. */
const largeType = 1.5

/** `theresa A. Kowalczyk`: where every other word has a capital, the first has one, too. */
function withCapital(line: Line): Line {
  const [first, ...others] = line.words
  const isName = others.length > 0 && others.every(({ text }) => /^\p{Lu}/u.test(text))
  return first && isName && /^\p{Ll}{3,}$/u.test(first.text)
    ? { ...line, words: [{ ...first, text: first.text.slice(0, 1).toUpperCase() + first.text.slice(1) }, ...others] }
    : line
}

/** `Grace Kamau cea)`, `Ana Reyes cca, ea`: letters behind a name in small capitals. No name ends in a word like these. */
function withoutLetters(line: Line): Line {
  const end = line.words.findLastIndex(({ text }) => !/^\(?\p{Ll}{2,4}[).,]*$/u.test(text)) + 1
  const name = line.words.slice(0, end)
  const isName = name.length > 1 && name.every(({ text }) => /^\p{Lu}/u.test(text))
  return isName ? { ...line, words: name } : line
}

/** `LocaTION` */
const isOddCase = /^\p{Lu}\p{Ll}+\p{Lu}{2,}\p{L}*$/u

/** Small capitals are read as small or as capital letters, from word to word: a heading is in capitals, any other word like a name. */
function inOneCase(words: SeenWord[]): SeenWord[] {
  const isMixed =
    words.some(({ text }) => isOddCase.test(text) || /\p{Ll}\p{Lu}$/u.test(text)) ||
    (words.some(({ text }) => /^\p{Lu}{5,}$/u.test(text)) && words.some(({ text }) => /^\p{Lu}\p{Ll}{2,}$/u.test(text)))
  if (isMixed && words.length < 6 && headingOf(words.map(({ text }) => text).join(' ')))
    return words.map((word) => ({ ...word, text: word.text.toUpperCase() }))
  return words.map((word) =>
    isOddCase.test(word.text) ? { ...word, text: word.text.slice(0, 1) + word.text.slice(1).toLowerCase() } : word,
  )
}

const isDated = /^(?:\p{L}{3,9}\.?\s|\d{1,2}[/.]|)(?:19|20)\d{2}$/u

/** `MARCH 2019  OCTOBER 2021`: alone on a line, two dates are a period whose dash was too faint to see. */
function withDash(words: SeenWord[]): SeenWord[] {
  const at = words.findIndex(({ text }) => /(?:19|20)\d{2}$/.test(text)) + 1
  const [first, second] = [words.slice(0, at), words.slice(at)]
  const textOf = (part: SeenWord[]) => part.map(({ text }) => text).join(' ')
  const [before, after] = [first.at(-1), second[0]]
  if (!before || !after || words.length > 4 || !isDated.test(textOf(first)) || !isDated.test(textOf(second)))
    return words
  return [...first, { ...before, text: '–', left: before.right, right: after.left }, ...second]
}

/** `Tributacién`, `Ybafiez`: words that end like this have one spelling. */
const withAccents = (text: string): string =>
  text.replace(/(?<=\p{L}{3}[cs])i[é6](?=n[.,;:)]?$)/u, 'ió').replace(/(?<=\p{L}[aeiouáéíóú])fi(?=ez[.,;:)]?$)/u, 'ñ')

/** Names of Poland that are only written with a letter which the engine doesn't know: `Malgorzata`, `Stanislaw`, `Wroclaw`. */
const withStroke = (text: string): string =>
  text
    .replace(/^(Ma)l(?=gorzat[ay]\W*$)/, '$1ł')
    .replace(/^(Pawe|Rafa)l(?=\W*$)|^(Wroc)l(?=aw\W*$)/, (name) => `${name.slice(0, -1)}ł`)
    .replace(/^L(?=ukasz\W*$)/, 'Ł')
    .replace(/^(\p{Lu}\p{Ll}{2,5}s)l(?=awa?\W*$)/u, '$1ł')

/** `Jul 2015-Apr2017` */
const gluedYear =
  /(?<!\p{L})((?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:[a-z]{2,6})?)(?=(?:19|20)\d{2}(?!\d))/giu

const beginsDate =
  /^(?:\d{1,2}[/.-]|(?:19|20)\d{2}|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:[a-z]{2,6})?\b|present|current|date)/i

/** `What | do`, `the books. | file taxes` */
const beforeI = /[.!?]$|^(?:what|where|how|when|why|who|that|things|tools|places)$/i

function mend(words: SeenWord[], index: number, isInAddress: (word: string) => boolean): string {
  const text = withAccents((words[index]?.text ?? '').replace(/['‘’`]{2,}|[‘`](?=\d)/g, "'")).replace(gluedYear, '$1 ')
  const [before = '', after = ''] = [words[index - 1]?.text, words[index + 1]?.text]
  // `2017 —- now`, where a dash was seen twice.
  if (/^[–—-]{2,3}$/.test(text)) return '—'
  // `| close the books`: a sentence begins.
  if (text === '|' && /^\p{Ll}/u.test(after) && (index === 0 || beforeI.test(before))) return 'I'
  // `0'Rourke`
  if (/^0['’]\p{Lu}/u.test(text)) return `O${text.slice(1)}`
  if (isNumeral.test(text)) return text.replace(isNumeral, (numeral) => numeral.replaceAll('l', 'I'))
  if (text === '•' && /(?:19|20)\d{2}$/.test(before) && beginsDate.test(after)) return '–'
  // `2019-06-01 ro 2020-05-01`, in small capitals.
  if (/^[rt1l][o0]$/i.test(text) && /(?:19|20)\d{2}|\d{1,2}$/.test(before) && beginsDate.test(after)) return 'to'
  // `Power Bl`, `SAP Fl`
  if (/^(?:Power)?[BFP]l(?=[,;./)]?$)/.test(text))
    return text.replace(/^(Power)(?=B)/, '$1 ').replace(/(?<=[BFP])l/, 'I')
  if (isCapital.test(text)) return `I${text.slice(1)}`
  // `English (G1)`
  if (/^\(?G[12](?=\W*$)/.test(text) && languageNames.has(plain(before))) return text.replace('G', 'C')
  // `Sp. z 0.0.`
  if (/^0\.0\.?,?$/.test(text) && /^z$/i.test(before)) return text.replaceAll('0', before === 'Z' ? 'O' : 'o')
  if (/@|\//.test(text)) return text
  const isKnown = (word: string) =>
    known.has(word) || known.has(`${word} ${plain(after)}`) || (word.length > 3 && isInAddress(word))
  return /^l\p{Ll}{2}/u.test(text) && isKnown(plain(`I${text.slice(1)}`))
    ? `I${text.slice(1)}`
    : restored(text, isKnown)
}
