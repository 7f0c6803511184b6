import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

const read = new Map<string, string>()

/** As it was when it was first asked for: mutants stand at places of that text, whatever is edited during a run. */
export function readSource(file: string): string {
  const text = read.get(file) ?? readFileSync(join(root, file), 'utf8')
  read.set(file, text)
  return text
}

export const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).sort()
