import { anyEnding, strongEnding } from './endings.ts'
import type { Span } from './span.ts'

const user = '[\\p{L}\\p{N}][\\p{L}\\p{N}._%+-]{0,63}'
const label = '[\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,62}'
const open = '[(\\[{<"“*/_|~-]{1,2}'
const close = '[)\\]}>"”*/_|~-]{1,2}'
/** The sign itself in any dress: `(at)`, `[@]`, `_at_`, `&#64;`, `%40`. */
const sureAt = `(?:\\s{0,2}["'+]?\\s?@{1,3}\\s?["'+]?\\s{0,2}|&#64;|&commat;|%40|\\.at\\.|\\s?${open}\\s?(?:a ?t?|@|symbol|arroba)\\s?${close}\\s?|[\\s,]+(?:followed by |then |and )?\\(?(?:the |an )?at[ -](?:sign|symbol)\\)?(?:,? and)?(?:,? then)?\\s+|\\s+(?:arroba|arobas|arobase|chiocciola|klammeraffe|małpa)\\s+)`
/** `at the rate` is what the sign is called in India. */
const anyAt = `(?:${sureAt}|\\s+at(?:[ -]the[ -]rate(?: of)?)?\\s+)`
/** A dot in any dress. */
const dressedDot = `(?:\\s?${open}\\s?(?:d ?[o0] ?t|\\.|period|punto|ponto)\\s?${close}\\s?|\\.d[o0]t\\.|[\\s,]+(?:then )?(?:a |the )?(?:d[o0]t|punto|ponto|kropka|period|point|punkt)\\s+)`
const anyDot = `(?:\\s?\\.{1,3}\\s?|${dressedDot})`
const providers =
  '(?:gmail|googlemail|google mail|yahoo|ymail|outlook|hotmail|proton(?:mail)?|icloud|aol|zoho|gmx|yandex|fastmail|rocketmail)'
const noWord = '(?![\\p{L}\\p{N}])'
const start = '(?<![\\p{L}\\p{N}._%+-])'
const dottedUser = `${user}(?:(?:\\s+(?:dot|punto|ponto|point|punkt|under ?score|dash|hyphen)\\s+|\\s\\.\\s|${dressedDot})${user}){0,2}`

const of = (pattern: string) => new RegExp(pattern, 'giu')
const patterns = [
  // With the sign itself no ending is needed.
  of(
    `(?:mailto:)?${start}${user}${sureAt}${label}(?:(?:\\.{1,3}|,(?=\\p{L}{2,4}${noWord})|${dressedDot}|\\s\\.\\s?|\\.\\s)${label}){0,4}`,
  ),
  of(
    `${start}${dottedUser}${anyAt}${label}(?:${anyDot}${label}){0,2}${dressedDot}${anyEnding}(?:\\.\\p{L}{2})?${noWord}`,
  ),
  of(`${start}${dottedUser}\\s+at\\s+${label}(?:\\.${label}){0,2}\\s?\\.${strongEnding}(?:\\.\\p{L}{2})?${noWord}`),
  of(`${start}${user}\\s+at\\s+${providers}(?:\\s?\\.?\\s?com)?${noWord}`),
  of(`${start}${user}\\s+at\\s+${label}\\s+(?:com|net|org|io)(?:[. ]br)?${noWord}`),
  // Something that looks like the name of an account, beside a provider.
  of(`${start}${user}\\s+(?:on|-|,)\\s+${providers}${noWord}`),
  of(`${start}${user}\\s*\\(\\s*${providers}\\s*\\)`),
  of(`(?<!\\p{L})${providers}\\s+\\p{L}[\\p{L}._]{2,40}\\d{2,8}${noWord}`),
  of(`(?<!\\p{L})${providers}(?:\\s+(?:mail|address|account|id))?\\s*(?::|=|-|\\bis\\b)\\s*${user}`),
  of(`(?<!\\p{L})${providers}\\s+(?:address|account|id|user ?name)\\s+${user}`),
  // In two parts, with words between them: the name, and where it is.
  of(`${start}${user}[^.!?@\\n]{1,32}?(?<!\\p{L})${providers}(?:\\.\\p{L}{2,3})?${noWord}`),
]
/** In capitals between small letters: `carmenATgmailDOTcom`, `carmenAtGmailDotCom`. */
const joined =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}._+-]{2,64}At\p{Lu}[\p{Ll}\p{N}-]{1,63}Dot(?:Com|Net|Org|Io|Co)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[\p{Ll}\p{N}._+-]{2,64}AT[\p{Ll}\p{N}-]{2,63}(?:DOT[\p{Ll}.]{2,24})+/gu

const isAccountName = (name: string) => /[\d_]|\p{L}\.\p{L}/u.test(name)
const weakFrom = 5
const cue =
  /(?:reach|contact|write|e.?mail|mail|best way|here it is|trouble|use|user|part|me at|i am|i'm|find|my)\b[^.!?]{0,24}$/i

/** Email addresses, written as they are or disguised. */
export function findAddresses(plain: string): Span[] {
  const found = [...plain.matchAll(joined)].map(spanOfMatch)
  for (const [index, pattern] of patterns.entries())
    for (const match of plain.matchAll(pattern)) {
      if (index === 0 && !isAddress(match[0])) continue
      if (
        index >= weakFrom &&
        !isAccountName(nameIn(match[0])) &&
        !cue.test(`${plain.slice(Math.max(0, match.index - 48), match.index)}`)
      )
        continue
      found.push(spanOfMatch(match))
    }
  return found
}

/** `5 units @ $20` and `12 @ 40` are prices; `look @ it`, `as @carmen`, `481(a) adjustment` and `marked-at-cost` have no ending. */
function isAddress(text: string): boolean {
  if (/@|%40|&/.test(text) && (!/(?:@|%40|;)\s{0,2}[^\s\d]*\p{L}/u.test(text) || /^\d+\s*@\s/.test(text))) return false
  const sign = weakAt.exec(text)?.[0]
  return !sign || ending.test(text.slice(text.indexOf(sign) + sign.length))
}
const ending = new RegExp(`\\.\\s?\\p{L}|d ?[o0] ?t|${providers}`, 'iu')
const weakAt = /\s@\s?|[([{<"“*/_|~-]{1,2}\s?a\s?[)\]}>"”*/_|~-]{1,2}|["“*/_|~-]{1,2}\s?at\s?["”*/_|~-]{1,2}/iu

const nameIn = (text: string) => text.replace(new RegExp(providers, 'giu'), '')

const spanOfMatch = ({ index, 0: text }: RegExpExecArray): Span => ({ from: index, to: index + text.trimEnd().length })
