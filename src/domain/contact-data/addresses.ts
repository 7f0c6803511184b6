import {
  accountName,
  anyAt,
  anyDot,
  dottedUser,
  dressedDot,
  fileName,
  label,
  noWord,
  spanOfMatch,
  start,
  sureAt,
  user,
} from './address-parts.ts'
import { anyEnding, strongEnding } from './endings.ts'
import { providers } from './providers.ts'
import type { Span } from './span.ts'

const of = (pattern: string) => new RegExp(pattern, 'giu')
/** With the sign itself no ending is needed. */
const withSign = of(
  `(?:mailto:)?${start}${user}(?:${dressedDot}${user}){0,2}${sureAt}${label}(?:(?:\\.{1,3}|\\s?,\\s?(?=(?:com|net|org|io|co|ph|in|mx)${noWord})|${dressedDot}|\\s\\.\\s?|\\.\\s)${label}){0,4}`,
)
const patterns = [
  of(
    `${start}${dottedUser}${anyAt}${label}(?:${anyDot}${label}){0,2}${dressedDot}${anyEnding}(?:\\.\\p{L}{2})?${noWord}`,
  ),
  of(`${start}${dottedUser}\\s+at\\s+${label}(?:\\.${label}){0,2}\\s?\\.${strongEnding}(?:\\.\\p{L}{2})?${noWord}`),
  of(`${start}${dottedUser}\\s+at\\s+${label}\\s+(?:com|net|org|io)(?:[. ]br)?${noWord}`),
  // One sign for everything between: `carmen_at_dizon_com`.
  of(`${start}[\\p{L}\\p{N}.]{2,40}([-_|/~*])at\\1[\\p{L}\\p{N}]{2,60}\\1(?:dot\\1)?${strongEnding}${noWord}`),
  of(`${start}${user}\\s?@\\s?(?:our|my|the)\\s[^!?@.\\n]{0,40}?${label}\\.${strongEnding}${noWord}`),
  // A name that is told to be one of an address, whatever is said of the rest.
  of(
    `(?<=(?<!\\p{L})(?:e-?mail|mail|inbox|correo|(?:e-?mail|mail) address|user ?name)(?:\\s+(?:address|id|name))?\\s*(?:is|es|:|=|starts with|begins with)\\s+)${accountName}`,
  ),
  // Its two parts in two clauses, where somebody speaks of themselves.
  of(
    `(?<=(?<!\\p{L})(?:my|me|our|e-?mail|mail|inbox|user)(?!\\p{L})[^!?\\n]{0,48})${start}${accountName}[^!?@\\n]{1,48}?(?:(?<![\\p{L}\\p{N}])@|(?<!\\p{L})(?:at|domain|ends (?:with|in))\\s)[^!?@.\\n]{0,24}?${label}\\.${strongEnding}(?:\\.\\p{L}{2})?${noWord}`,
  ),
  // The name before a host that is told in other words: `carmen at the domain …`, `carmen@ … and then …`.
  of(
    `${start}${user}(?:\\s*\\([^()\\n]{1,24}\\))?(?:\\s?@|\\s+\\(?at)\\s*(?:\\([^()\\n]{1,24}\\)|…|\\.{2,4}|(?:the |my |our )?(?:firm['’]s |company['’]s |own )?(?:domain|site|website)(?: name)?(?: is|,|:)?|(?:and )?then)\\s*(?:www\\.)?${label}(?:\\.|${dressedDot})${strongEnding}${noWord}`,
  ),
  // A loud `AT` between small letters.
  /(?<![\p{L}\p{N}._-])\p{Ll}[\p{Ll}\p{N}._-]{2,40} AT \p{Ll}[\p{Ll}\p{N}-]{4,60}(?![\p{L}\p{N}])/gu,
]
/** In capitals between small letters: `carmenATgmailDOTcom`, `carmenAtGmailDotCom`. */
const joined =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}._+-]{2,64}At\p{Lu}[\p{Ll}\p{N}-]{1,63}Dot(?:Com|Net|Org|Io|Co)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[\p{Ll}\p{N}._+-]{2,64}AT[\p{Ll}\p{N}-]{2,63}(?:DOT[\p{Ll}.]{2,24})+/gu

/** Email addresses, written as they are or disguised. */
export function findAddresses(plain: string): Span[] {
  const signed = [...plain.matchAll(withSign)].filter(([text]) => isAddress(text))
  const others = [joined, ...patterns].flatMap((pattern) => [...plain.matchAll(pattern)])
  return [...signed, ...others].filter(([text]) => !fileName.test(text)).map(spanOfMatch)
}

/** `5 units @ $20` and `12 @ 40` are prices; `look @ it`, `as @carmen`, `481(a) adjustment` and `marked-at-cost` have no ending. */
function isAddress(text: string): boolean {
  if (/@|%40|&/.test(text) && (!/(?:@|%40|;)[\s"'+]{0,4}[^\s\d]*\p{L}/u.test(text) || /^\d+\s*@\s/.test(text)))
    return false
  const sign = weakAt.exec(text)?.[0]
  return !sign || ending.test(text.slice(text.indexOf(sign) + sign.length))
}
const ending = new RegExp(`\\.\\s?\\p{L}|,\\s?(?:com|net|org)|d ?[o0] ?t|${providers}`, 'iu')
const weakAt =
  /\s@\s?|[^\p{L}\p{N}\s.,;:!?@$%&#]{1,2}\s?a\s?[^\p{L}\p{N}\s.,;:!?@$%&#]{1,2}|[^\p{L}\p{N}\s.,;:!?@$%&#([{<]{1,2}\s?at\s?[^\p{L}\p{N}\s.,;:!?@$%&#)\]}>]{1,2}/iu
