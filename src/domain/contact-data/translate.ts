import { once } from '../once.ts'
import { ownEnding } from './endings.ts'
import { withoutOneLetter } from './near-words.ts'
import { unspaced } from './number-tokens.ts'
import { type PlainText, plainTextOf } from './plain-text.ts'
import { cues } from './words/cues.ts'
import { placeNames, providerNames } from './words/places.ts'
import { endingNames, signNames, worldWideWeb } from './words/signs.ts'

/** What a word is to the rules; one that is only perhaps meant that way is looked at beside its neighbors. */
type Meaning = { text: string; kind: 'sign' | 'place' | 'provider' | 'ending' | 'cue'; isPerhaps: boolean }
type Token = { from: number; to: number; word: string; meaning?: Meaning | undefined }

/** What the rules know by itself. */
const native = new Set(['at', 'dot', 'dash', 'is', 'my', 'site', 'mail', 'email', 'phone', 'number'])

/** Words by what they mean, and beginnings of words that have endings of their own, as in `в телеграме`. */
const vocabulary = once(() => {
  const meanings = new Map<string, Meaning>()
  const stems = new Map<string, Meaning>()
  const learn = (text: string, kind: Meaning['kind'], names: string) => {
    for (const name of names.split(' ').filter(Boolean)) {
      const word = plainTextOf(name.replace(/[?*]$/, '').replaceAll('_', ' ')).text.toLowerCase()
      const meaning = { text, kind, isPerhaps: name.endsWith('?') || kind === 'ending' }
      if (native.has(word) || word === text) continue
      if (!meanings.has(word)) meanings.set(word, meaning)
      if (name.endsWith('*')) stems.set(word, meaning)
    }
  }
  for (const line of Object.values(signNames))
    for (const [column, names] of line.split('|').entries())
      learn(['@', 'dot', 'dash', 'underscore', 'slash'][column] as string, 'sign', names)
  learn('www', 'sign', worldWideWeb)
  for (const [text, names] of Object.entries(placeNames)) learn(text, 'place', names)
  for (const [text, names] of Object.entries(providerNames)) learn(text, 'provider', names)
  for (const [text, names] of Object.entries(endingNames)) learn(text, 'ending', names)
  for (const [text, names] of Object.entries(cues)) learn(text, 'cue', names)
  return { meanings, stems }
})

/** Long names of places with a letter left out: what is one letter off shares such a form. */
const nearNames = once(
  () =>
    new Map<string, Meaning>(
      Object.keys(placeNames)
        .filter((name) => name.length >= 7)
        .flatMap((text) =>
          withoutOneLetter(text.toLowerCase()).map(
            (part) => [part, { text, kind: 'place', isPerhaps: false }] as const,
          ),
        ),
    ),
)

/** The first words of phrases, with the most words that follow. */
const phraseLengths = once(() => {
  const lengths = new Map<string, number>()
  for (const phrase of vocabulary().meanings.keys()) {
    const words = phrase.split(' ')
    lengths.set(words[0] as string, Math.max(lengths.get(words[0] as string) ?? 0, words.length))
  }
  return lengths
})
const longestUnspaced = once(() =>
  Math.max(...[...vocabulary().meanings.keys()].filter((word) => unspaced.test(word)).map((word) => word.length)),
)

/** The text in the words of the rules, if any of its words is known by another name. */
export function translate(plain: PlainText): PlainText | undefined {
  const tokens = tokensOf(plain.text)
  if (!tokens.some(({ meaning }) => meaning)) return
  // From the end: a dot before another sign is one because of that sign.
  for (let at = tokens.length - 1; at >= 0; at--)
    if (tokens[at]?.meaning?.isPerhaps)
      tokens[at] = { ...(tokens[at] as Token), meaning: settle(tokens, at, plain.text) }
  const known = tokens.filter(({ meaning }) => meaning)
  return known.length > 0 ? rewrite(plain, known) : undefined
}

const wordPattern = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu

function tokensOf(text: string): Token[] {
  const words = [...text.matchAll(wordPattern)].flatMap(({ index, 0: word }) =>
    unspaced.test(word)
      ? unspacedTokens(word.toLowerCase(), index)
      : [{ from: index, to: index + word.length, word: word.toLowerCase() }],
  )
  const tokens: Token[] = []
  for (let at = 0; at < words.length; ) {
    const token = words[at] as Token
    const phrase = token.meaning ? undefined : phraseAt(words, at, text)
    tokens.push(phrase?.token ?? { ...token, meaning: token.meaning ?? inflected(token.word) })
    at += phrase?.length ?? 1
  }
  return tokens
}

function phraseAt(words: Token[], at: number, text: string) {
  const first = words[at] as Token
  for (let length = phraseLengths().get(first.word) ?? 0; length > 0; length--) {
    const last = words[at + length - 1]
    if (!last) continue
    const meaning = vocabulary().meanings.get(
      text
        .slice(first.from, last.to)
        .toLowerCase()
        .replaceAll(/[-\s]+/g, ' '),
    )
    if (meaning) return { length, token: { from: first.from, to: last.to, word: first.word, meaning } }
  }
}

function inflected(word: string): Meaning | undefined {
  const misspelled =
    word.length >= 7 && !/^discard/.test(word) ? withoutOneLetter(word).map((part) => nearNames().get(part)) : []
  const near = misspelled.find(Boolean)
  if (near) return near
  for (let cut = 1; cut <= 4 && word.length - cut >= 5; cut++) {
    const meaning = vocabulary().stems.get(word.slice(0, -cut))
    if (meaning) return meaning
  }
}

/** Known words anywhere in a chunk without spaces. */
function unspacedTokens(chunk: string, offset: number): Token[] {
  const tokens: Token[] = []
  let rest = 0
  const between = (to: number) => {
    if (to > rest) tokens.push({ from: offset + rest, to: offset + to, word: chunk.slice(rest, to) })
  }
  for (let at = 0; at < chunk.length; at++) {
    for (let length = Math.min(longestUnspaced(), chunk.length - at); length > 0; length--) {
      const word = chunk.slice(at, at + length)
      const meaning = unspaced.test(word) ? vocabulary().meanings.get(word) : undefined
      if (!meaning) continue
      between(at)
      tokens.push({ from: offset + at, to: offset + at + length, word, meaning })
      rest = at + length
      at = rest - 1
      break
    }
  }
  between(chunk.length)
  return tokens
}

const isEnding = new RegExp(`^${ownEnding}$`, 'i')
const isBeforePlace = /^(?:my|our|on|via|by|mi|sa|meu|no|me)$/

function settle(tokens: Token[], at: number, text: string): Meaning | undefined {
  const { meaning, to, from } = tokens[at] as Token & { meaning: Meaning }
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  if (meaning.kind === 'ending') {
    const isAfterDot = before?.meaning?.text === 'dot' || before?.word === 'dot' || /\.\s?$/.test(text.slice(0, from))
    return isAfterDot ? meaning : undefined
  }
  if (meaning.kind === 'place') {
    const isAfterMy = before && (isBeforePlace.test(before.word) || /^(?:my|our)$/.test(before.meaning?.text ?? ''))
    return isAfterMy || /^\s?[:=]|^\s\+?\d[\d ().-]{6}/.test(text.slice(to, to + 12)) ? meaning : undefined
  }
  if (meaning.text === '@') return { ...meaning, text: 'at' }
  if (!next || !/^[\s)\]}>*_-]+[([{<*_-]?$/.test(text.slice(to, next.from))) return
  const isBeforeEnding = isEnding.test(next.word) || next.meaning?.kind === 'ending'
  const after = tokens.slice(at + 1, at + 6)
  const isNearSign = tokens.slice(Math.max(0, at - 4), at + 5).some(isSureAt) || (after.some(isAt) && after.some(isDot))
  return isBeforeEnding || isNearSign ? { ...meaning, isPerhaps: false } : undefined
}

const isSureAt = ({ meaning }: Token) => meaning?.text === '@' && !meaning.isPerhaps
const isAt = ({ meaning, word }: Token) => word === 'at' || meaning?.text === 'at'
const isDot = ({ meaning, word }: Token) => word === 'dot' || (meaning?.text === 'dot' && !meaning.isPerhaps)

/** Each sign of a new word stands where the old one stood. */
function rewrite({ text, from, to }: PlainText, known: Token[]): PlainText {
  const parts: string[] = []
  const [newFrom, newTo]: [number[], number[]] = [[], []]
  let at = 0
  const keep = (end: number) => {
    parts.push(text.slice(at, end))
    for (; at < end; at++) {
      newFrom.push(from[at] as number)
      newTo.push(to[at] as number)
    }
  }
  for (const { from: start, to: end, meaning } of known) {
    keep(start)
    const isTight = /[\p{L}\p{N}]/u
    const word = `${isTight.test(text[start - 1] ?? '') ? ' ' : ''}${meaning?.text}${isTight.test(text[end] ?? '') ? ' ' : ''}`
    parts.push(word)
    for (let sign = 0; sign < word.length; sign++) {
      newFrom.push(from[start] as number)
      newTo.push(to[end - 1] as number)
    }
    at = end
  }
  keep(text.length)
  return { text: parts.join(''), from: newFrom, to: newTo }
}
