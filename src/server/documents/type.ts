import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lettersOf } from './letters-of.ts'

/** Text, text that stands out, headings, names as signed, and figures of fixed width. */
export type Cut = 'plain' | 'strong' | 'display' | 'signature' | 'mono'

/** A font for some scripts; a document embeds what it uses of it. */
export type Face = { name: string; file: Buffer | 'Courier'; has: (codePoint: number) => boolean }

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
  const latin = scripts.slice(0, 3)
  return {
    plain,
    strong,
    display: [...cut('fraunces-440', latin), ...strong],
    signature: [...cut('fraunces-italic-440', latin), ...strong],
    // Every reader has it, so nothing is embedded.
    mono: [{ name: 'mono', file: 'Courier', has: (codePoint) => codePoint >= 0x20 && codePoint < 0x7f }, ...plain],
  }
}

function face(name: string): Face {
  const file = readFileSync(join(folder, `${name}.ttf`))
  return { name, file, has: lettersOf(file) }
}
