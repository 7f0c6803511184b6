import places from '../lexicon/places.json' with { type: 'json' }
import { lexicon, plain } from '../parse/words.ts'
import type { Line, SeenWord } from './look.ts'

/** What the engine reads for a bullet, a ring or a small square. */
const mayBeBullet = /^[eoO0*°•·«»+.©®¢>a]{1,2}$/
/** The same for a dash before an item, or for a dot that was too faint. */
const mayBeDash = /^[-–—~=_]{1,2}$/
const isDash = /^[–—-]$/
/** The ends of a label in a frame. */
const isFrame = /^[()[\]{}|\\/]$/
/** In ems: how far a sign stands from its text, and how far two of a list may differ. */
const apartEm = 0.2
const iconGapEm = 0.75
const sameLeftEm = 0.35
/** Of 100: an icon is read as a letter or two, and not with certainty. */
const iconConfidence = 88

/** Takes off what is no word: bullets that were read as letters, icons before a text, frames around labels. */
export function withoutSigns(given: Line[]): Line[] {
  const lines = atBullets(given)
  const lists = lines.flatMap((line) =>
    line.hasBullet ? [line.bulletLeft] : signOf(line) ? [signOf(line)?.left ?? 0] : [],
  )
  const dashes = lines.flatMap((line) => (isDash.test(dashOf(line)?.text ?? '') ? [dashOf(line)?.left ?? 0] : []))
  const isAmong = (lefts: number[], { left }: SeenWord, em: number) =>
    lefts.filter((other) => Math.abs(other - left) < sameLeftEm * em).length >= 2
  return lines.flatMap((line) => {
    const dash = dashOf(line)
    const sign = line.hasBullet ? undefined : (signOf(line) ?? dash)
    const rest = { ...line, words: line.words.slice(1) }
    if (sign && isAmong(lists, sign, line.em))
      return [{ ...rest, words: cleaned(rest), hasBullet: true, bulletLeft: sign.left }]
    if (dash && isAmong(dashes, dash, line.em)) return [{ ...line, words: [{ ...dash, text: '—' }, ...cleaned(rest)] }]
    const words = cleaned(line)
    return words.length > 0 || line.hasBullet ? [{ ...line, words }] : []
  })
}

/** In ems: what lies between two columns, at least. */
const columnGapEm = 2

/** `Xero      • Closed the books`: a line of one column that was read together with an item beside it, where a list has its bullets. */
function atBullets(lines: Line[]): Line[] {
  const bulletsOf = ({ words, em }: Line) =>
    words.flatMap(({ text, left, right }, index) => {
      const [before, after] = [words[index - 1], words[index + 1]]
      if (text !== '•' || !before || !after) return []
      const [gapBefore, gapAfter] = [left - before.right, after.left - right]
      return gapBefore > columnGapEm * em && gapAfter < gapBefore / 2 ? [{ index, left }] : []
    })
  const lefts = lines.flatMap((line) => [
    ...(line.hasBullet ? [line.bulletLeft] : []),
    ...bulletsOf(line).map(({ left }) => left),
  ])
  return lines.flatMap((line) => {
    const bullet = bulletsOf(line).find(
      ({ left }) => lefts.filter((other) => Math.abs(other - left) < sameLeftEm * line.em).length > 2,
    )
    if (!bullet) return [line]
    const item = { ...line, words: line.words.slice(bullet.index + 1), hasBullet: true, bulletLeft: bullet.left }
    return [{ ...line, words: line.words.slice(0, bullet.index) }, item]
  })
}

const cleaned = (line: Line): SeenWord[] => withoutRating(withoutBar(withoutFrames(withoutIcon(line))))

/** A bar before a heading. */
const withoutBar = (words: SeenWord[]): SeenWord[] =>
  words.length > 1 && /^[|[\]{}\\]$/.test(words[0]?.text ?? '') ? words.slice(1) : words

/** The first word, if it may be a bullet: alone, or with room behind it. */
function signOf({ words: [first, second], em }: Line): SeenWord | undefined {
  if (!first || !mayBeBullet.test(first.text)) return undefined
  return !second || second.left - first.right > apartEm * em ? first : undefined
}

const dashOf = ({ words: [first, second], em }: Line): SeenWord | undefined =>
  first && second && mayBeDash.test(first.text) && second.left - first.right > apartEm * em ? first : undefined

/** What dots, rings and stars in a row are read as, which say how well something is known. */
const isRating = /^(?![0o]+$)[eoO0@©®°•*●○¢»«]{2,}$/i
const leastDots = 3

/** `English e@eee@` */
function withoutRating(words: SeenWord[]): SeenWord[] {
  const from = words.findLastIndex(({ text }) => !isRating.test(text)) + 1
  const dots = words.slice(from).reduce((sum, { text }) => sum + text.length, 0)
  return dots >= leastDots ? words.slice(0, from) : words
}

/** What an icon is read as beside the text that it stands for, whatever follows. */
const isIcon = /^[@%™©®=~^§¥€£«»*<>?!]{1,2}$|^\p{Ll}[=~]$/u
/** The same where the engine was not sure: these are also written. */
const mayBeIcon = /^[&#"'“”‘’$]{1,2}$/u
const doubtful = 80
/** In ems: how far an icon may stand from its text. */
const widestSpace = 1.3
const isContact = /\S@\S|^\(?\+\d|^\(\d{2,4}\)|^0\d{1,4}$|^\d[\d().-]{4,}|^https?:|^www\.|linkedin|github/i
const isDate = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:[a-z]{2,6})?\.?$|^(?:19|20)\d{2}\b/i

/** What a pin is read as behind a place or a year, where it stands for what comes next. */
const mayBePin = /^[9Q©®°@]$/
const knownPlaces = lexicon(places.cities, places.countries, places.regions)
const endsPlace = (text: string): boolean => /(?:19|20)\d{2}$/.test(text) || knownPlaces.has(plain(text))

/** One or two letters that stand apart, before a text or alone, and signs before a text that needs none. */
function withoutIcon({ words, em }: Line): SeenWord[] {
  return words.filter(({ text, left, right, confidence }, index) => {
    const [before, after] = [words[index - 1], words[index + 1]]
    const isApartBefore = !before || left - before.right > iconGapEm * em || /^[|•]$/.test(before.text)
    const isApartAfter = !after || after.left - right > iconGapEm * em
    if (before && !after && mayBePin.test(text) && endsPlace(before.text)) return false
    if (text.length > 3 || !isApartBefore || /\d/.test(text)) return true
    const next = after && after.left - right < widestSpace * em ? after.text : ''
    if (next && (isIcon.test(text) || (mayBeIcon.test(text) && confidence < doubtful))) return false
    if (isContact.test(next) && confidence < iconConfidence) return false
    if (isDate.test(next) && text.length < 3 && confidence < doubtful) return false
    return text.length > 2 || confidence >= iconConfidence || !isApartAfter
  })
}

/** `( Month-End Close ] [Budgeting |`: where two ends of frames stand in a line, none of them is text. */
function withoutFrames(words: SeenWord[]): SeenWord[] {
  const frames = words.filter(({ text }) => isFrame.test(text) && text !== '|' && text !== '/').length
  if (frames < 2) return words
  return words
    .map((word) => ({ ...word, text: word.text.replace(/^[[{|]+|[\]}|]+$/g, '') }))
    .filter(({ text }) => text !== '' && !isFrame.test(text) && text !== 'J')
}
