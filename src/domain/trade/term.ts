/** An accounting term under its full name, with its other spellings. */
export type Term = {
  name: string
  aliases: string[]
  /** The name is also an ordinary word: it counts on its own in a list, not inside a sentence. */
  isWord?: boolean
  /** Other spellings that are also ordinary words. */
  wordAliases?: string[]
}

/** Lowercase letters and digits without accents, for comparing spellings. `&` counts as "and". */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’‘]/g, '')
    .replace(/[^a-z0-9+#]+/g, ' ')
    .trim()

const spellings = (term: Term): string[] => [term.name, ...term.aliases, ...(term.wordAliases ?? [])]

/** `EA` or `SAP` in running text is meant only when it is written in capitals. */
const isAcronym = (spelling: string): boolean => /^[A-Z0-9]{2,5}$/.test(spelling)

/** Whether a spelling of a term is an ordinary word as well. */
export const isOrdinary = (term: Term, spelling: string): boolean =>
  (term.isWord === true && spelling === term.name) || (term.wordAliases?.includes(spelling) ?? false)

export type Catalog<T extends Term> = {
  all: readonly T[]
  /** The term for a single word, such as one in a list of skills. */
  named: (word: string) => T | undefined
  /** The terms that a text mentions, in order. `QuickBooks Online` is not also `QuickBooks`. */
  mentionedIn: (text: string) => T[]
}

/** Looks words up in a list of terms; a spelling belongs to one term. */
export function catalog<T extends Term>(all: readonly T[]): Catalog<T> {
  const byPlain = new Map(all.flatMap((term) => spellings(term).map((spelling) => [plain(spelling), term] as const)))
  const inText = new Map<string, { term: T; exact?: string }>()
  for (const term of all)
    for (const spelling of spellings(term)) {
      if (isOrdinary(term, spelling) && !isAcronym(spelling)) continue
      inText.set(plain(spelling), isAcronym(spelling) ? { term, exact: spelling } : { term })
    }
  const longest = Math.max(...[...inText.keys()].map((key) => key.split(' ').length))

  return {
    all,
    named: (word) => byPlain.get(plain(word)),
    mentionedIn(text) {
      const found = new Set<T>()
      const words = wordsOf(text)
      for (let from = 0; from < words.length; from++)
        for (let length = Math.min(longest, words.length - from); length > 0; length--) {
          const part = words.slice(from, from + length)
          const entry = inText.get(part.map((word) => word.plain).join(' '))
          const isMeant = entry && (!entry.exact || part.map((word) => word.written).join('') === entry.exact)
          if (!isMeant) continue
          found.add(entry.term)
          from += length - 1
          break
        }
      return [...found]
    },
  }
}

type Word = { plain: string; written: string }

/** The words of a text as `plain` splits it, each with its original spelling. */
const wordsOf = (text: string): Word[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/&/g, ' and ')
    .replace(/['’‘]/g, '')
    .split(/[^A-Za-z0-9+#]+/)
    .filter((written) => written !== '')
    .map((written) => ({ written, plain: written.toLowerCase() }))
