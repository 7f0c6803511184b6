import loose from '../lexicon/heading-words.json' with { type: 'json' }
import headings from '../lexicon/headings.json' with { type: 'json' }
import languages from '../lexicon/languages.json' with { type: 'json' }
import { lexicon, plain, remembered, squash } from './words.ts'

export type SectionKind = keyof typeof headings

const byName = (nameOf: (name: string) => string): Map<string, SectionKind> =>
  new Map(Object.entries(headings).flatMap(([kind, names]) => names.map((name) => [nameOf(name), kind as SectionKind])))
/** `Professional Qualification` is as good as `Professional Qualifications`; `Position` alone is not. */
const singular = (text: string): string => (plain(text).includes(' ') ? squash(plain(text).replace(/s\b/g, '')) : '')
const kinds = byName(squash)
const singularKinds = byName(singular)
/** `Service & Leadership` is `Leadership and Service`. */
const inOrder = (text: string): string => (/ and /.test(plain(text)) ? plain(text).split(' ').toSorted().join(' ') : '')
const turnedKinds = byName(inOrder)
const order = loose.order as SectionKind[]
/** `Areas of Strength`, `Key Strengths`: each word in both numbers. */
const kindsOfWord = Map.groupBy(
  order.flatMap((kind) =>
    ((loose.words as Record<string, string[]>)[kind] ?? []).flatMap((word) =>
      [word, `${word}s`, word.replace(/s$/, '')]
        .filter((one) => one === word || one.length > 4)
        .map((one) => [one, kind] as const),
    ),
  ),
  ([word]) => word,
)
const labels = lexicon(loose.labels)
const modifiers = new Set(loose.modifiers)
const levels = lexicon(languages.levels)

/** `◆ 2. Experience:`, `IV. Experience`, `A) Experience` or `Section C – Experience` without what adorns it. */
const bare = (text: string): string =>
  text.replace(
    /^(?:(?:section|part|item|box|block)\s+(?:\p{Lu}|[IVX]+|\d{1,2})\s*[.:)–—-]\s*|[^\p{L}\d]+|\d{1,2}[.)]\s*|0\d\s+|(?:[IVX]{1,4}|[A-H])[.)]\s+)+|\s*\((?:most recent|continued|if any|in order|start)[^()]*\)$|[\s:_|–—-]+$/giu,
    '',
  )

/** Which section a text announces, if it is nothing but a heading. */
export const headingOf = remembered((text): SectionKind | undefined =>
  mayBeHeading(text)
    ? (listedHeadingOf(text) ?? composedHeadingOf(bare(text)) ?? numberedHeadingOf(text))
    : numberedHeadingOf(text),
)

/** `III. CIVIL SERVICE ELIGIBILITY`: forms number their parts, and name them in capitals at any length. */
const numberedHeadingOf = (text: string): SectionKind | undefined =>
  /^[IVX]{1,4}\.\s+\p{Lu}{3}[^\p{Ll}\d]*$/u.test(text) ? kindsNamed(bare(text))[0] : undefined

/** Cheap to ask, and asked of every line: headings are short and no sentence, nor the end of a bracket. */
const mayBeHeading = (text: string): boolean =>
  text.length <= 60 && !/[.,;]$|@|(?!^(?:0\d\s|\d\d[.)]\s))\d{2}|^(?![A-HIVX\d]{1,4}\)\s)[^(]*\)$/.test(text)

/** The same where the whole text is in the lexicon. */
export function listedHeadingOf(text: string): SectionKind | undefined {
  return !mayBeHeading(text)
    ? undefined
    : (kinds.get(squash(bare(text))) ??
        singularKinds.get(singular(bare(text)) || '-') ??
        turnedKinds.get(inOrder(bare(text)) || '-'))
}

/** `Selected Professional Credentials`: several words, each of which is known from headings. */
function composedHeadingOf(text: string): SectionKind | undefined {
  const words = plain(text).split(' ')
  if (
    words.length < 2 ||
    words.length > 8 ||
    !words.every((word) => modifiers.has(word) || kindsOfWord.has(word)) ||
    levels.has(plain(text)) ||
    !/^\p{Lu}/u.test(text) ||
    /[\d.;()]|^(?!where).*volunteer$|\b(?:and|of|the|in|for)$/i.test(text) ||
    // `Awards, Honors & Recognition`, but no list of skills.
    (text.includes(',') && !/,.*(?:&|\band\b)/i.test(text))
  )
    return undefined
  // `Career Objective & Profile` tells of no job.
  const [kind] = [...kindsAmong(words.filter((word) => word !== 'career')), ...kindsAmong(words)]
  return kind
}

function kindsAmong(words: string[]): SectionKind[] {
  const found = new Set(words.flatMap((word) => kindsOfWord.get(word)?.map(([, kind]) => kind) ?? []))
  return order.filter((kind) => found.has(kind))
}

/** `Skills & Languages` names two kinds. */
export const kindsNamed = (title: string): SectionKind[] => kindsAmong(plain(title).split(' '))

/** Which section a short text would announce if it looked like a heading: `Job-related skills and tools`. */
export function looseHeadingOf(text: string): SectionKind | undefined {
  const words = plain(bare(text)).split(' ')
  if (words.length > 8 || text.length > 60 || /[.,;@]|\d/.test(text)) return undefined
  return kindsAmong(words)[0]
}

/** `Responsibilities:` stands over a part of an entry and says nothing by itself. */
export const isEntryLabel = (text: string): boolean =>
  text.length < 50 && (labels.has(plain(text)) || isComposedLabel(plain(text).split(' ')))

const partNouns = new Set(loose.partWords.nouns)
const partWords = new Set([...loose.partWords.nouns, ...loose.partWords.others])

/** `Key duties and major contributions` */
const isComposedLabel = (words: string[]): boolean =>
  words.length > 1 && words.some((word) => partNouns.has(word)) && words.every((word) => partWords.has(word))
