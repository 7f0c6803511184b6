import { saidAt, saidDot } from './said-signs.ts'
import type { Span } from './span.ts'

export const user = '[\\p{L}\\p{N}][\\p{L}\\p{N}._%+-]{0,63}'
export const label = '[\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,62}'
/** Any signs around a word. */
const open = '[^\\p{L}\\p{N}\\s.,;:!?@$%&#]{1,2}'
const close = open
/** The sign itself in any dress: `(at)`, `[@]`, `_at_`, `&#64;`, `%40`. */
export const sureAt = `(?:\\s{0,2}["'+]?\\s?@{1,3}\\s?["'+]?\\s{0,2}|&#64;|&commat;|%40|\\.at\\.|\\s?${open}\\s?(?:a ?t?|@|symbol|${saidAt})\\s?${close}\\s?|[\\s,]+(?:followed by |then |and )?\\(?(?:the |an )?at[ -](?:sign|symbol)\\)?(?:,? and)?(?:,? then)?\\s+|\\s+(?:${saidAt})\\s+)`
/** `at the rate` is what the sign is called in India. */
export const anyAt = `(?:${sureAt}|\\s+at(?:[ -]the[ -]rate(?: of)?)?\\s+|,\\s?at,\\s?)`
/** A dot in any dress. */
export const dressedDot = `(?:\\s?[([{<]d[)\\]}>]\\s?|\\s?${open}\\s?(?:d ?[o0] ?t|\\.|${saidDot})\\s?${close}\\s?|\\.d[o0]t\\.|[\\s,]+(?:then )?(?:a |the )?(?:${saidDot})[\\s,-]+|(?<=\\p{L}{2})dot\\s?(?=(?:com|net|org|io)(?!\\p{L})))`
export const anyDot = `(?:\\s?\\.{1,3}\\s?|${dressedDot})`
export const noWord = '(?![\\p{L}\\p{N}])'
export const start = '(?<![\\p{L}\\p{N}._%+-])'
export const digitWord = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|\\d{1,4})'
/** As in a year: `nineteen ninety`. */
const yearWord =
  '(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|thousand|hundred)'
export const dottedUser = `${user}(?:(?:\\s+(?:${saidDot}|under ?score|dash|hyphen|minus|guion(?: bajo)?|plus)\\s+|\\s\\.\\s|${dressedDot})${user}){0,3}(?:[\\s-]+(?:${digitWord}|${yearWord})){0,6}`
/** Like no word: letters, then a sign or a figure among more of them. */
export const accountName = '(?=\\p{L}{3})[\\p{L}]+(?:[._]\\p{L}|[._-]?\\d)[\\p{L}\\p{N}._-]{0,40}'

export const spanOfMatch = ({ index, 0: text }: RegExpExecArray): Span => ({
  from: index,
  to: index + text.trimEnd().length,
})

/** A file has a dot and an ending, too. */
export const fileName = /\.(?:xls[xmb]?|csv|pdf|docx?|pptx?|zip|txt|png|jpe?g|qb[bwmo])$/
