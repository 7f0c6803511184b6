import { once } from '../once.ts'
import {
  accountName,
  anyAt,
  anyDot,
  digitWord,
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
import { matchesOf, type Rule } from './rules.ts'
import type { Span } from './span.ts'

const of = (pattern: string) => new RegExp(pattern, 'gu')
/** With the sign itself no ending is needed. */
const withSign = once((): Rule[] => [
  {
    needs: new RegExp(sureAt, 'u'),
    patterns: [
      of(
        `(?:mailto:)?${start}${user}(?:(?:${dressedDot}|\\s\\.\\s)${user}){0,3}${sureAt}${label}(?:(?:\\.{1,3}|\\s?,\\s?(?=(?:com|net|org|io|co|ph|in|mx)${noWord})|${dressedDot}|\\s\\.\\s?|\\.\\s)${label}){0,4}(?:\\.${label}){0,8}(?:\\s?[([{<]\\s?(?:\\.|d[o0]t\\s)\\s?\\p{L}{2,12}(?:\\.\\p{L}{2})?\\s?[)\\]}>])?`,
      ),
    ],
  },
])
/** The sign with words behind it that lead to the host. */
const aside =
  "(?:\\s?@|\\s+\\(?at)\\s*(?:\\([^()\\n]{1,24}\\)|…|\\.{2,4}|(?:the |my |our )?(?:firm['’]s |company['’]s |own )?(?:domain|site|website)(?: name)?(?: is|,|:)?|(?:and )?then)\\s*"
const saidLetter = '\\p{L}(?![\\p{L}\\p{N}])(?:,? (?:as in|for|like|como) \\p{L}+)?'
const inAnyCase = once((): Rule[] => [
  {
    needs: new RegExp(`${dressedDot}${anyEnding}${noWord}`, 'u'),
    patterns: [
      of(
        `${start}${dottedUser}${anyAt}${label}(?:${anyDot}${label}){0,2}${dressedDot}${anyEnding}(?:\\.\\p{L}{2})?${noWord}`,
      ),
    ],
  },
  {
    // Letter by letter, with words for some of them: `S as in Sam, U, E, at …`.
    needs: /\p{L} (?:as in|for|like|como) \p{L}/u,
    patterns: [
      of(
        `${start}${saidLetter}(?:[,;.]?\\s(?:and |then )?(?:${saidLetter}|${digitWord})){1,30}[,;]?${anyAt}${label}(?:${anyDot}${label}){1,3}`,
      ),
    ],
  },
  {
    needs: /\sat\s+\S+\s?\.\p{L}/u,
    patterns: [
      of(`${start}${dottedUser}\\s+at\\s+${label}(?:\\.${label}){0,2}\\s?\\.${strongEnding}(?:\\.\\p{L}{2})?${noWord}`),
    ],
  },
  {
    needs: /\sat\s+\S+\s+(?:com|net|org|io)/u,
    patterns: [of(`${start}${dottedUser}\\s+at\\s+${label}\\s+(?:com|net|org|io)(?:[. ]br)?${noWord}`)],
  },
  {
    // One sign for everything between: `carmen_at_dizon_com`.
    needs: /([-_|/~*])at\1/,
    patterns: [
      of(`${start}[\\p{L}\\p{N}.]{2,40}([-_|/~*])at\\1[\\p{L}\\p{N}]{2,60}\\1(?:dot\\1)?${strongEnding}${noWord}`),
    ],
  },
  {
    needs: /@\s?(?:our|my|the)\s/,
    patterns: [of(`${start}${user}\\s?@\\s?(?:our|my|the)\\s[^!?@.\\n]{0,40}?${label}\\.${strongEnding}${noWord}`)],
  },
  {
    // A name that is told to be one of an address, whatever is said of the rest.
    needs: /mail|inbox|correo|user/,
    patterns: [
      of(
        `(?<=(?<!\\p{L})(?:e-?mail|mail|inbox|correo|(?:e-?mail|mail) address|user ?name)(?:\\s+(?:address|id|name))?\\s*(?:is|es|:|=|starts with|begins with)\\s+)${accountName}`,
      ),
    ],
  },
  {
    // The name before a host that is told in other words: `carmen at the domain …`, `carmen@ … and then …`.
    needs: new RegExp(`${aside}(?:www\\.)?\\p{L}`, 'u'),
    patterns: [
      of(
        `${start}${user}(?:\\s*\\([^()\\n]{1,24}\\))?${aside}(?:www\\.)?${label}(?:\\.|${dressedDot})${strongEnding}${noWord}`,
      ),
    ],
  },
  {
    // Something in brackets in place of the sign.
    needs: /\)\s*[\p{L}\p{N}-]+\.\p{L}/u,
    patterns: [of(`${start}${user}\\s*\\([^()\\n]{1,32}\\)\\s*${label}\\.${strongEnding}${noWord}`)],
  },
  {
    // The sign in another sentence than the host.
    needs: /at[ -]s|@|arroba/,
    patterns: [
      of(
        `${start}${user},?\\s+(?:then|plus|and|followed by|and then|add)\\s+(?:the |an )?(?:at[ -](?:sign|symbol)|@|arroba)[.,;]?\\s+(?:\\p{L}+\\s+){0,4}${label}(?:\\.|${dressedDot})${strongEnding}${noWord}`,
      ),
    ],
  },
])
const asWritten: Rule[] = [
  {
    // A loud `AT` between small letters.
    needs: / AT /,
    patterns: [/(?<![\p{L}\p{N}._-])\p{Ll}[\p{Ll}\p{N}._-]{2,40} AT \p{Ll}[\p{Ll}\p{N}-]{4,60}(?![\p{L}\p{N}])/gu],
  },
  {
    // In capitals between small letters: `carmenATgmailDOTcom`, `carmenAtGmailDotCom`.
    needs: /D[Oo][Tt]/,
    patterns: [
      /(?<![\p{L}\p{N}])[\p{L}\p{N}._+-]{2,64}At\p{Lu}[\p{Ll}\p{N}-]{1,63}Dot(?:Com|Net|Org|Io|Co)(?![\p{L}\p{N}])/gu,
      /(?<![\p{L}\p{N}])[\p{Ll}\p{N}._+-]{2,64}AT[\p{Ll}\p{N}-]{2,63}(?:DOT[\p{Ll}.]{2,24})+/gu,
    ],
  },
]
/** Its two parts in two clauses, where somebody speaks of themselves. */
const inTwoClauses = once((): Rule[] => [
  {
    needs: new RegExp(`(?:@|at|domain|ends (?:with|in))\\s[^!?@.\\n]{0,24}?${label}\\.\\p{L}`, 'u'),
    patterns: [
      of(
        `${start}${accountName}[^!?@\\n]{1,48}?(?:(?<![\\p{L}\\p{N}])@|(?<!\\p{L})(?:at|domain|ends (?:with|in))\\s)[^!?@.\\n]{0,24}?${label}\\.${strongEnding}(?:\\.\\p{L}{2})?${noWord}`,
      ),
    ],
  },
])
const ofOneself = /(?<!\p{L})(?:my|me|our|e-?mail|mail|inbox|user)(?!\p{L})[^!?\n]{0,48}$/u

/** Email addresses, written as they are or disguised. */
export function findAddresses(plain: string): Span[] {
  const small = plain.toLowerCase()
  const signed = matchesOf(withSign(), small).filter(([text]) => isAddress(text))
  const told = matchesOf(inTwoClauses(), small).filter(({ index }) =>
    ofOneself.test(small.slice(Math.max(0, index - 56), index)),
  )
  return [...signed, ...told, ...matchesOf(inAnyCase(), small), ...matchesOf(asWritten, plain)]
    .filter(([text]) => !fileName.test(text))
    .map(spanOfMatch)
}

/** `5 units @ $20` and `12 @ 40` are prices; `look @ it`, `as @carmen`, `481(a) adjustment` and `marked-at-cost` have no ending. */
function isAddress(text: string): boolean {
  if (/@|%40|&/.test(text) && (!/(?:@|%40|;)[\s"'+]{0,4}[^\s\d]*\p{L}/u.test(text) || /^\d+\s*@\s/.test(text)))
    return false
  const sign = weakAt.exec(text)?.[0]
  return !sign || ending().test(text.slice(text.indexOf(sign) + sign.length))
}
const ending = once(() => new RegExp(`\\.\\s?\\p{L}|,\\s?(?:com|net|org)|d ?[o0] ?t|${providers}`, 'iu'))
const weakAt =
  /\s@\s?|[^\p{L}\p{N}\s.,;:!?@$%&#]{1,2}\s?a\s?[^\p{L}\p{N}\s.,;:!?@$%&#]{1,2}|[^\p{L}\p{N}\s.,;:!?@$%&#([{<]{1,2}\s?at\s?[^\p{L}\p{N}\s.,;:!?@$%&#)\]}>]{1,2}/iu
