import { once } from '../once.ts'
import { dottedUser, dressedDot, fileName, noWord, spanOfMatch, start, user } from './address-parts.ts'
import { providers } from './providers.ts'
import type { Span } from './span.ts'

const of = (pattern: string) => new RegExp(pattern, 'gu')
const provider = once(() => new RegExp(providers, 'u'))
const everyProvider = once(() => of(providers))

const sure = once(() => [
  of(`${start}${dottedUser}\\s+at\\s+${providers}(?:\\s?(?:\\.|dot)?\\s?com|${dressedDot}com)?${noWord}`),
  // Any other sign in place of the usual one.
  of(`${start}${user}\\s?[^\\p{L}\\p{N}\\s.,]{1,3}\\s?${providers}\\s?(?:\\.|${dressedDot})\\s?com${noWord}`),
  // The provider first: `on protonmail as quietledger`.
  of(
    `(?<!\\p{L})(?:on|at|in|via|with|use)\\s+${providers}(?:\\.com)?,?\\s+(?:as|under|by|i am|i'm|user(?: ?name)?|name)\\s+(?!\\p{L}+(?:ing|ed|ly)(?!\\p{L}))[\\p{L}\\p{N}._-]{5,40}(?=\\s*(?:$|[.,;!?)\\n]))`,
  ),
  // A plain word after somebody's own, and after a colon.
  of(
    `(?<=(?<!\\p{L})my )${providers}\\s+(?:is\\s+)?(?!is|was|has|and|or|account|address|inbox|folder|calendar)\\p{L}{6,40}(?=\\s*(?:$|[.,;!?)\\n]))`,
  ),
  of(
    `(?<!\\p{L})(?!out)${providers}(?:\\.com)?\\s*[:=]\\s*(?!(?:\\p{L}+\\s+){1,3}\\p{L}+)\\p{L}[\\p{L}\\p{N}._-]{4,40}`,
  ),
])
/** Something beside a provider that looks like the name of an account, or that is said to be one. */
const unsure = once(() => [
  of(`${start}${user}\\s+(?:on|-|,)\\s+${providers}${noWord}`),
  of(`${start}${user}\\s*\\(\\s*${providers}\\s*\\)`),
  of(`(?<!\\p{L})${providers}\\s+\\p{L}[\\p{L}._]{2,40}\\d{2,8}${noWord}`),
  of(
    `(?<!\\p{L})${providers}(?:\\s+(?:mail|address|account|id))?\\s*(?::|=|-|\\bis\\b)\\s*${user}(?:,?\\s*(?:\\+|plus|then|and then|followed by)\\s*(?:the )?(?:digits?|numbers?|year)?\\s*\\d{1,4})?`,
  ),
  of(`(?<!\\p{L})${providers}\\s+(?:address|account|id|user ?name)\\s+${user}`),
  // In two parts, with words between them: the name, and where it is.
  of(`${start}${user}[^.!?@\\n]{1,32}?(?<!\\p{L})${providers}(?:\\.\\p{L}{2,3})?${noWord}`),
])

/** One word with a sign or figures among its letters; a figure of its own is a year or a version. */
const isAccountName = (text: string) =>
  text.split(/\s+/).some((word) => /\p{L}/u.test(word) && /[\d_]|\p{L}\.\p{L}/u.test(word))
const cue =
  /(?<!\p{L})(?:reach|contact|write|e.?mail|mail|best way|here it is|trouble|use|user|part|me at|i am|i'm|find|my)\b[^.!?]{0,24}$/iu

/** Email addresses that are told as a name and a provider. */
export function findProviderAddresses(text: string): Span[] {
  const plain = text.toLowerCase()
  if (!provider().test(plain)) return []
  const told = unsure()
    .flatMap((pattern) => [...plain.matchAll(pattern)])
    .filter(
      ({ index, 0: text }) =>
        isAccountName(text.replaceAll(everyProvider(), '')) ||
        (/^\p{L}/u.test(text) && cue.test(plain.slice(Math.max(0, index - 48), index))),
    )
  return [...sure().flatMap((pattern) => [...plain.matchAll(pattern)]), ...told]
    .filter(([text]) => !fileName.test(text))
    .map(spanOfMatch)
}
