import { credentials } from './credentials.ts'
import { forms } from './forms.ts'
import { industryPhrases } from './industry-phrases.ts'
import languages from './languages.json' with { type: 'json' }
import type { Kind } from './mentions.ts'
import type { TermKey } from './relations.ts'
import { serviceDuties } from './service-duties.ts'
import { servicePhrases } from './service-phrases.ts'
import { software } from './software.ts'
import { standards } from './standards.ts'
import { stateNames } from './state-names.ts'

const names: Record<Kind, readonly string[]> = {
  service: [...new Set([...Object.keys(servicePhrases), ...Object.keys(serviceDuties)])],
  software: software.all.map(({ name }) => name),
  form: forms.all.map(({ name }) => name),
  standard: standards.all.map(({ name }) => name),
  credential: credentials.all.map(({ short }) => short),
  state: Object.keys(stateNames),
  industry: Object.keys(industryPhrases),
  language: [...new Set([...languages, 'Mandarin', 'Persian', 'Tagalog', 'Spanish'])],
}

/** Every term that can be read or asked for, by kind. */
export const termsByKind: Readonly<Record<Kind, readonly string[]>> = names

/** The same in one list; a term's place in it is its number. */
export const vocabulary: readonly TermKey[] = Object.entries(names).flatMap(([kind, all]) =>
  all.map((name) => `${kind}:${name}` as TermKey),
)

const terms: ReadonlySet<string> = new Set(vocabulary)

/** Whether people can be matched by it. */
export const isTerm = (key: string): boolean => terms.has(key)
