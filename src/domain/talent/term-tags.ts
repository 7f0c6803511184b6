import type { StoredFacts } from '../matching/stored-facts.ts'
import { isDisclaimed, undisputed } from '../matching/term-fit.ts'
import { stateNames } from '../trade/states.ts'
import { vocabulary } from '../trade/vocabulary.ts'
import { termsFor } from './talent.ts'

const nameOf = (key: string) => key.slice(key.indexOf(':') + 1)
const isState = (key: string) => key.startsWith('state:')

/** What people are found by: the term in lowercase. A state has its kind with it: CA is a credential, too. */
const tagOf = (key: string): string => (isState(key) ? key : nameOf(key)).toLowerCase()

const shownName = (key: string): string =>
  isState(key) ? (stateNames[nameOf(key) as keyof typeof stateNames] ?? key) : nameOf(key)

const byName: ReadonlyMap<string, string> = new Map(vocabulary.map((key) => [shownName(key).toLowerCase(), tagOf(key)]))

type Reading = NonNullable<StoredFacts['terms'][string]>[number]

const does = ({ stance, source }: Reading) => stance === 'works' && source !== 'hint' && source !== 'crammed'

/** What somebody says they don't do, while nothing that holds against it says otherwise. */
const deniedIn = (terms: StoredFacts['terms']): string[] =>
  vocabulary.filter((key) => isDisclaimed(terms, key) && !undisputed(terms, key).some(does))

/** What somebody does, by what they showed, wrote or said; not what merely goes with a title, or stands in a list of everything. */
export function tagsOfFacts(terms: StoredFacts['terms']): string[] {
  const denied = new Set(deniedIn(terms))
  return Object.entries(terms)
    .filter(([key, all]) => !denied.has(key) && all?.some(does))
    .map(([key]) => tagOf(key))
    .sort()
}

/** Every spelling of what somebody says they don't do: a list of skills doesn't bring it back. */
export const deniedTags = (terms: StoredFacts['terms']): string[] =>
  [...new Set(deniedIn(terms).flatMap((key) => tagsFor(shownName(key))))].sort()

/** The tags of a word that people are filtered by: every spelling of a term, a state by its name. */
export const tagsFor = (word: string): string[] => {
  const tag = byName.get(word.trim().toLowerCase())
  return [...new Set([...termsFor(word), ...(tag ? [tag] : [])])]
}

/** The same for a search, which may also be for a name: none where it is no term. */
export const tagsNamedBy = (search: string): string[] =>
  byName.has(search.trim().toLowerCase()) || termsFor(search).length > 1 ? tagsFor(search) : []
