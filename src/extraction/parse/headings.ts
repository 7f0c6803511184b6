import loose from '../lexicon/heading-words.json' with { type: 'json' }
import headings from '../lexicon/headings.json' with { type: 'json' }
import { lexicon, plain, squash } from './words.ts'

export type SectionKind = keyof typeof headings

const kinds = new Map<string, SectionKind>(
  Object.entries(headings).flatMap(([kind, names]) => names.map((name) => [squash(name), kind as SectionKind])),
)
const wordsOfKinds = (loose.order as SectionKind[]).map(
  (kind) => [kind, new Set((loose.words as Record<string, string[]>)[kind])] as const,
)
const labels = lexicon(loose.labels)

/** `◆ 2. Experience:` without what adorns it. */
const bare = (text: string): string => text.replace(/^(?:[^\p{L}\d]+|\d{1,2}[.)]\s*)+|[\s:_|–—-]+$/gu, '')

/** Which section a text announces, if it is nothing but a heading. */
export function headingOf(text: string): SectionKind | undefined {
  if (text.length > 60 || /[.,;]$/.test(text)) return undefined
  return kinds.get(squash(bare(text)))
}

/** Which section a short text would announce if it looked like a heading: `Job-related skills and tools`. */
export function looseHeadingOf(text: string): SectionKind | undefined {
  const words = plain(bare(text)).split(' ')
  if (words.length > 6 || text.length > 50 || /[.,;@]|\d/.test(text)) return undefined
  return wordsOfKinds.find(([, all]) => words.some((word) => all.has(word)))?.[0]
}

/** `Responsibilities:` stands over a part of an entry and says nothing by itself. */
export const isEntryLabel = (text: string): boolean => text.length < 50 && labels.has(plain(text))
