import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lettersOf } from './letters-of.ts'

/** Text, text that stands out, and headings. */
export type Cut = 'plain' | 'strong' | 'display'

/** A font for some scripts; a document embeds what it uses of it. */
export type Face = { name: string; file: Buffer; has: (codePoint: number) => boolean }

const folder = join(import.meta.dirname, 'fonts')
const scripts = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext']

let loaded: Record<Cut, Face[]> | undefined

/** Our type, by cut, in the order in which a letter is looked for. Made by scripts/subset-fonts.mjs. */
export function faces(): Record<Cut, Face[]> {
  loaded ??= load()
  return loaded
}

function load(): Record<Cut, Face[]> {
  const cut = (name: string, of: readonly string[]) => of.map((script) => face(`${name}-${script}`))
  const [plain, strong] = [cut('inter-400', scripts), cut('inter-600', scripts)]
  return { plain, strong, display: [...cut('fraunces-440', scripts.slice(0, 3)), ...strong] }
}

function face(name: string): Face {
  const file = readFileSync(join(folder, `${name}.ttf`))
  return { name, file, has: lettersOf(file) }
}
