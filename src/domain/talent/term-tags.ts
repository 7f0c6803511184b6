import type { StoredFacts } from '../matching/stored-facts.ts'
import type { TermKey } from '../trade/relations.ts'
import { stateNames } from '../trade/states.ts'
import { vocabulary } from '../trade/vocabulary.ts'
import { termsFor } from './talent.ts'

const nameOf = (key: string) => key.slice(key.indexOf(':') + 1)
const isState = (key: string) => key.startsWith('state:')

/** What people are found by: the term in lowercase. A state has its kind with it: CA is a credential, too. */
const tagOf = (key: string): string => (isState(key) ? key : nameOf(key)).toLowerCase()

const byName: ReadonlyMap<string, string> = new Map(
  vocabulary.map((key: TermKey) => [
    (isState(key) ? (stateNames[nameOf(key) as keyof typeof stateNames] ?? key) : nameOf(key)).toLowerCase(),
    tagOf(key),
  ]),
)

/** What somebody does, by what they showed, wrote or said; not what merely goes with a title, or stands in a list of everything. */
export const tagsOfFacts = (terms: StoredFacts['terms']): string[] =>
  Object.entries(terms)
    .filter(([, all]) =>
      all?.some(({ stance, source }) => stance === 'works' && source !== 'hint' && source !== 'crammed'),
    )
    .map(([key]) => tagOf(key))
    .sort()

/** The tags of a word that people are filtered by: every spelling of a term, a state by its name. */
export const tagsFor = (word: string): string[] => {
  const tag = byName.get(word.trim().toLowerCase())
  return [...new Set([...termsFor(word), ...(tag ? [tag] : [])])]
}

/** The same for a search, which may also be for a name: none where it is no term. */
export const tagsNamedBy = (search: string): string[] =>
  byName.has(search.trim().toLowerCase()) || termsFor(search).length > 1 ? tagsFor(search) : []
