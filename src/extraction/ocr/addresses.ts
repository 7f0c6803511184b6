import type { SeenWord } from './look.ts'

const isDomain = /^@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+[,;]?$/u
const isAccount = /^[\p{L}\d._%+-]+$/u
const hasAccount = /^[\p{L}\d._%+-]+@/u
/** Nobody ends a word like this, or begins one with a dot inside, but in an address: `marcus.`, `katarzyna.wisnie`. */
const isBegun = /^[a-z\d]+(?:[._][a-z\d]+)*[._]$|^[a-z\d]+[._][a-z\d]+$/
/** It ends where its domain would go on: `ana@`, `ana@example.` */
const isOpen = /^[\p{L}\d._%+-]+@(?:[\p{L}\d-]+\.)*$/u
const isWhole = /^[^@]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+[,;]?$/u
const isSite = /\.(?:com|net|org|io|me|co|dev|edu|gov|ph|uk|us)$/

/** `@videotron-` at the end of a line: its domain goes on below. */
const isCutDomain = /^@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*[-.]$/u
/** What may follow an at sign that stands apart; behind an icon that looks like one stands `www.` or the name of a network. */
const isBareDomain = /^(?!www\.|linkedin|github)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+[,;]?$/iu

/** In ems: what is narrower than any space between words, and than the space that wide letters leave around a sign. */
const narrow = 0.25
const loose = 0.6

const isRest = (before: SeenWord, word: SeenWord): boolean =>
  (isDomain.test(word.text) && isAccount.test(before.text)) ||
  (isCutDomain.test(word.text) && isAccount.test(before.text) && /\p{L}/u.test(before.text)) ||
  (before.text === '@' && isBareDomain.test(word.text) && word.left - before.right < loose * word.em) ||
  (isOpen.test(before.text) && isWhole.test(before.text + word.text)) ||
  (hasAccount.test(word.text) && isBegun.test(before.text) && !isSite.test(before.text)) ||
  (hasAccount.test(word.text) && /^[a-z\d]+$/.test(before.text) && word.left - before.right < narrow * word.em)

/** Puts together addresses in which a space was seen that no address has: `lwazi.dube @example.co.uk`. As sure as its least sure part. */
export function joinAddresses(words: SeenWord[]): SeenWord[] {
  const joined: SeenWord[] = []
  for (const word of words) {
    let whole = word
    for (let before = joined.at(-1); before && isRest(before, whole); before = joined.at(-1)) {
      joined.pop()
      whole = {
        ...before,
        text: before.text + whole.text,
        right: whole.right,
        confidence: Math.min(before.confidence, whole.confidence),
      }
    }
    joined.push(whole)
  }
  return joined.map((word) => ({ ...word, text: mendAddress(word.text) }))
}

/** `ana@example.comM)`: an envelope behind an address in small letters. */
const envelope = /(?<=^[a-z\d._-]+\.[a-z]{2,4})(?:[A-Z][)\]}|]?|[)\]}|=~%©®])$/

/** `ana@example._ph`, `ana©example.com`, `ana@example,com`, `ana.-reyes@example.com`: signs that no address has. */
function mendAddress(text: string): string {
  const whole = text.replace(/^([\w.+-]{3,})[©®]([\w-]+(?:\.[\w-]+)*\.[a-z]{2,})$/, '$1@$2')
  const [account, domain, ...others] = whole.split('@')
  if (!account || !domain || others.length > 0) return text
  return `${account.replace(/\.-|-\./g, '.')}@${domain
    .replace(envelope, '')
    .replace(/_*\._*/g, '.')
    .replace(/(?<=[a-z\d]),(?=[a-z]{2,3}$)/, '.')}`
}
