import headings from '../lexicon/headings.json' with { type: 'json' }
import { squash } from './words.ts'

export type SectionKind = keyof typeof headings

const kinds = new Map<string, SectionKind>(
  Object.entries(headings).flatMap(([kind, names]) => names.map((name) => [squash(name), kind as SectionKind])),
)

/** Which section a text announces, if it is nothing but a heading. */
export function headingOf(text: string): SectionKind | undefined {
  if (text.length > 60 || /[.,;]$/.test(text)) return undefined
  return kinds.get(squash(text))
}
