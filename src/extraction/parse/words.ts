/** Every rule asks about the same lines, so answers are kept for this many texts. */
const mostKept = 3000

export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined || kept.has(text)) return known as T
    if (kept.size >= mostKept) kept.clear()
    const found = read(text)
    kept.set(text, found)
    return found
  }
}

/** Letters and digits alone, small, without accents: for comparing with a lexicon. `&` counts as "and". */
export const plain = remembered((text) =>
  (/[\u0080-\uffff]/.test(text) ? bareLetters(text) : text)
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’‘]/g, '')
    .replace(/[^a-z0-9+#]+/g, ' ')
    .trim(),
)

/** Letters with a stroke are no letters with a mark: they have to be named. */
const strokes: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
}

const bareLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[łŁøØđĐıßæÆœŒ]/g, (letter) => strokes[letter] ?? letter)

/** The same without any space, for words that were set wide or cut in two. */
export const squash = (text: string): string => plain(text).replaceAll(' ', '')

/** Whether one letter is another, too much or missing. */
export function isOneOff(one: string, other: string): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one]
  if (longer.length - shorter.length > 1 || one === other) return false
  let from = 0
  while (from < shorter.length && shorter[from] === longer[from]) from++
  return shorter.slice(shorter.length === longer.length ? from + 1 : from) === longer.slice(from + 1)
}

/** How many of the words, or phrases, occur as whole words. */
export function countOf(text: string, phrases: ReadonlySet<string>): number {
  const words = plain(text).split(' ')
  const lengths = lengthsOf(phrases)
  let count = 0
  for (const [from, word] of words.entries()) {
    const longest = Math.min(lengths.get(word) ?? 0, words.length - from)
    for (let length = 1; length <= longest; length++)
      if (phrases.has(length === 1 ? word : words.slice(from, from + length).join(' '))) count++
  }
  return count
}

const lengths = new WeakMap<ReadonlySet<string>, Map<string, number>>()

/** By its first word, how many words the longest phrase has: most words of a text begin none. */
function lengthsOf(phrases: ReadonlySet<string>): Map<string, number> {
  const known = lengths.get(phrases)
  if (known) return known
  const found = new Map<string, number>()
  for (const phrase of phrases) {
    const [first = '', ...others] = phrase.split(' ')
    found.set(first, Math.max(found.get(first) ?? 0, others.length + 1))
  }
  lengths.set(phrases, found)
  return found
}

export const hasAny = (text: string, phrases: ReadonlySet<string>): boolean => countOf(text, phrases) > 0

export const lexicon = (...lists: string[][]): Set<string> => new Set(lists.flat().map(plain))

/** Bullets of all kinds, and the shapes, stars, ticks and arrows that stand for them; not the pictures of a phone or an envelope. */
const bullet =
  /^(?:[\u00b7\u203a\u2022\u2023\u2043\u204c\u204d\u2219\u2192\u21d2\u2713\u2714\u25a0-\u25ff\u2605\u2606\u2716-\u2718\u2719-\u274d\u2756-\u27af\u2b1b-\u2b55]|[-–—*»>o+](?=\s|$))\s*/u

export const isBulleted = (text: string): boolean => bullet.test(text)
export const withoutBullet = (text: string): string => text.replace(bullet, '')

const abbreviation =
  /(?:\b(?:inc|co|ltd|corp|kft|zrt|llc|llp|plc|pvt|pte|bhd|lda|ltda|srl|bros|jr|sr|dept|sc|sa)|\.\p{L}|\b\p{Lu})\.$/iu

/** Ends as a sentence does, not as `Harbor Foods Inc.` does. */
export const endsSentence = (text: string): boolean =>
  /[.;!?]$/.test(text) && !abbreviation.test(text) && !shortArea.test(text)

/** `Grupo Industrial, Saltillo, Coah.` */
const shortArea =
  /,\s(?:Ags|Camp|Chih|Chis|Coah|Col|Dgo|Gto|Gro|Hgo|Jal|Mich|Mor|Nay|Oax|Pue|Qro|Sin|Son|Tab|Tamps|Tlax|Ver|Yuc|Zac|Edo|Méx|Mex|Ala|Ariz|Ark|Calif|Colo|Conn|Fla|Ill|Ind|Kans|Mass|Minn|Mont|Nebr|Nev|Okla|Ont|Ore|Penn|Que|Sask|Tenn|Tex|Wash|Wis|Wyo)\.$/u

const smallWords = /^(?:of|and|the|de|del|la|el|y|en|in|for|to|at|a|an|on|with|e)$/

/** Names in a row, `Senior Accountant | Harbor Foods Inc., Cebu City`, however long it gets. */
export function areNames(text: string): boolean {
  const pieces = text.split(/\s*[|•·,;()]\s*|\s+[–—-]\s+|(?<=\p{Ll}{3})\.\s+(?=\p{Lu})/u)
  const lowers = pieces.map(
    (piece) => piece.split(/\s+/).filter((word) => /^\p{Ll}{2,}/u.test(word) && !smallWords.test(word)).length,
  )
  return (
    pieces.length > 1 &&
    !endsSentence(text) &&
    pieces.every((piece) => piece.length <= 70) &&
    lowers.every((count) => count <= 1)
  )
}

/** A sentence or a part of one, as opposed to a name, a title or a date. */
export function isProse(text: string): boolean {
  const words = text.split(/\s+/)
  const lower = words.filter((word) => /^\p{Ll}{2,}/u.test(word) && !smallWords.test(word)).length
  if (text.length > 100 || words.length > 14 || lower >= 4) return true
  return words.length >= 5 && endsSentence(text)
}
