import { once } from '../once.ts'
import { findAccountNames } from './account-names.ts'
import { findAddresses } from './addresses.ts'
import { strongEnding } from './endings.ts'
import { findGluedNames } from './glued-names.ts'
import { findHandles } from './handles.ts'
import { lettersTogether } from './letters-together.ts'
import { findPhones } from './phones.ts'
import { type PlainText, plainTextOf } from './plain-text.ts'
import { findProviderAddresses } from './provider-addresses.ts'
import { providers } from './providers.ts'
import { findSites } from './sites.ts'
import type { Span } from './span.ts'
import { findToldNumbers } from './told-numbers.ts'
import { findToldSites } from './told-sites.ts'
import { translate } from './translate.ts'

export const contactKinds = ['phone', 'email', 'site', 'handle'] as const
export type ContactKind = (typeof contactKinds)[number]
export type ContactSpan = Span & { kind: ContactKind }

const finders: readonly [ContactKind, (plain: string) => Span[]][] = [
  ['email', findAddresses],
  ['email', findProviderAddresses],
  ['site', findSites],
  ['phone', findPhones],
  ['handle', findHandles],
  ['handle', findAccountNames],
  ['site', findGluedNames],
  ['site', findToldSites],
  ['phone', findToldNumbers],
]

/** Where in a message someone says how to be reached outside of it, in the order of the text and without overlaps. */
export function findContactData(text: string): ContactSpan[] {
  const plain = plainTextOf(text)
  const found = [...readingsOf(plain).flatMap(spansIn), ...lettersApart(plain), ...wordsApart(plain)]
  return withoutOverlaps(found.sort((a, b) => a.from - b.from || b.to - a.to))
}

/** A text as it is, with letters together that stand apart, and each of the two in the words that the rules know. */
function readingsOf(plain: PlainText): PlainText[] {
  const readings = [plain, lettersTogether(plain)].filter((reading) => reading !== undefined)
  return [...readings, ...readings.map(translate).filter((reading) => reading !== undefined)]
}

const spansIn = ({ text, from, to }: PlainText): ContactSpan[] =>
  finders.flatMap(([kind, find]) =>
    find(text).map((span) => ({ kind, from: from[span.from] as number, to: to[span.to - 1] as number })),
  )

/** A name in single letters: nobody writes that way but to hide it. */
const lettersApart = ({ text, from, to }: PlainText): ContactSpan[] =>
  [
    ...text.matchAll(
      /(?<!\S)[\p{Ll}\d](?: [\p{Ll}\d_.-]){7,}(?![^\s.,;:!?])|(?<![\p{L}\p{N}])[\p{Ll}\d](?<sign>[-_*|~.,+])[\p{Ll}\d](?:\k<sign>[\p{Ll}\d@]){4,}(?![\p{L}\p{N}])/gu,
    ),
  ].flatMap(({ index, 0: run }) =>
    /\p{Ll}(?:[^\p{L}\p{N}]\p{Ll}){4}/u.test(run)
      ? [{ kind: 'handle', from: from[index] as number, to: to[index + run.length - 1] as number }]
      : [],
  )

const isToBeJoined =
  /\b(?:one word|no spaces?|without (?:the |any )?spaces?|(?:remove|delete|ignore|drop|skip) (?:the |all |any )?(?:spaces?|gaps|blanks))\b/i
const inPieces = once(
  () =>
    new RegExp(
      `(?<=(?:^|[:\\n]|\\bis\\b|\\bat\\b|\\bto\\b|\\bwrite\\b)\\s{0,2})[\\p{L}\\p{N}][^:!?\\n]{1,60}(?:(?:@|\\sat)\\s?${providers}|(?:(?:@|\\sat\\s)[^:!?\\n@]{0,40}?)?(?:\\.|dot)\\s?(?:${strongEnding}|c ?o ?m|n ?e ?t|o ?r ?g))(?!\\p{L})`,
      'giu',
    ),
)

/** Words that the reader is told to join: `hartwell pruitt (one word) dot com`. */
const wordsApart = ({ text, from, to }: PlainText): ContactSpan[] =>
  (isToBeJoined.test(text) ? [...text.matchAll(inPieces())] : []).map(({ index, 0: words }) => ({
    kind: words.includes('@') ? 'email' : 'site',
    from: from[index] as number,
    to: to[index + words.length - 1] as number,
  }))

/** What begins earlier, and then what is longer, stays; what reaches beyond it is added to it. */
function withoutOverlaps(spans: ContactSpan[]): ContactSpan[] {
  const kept: ContactSpan[] = []
  for (const span of spans) {
    const last = kept.at(-1)
    if (last && span.from < last.to) last.to = Math.max(last.to, span.to)
    else kept.push({ ...span })
  }
  return kept
}
