import type { StoredFacts } from '../matching/stored-facts.ts'
import { isDisclaimed, undisputed } from '../matching/term-fit.ts'
import { type Kind, mentionsIn } from '../trade/mentions.ts'
import { programsCalled } from '../trade/relations.ts'
import { stateNames } from '../trade/state-names.ts'
import { vocabulary } from '../trade/vocabulary.ts'
import { termsFor } from './talent.ts'

const nameOf = (key: string) => key.slice(key.indexOf(':') + 1)
const isState = (key: string) => key.startsWith('state:')

/** What people are found by: the term in lowercase. A state has its kind with it: CA is a credential, too. */
const tagOf = (key: string): string => (isState(key) ? key : nameOf(key)).toLowerCase()

const shownName = (key: string): string => (isState(key) ? (stateNames[nameOf(key)] ?? key) : nameOf(key))

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
  [...new Set(deniedIn(terms).flatMap((key) => spellingsOf(shownName(key))))].sort()

/** Every spelling of a term, a state by its name, and the word itself. */
const spellingsOf = (word: string): string[] => {
  const tag = byName.get(word.trim().toLowerCase())
  return [...new Set([...termsFor(word), ...(tag ? [tag] : [])])]
}

const isTermByName = (word: string): boolean => byName.has(word.trim().toLowerCase()) || termsFor(word).length > 1

/** What people do and work with: a few words are enough to mean these, where a place or an industry is named whole. */
const searchedKinds: ReadonlySet<Kind> = new Set(['service', 'software', 'form', 'standard', 'credential'])

const mentioned = (text: string): string[] =>
  mentionsIn(text)
    .filter(({ kind }) => searchedKinds.has(kind))
    .map(({ value }) => value)

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{N}&]+/u)

const wordsByName: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  vocabulary
    .filter((key) => searchedKinds.has(key.slice(0, key.indexOf(':')) as Kind))
    .map((key) => [nameOf(key), new Set(wordsOf(nameOf(key)))]),
)

/** The terms whose names have all of these words: `tax`. */
function namesWith(text: string): string[] {
  const words = wordsOf(text.trim())
  if (words.some((word) => word.length < 3)) return []
  return [...wordsByName].filter(([, all]) => words.every((word) => all.has(word))).map(([name]) => name)
}

/** What a word means that names a term, several programs at once, someone who does it, or a part of it: `QuickBooks`, `tax preparer`, `tax`. */
function namesMeant(word: string): string[] {
  const read = mentioned(word).flatMap(programsCalled)
  if (isTermByName(word)) return [word, ...read]
  return read.length > 0 ? read : namesWith(word)
}

/** The tags of a word that people are filtered by. */
export const tagsFor = (word: string): string[] => [
  ...new Set([...spellingsOf(word), ...namesMeant(word).flatMap(spellingsOf)]),
]

/** The same for a search, which may also be for a name: none where it means no term. */
export const tagsNamedBy = (search: string): string[] => (namesMeant(search).length > 0 ? tagsFor(search) : [])
