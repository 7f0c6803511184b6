import list from './software.json' with { type: 'json' }
import { catalog, plain, type Term } from './term.ts'

export type Software = Term & { kind: string }

export const software = catalog<Software>(list)

/** Each system once, under its full name; unknown ones stay as written. */
export function systemsOf(words: readonly string[]): string[] {
  const systems = new Map<string, string>()
  for (const word of words) {
    const name = software.named(word)?.name ?? word.trim()
    if (name !== '' && !systems.has(plain(name))) systems.set(plain(name), name)
  }
  return [...systems.values()]
}

/** Every spelling of a system: a search for one finds the others. */
export const spellingsOf = (word: string): string[] => {
  const term = software.named(word)
  return term ? [term.name, ...term.aliases] : [word.trim()]
}
