import { digitsOfWord, isAlmostDigit, isOpenNumeral, isZero, joints, numeralAt } from './number-words.ts'
import type { Span } from './span.ts'

/** A figure, a word for a number, or any other word, for which `digits` is 0. */
export type NumberToken = Span & { text: string; digits: number; isWord: boolean }

const chunks = /[\p{L}\p{N}]+(?:['’*]\p{L}+)*/gu
const parts = /\d+|[^\d]+/gu
/** Letters that look like a digit, among digits. */
const figure = /^(?:[\dOoIl]*\d[\dOoIl]*|(?!B2B|\d{3}[SBZ])(?=[OoIlSBZ]*\d)[\dOoIlSBZ]{3,4})$/
/** Letters that look like digits, of which a number has a few among its figures. */
const lookAlikes = /^[OoIl]{1,4}$/
/** Scripts that leave no space between words. */
export const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Hangul}]/u

/** The figures and words of a text. */
export function numberTokens(plain: string): NumberToken[] {
  const tokens: NumberToken[] = []
  const add = (from: number, text: string, digits: number, isWord: boolean) =>
    tokens.push({ from, to: from + text.length, text, digits, isWord })
  const word = (from: number, text: string) => add(from, text, digitsOfWord(text, tokens.at(-1)?.text), true)
  for (const { index, 0: chunk } of plain.matchAll(chunks)) {
    if (figure.test(chunk)) add(index, chunk, chunk.length, false)
    else if (lookAlikes.test(chunk)) add(index, chunk, chunk.length, false)
    else if (unspaced.test(chunk))
      for (const part of numeralsIn(chunk))
        if (/^\d+$/.test(part.text)) add(index + part.from, part.text, part.text.length, false)
        else word(index + part.from, part.text)
    else if (!/\d/.test(chunk) || digitsOfWord(chunk) > 0) word(index, chunk)
    else
      for (const { index: at, 0: part } of chunk.matchAll(parts))
        if (/\d/.test(part)) add(index + at, part, part.length, false)
        else word(index + at, part)
  }
  return foldSpoken(readMisspelled(tokens))
}

/** Words for numbers in a chunk without spaces, and what stands between them. */
function numeralsIn(chunk: string): { from: number; text: string }[] {
  const found: { from: number; text: string }[] = []
  let rest = 0
  const between = (to: number) => {
    if (to > rest) found.push({ from: rest, text: chunk.slice(rest, to) })
  }
  for (let at = 0; at < chunk.length; ) {
    const text = numeralAt(chunk, at, 1) ?? /^\d+/.exec(chunk.slice(at, at + 20))?.[0]
    if (text) {
      between(at)
      found.push({ from: at, text })
      rest = at + text.length
    }
    at += text?.length ?? 1
  }
  between(chunk.length)
  return found
}

/** A word that is almost a digit is one among words for digits. */
function readMisspelled(tokens: NumberToken[]): NumberToken[] {
  const isNumeral = (token: NumberToken | undefined) => token?.isWord && token.digits > 0
  for (const [at, token] of tokens.entries()) {
    if (token.digits > 0 || !token.isWord) continue
    const beside = [tokens[at - 1], tokens[at + 1]].filter(isNumeral).length
    // Words of any sentence need more of them.
    const isCommon = /^(?:to|for)$/i.test(token.text)
    if (beside < (isCommon ? 2 : 1)) continue
    const near = tokens.slice(Math.max(0, at - 3), at + 4).filter(isNumeral).length
    if (near >= (isCommon ? 4 : 2) && isAlmostDigit(token.text)) token.digits = 1
  }
  return tokens
}

/** `ninety one` has two digits, and `seven hundred two` three: a smaller number stands in place of the zeros of a larger one. */
function foldSpoken(tokens: NumberToken[]): NumberToken[] {
  let before: NumberToken | undefined
  for (const token of tokens) {
    if (token.digits === 0 && joints().has(token.text.toLowerCase())) continue
    if (before?.isWord && token.isWord && token.digits > 0 && !isZero(token.text)) {
      if (isOpenNumeral(before.text) && before.digits > token.digits) before.digits -= token.digits
      else if (isOpenNumeral(token.text) && token.digits === 3 && before.digits === 1) token.digits = 2
    }
    before = token
  }
  return tokens
}
