import { join } from 'node:path'
import { parseSync } from 'vite'
import { readSource } from './files.ts'

/** Who imports whom, of the files of `src`. */
export class ImportGraph {
  readonly #importers = new Map<string, Set<string>>()

  constructor(files: string[]) {
    for (const file of files)
      for (const target of importsOf(file)) {
        const importers = this.#importers.get(target) ?? new Set()
        this.#importers.set(target, importers.add(file))
      }
  }

  /** The file, whoever imports it, whoever imports those, and so on. */
  dependentsOf(file: string): Set<string> {
    const found = new Set([file])
    for (const one of found) for (const importer of this.#importers.get(one) ?? []) found.add(importer)
    return found
  }
}

const known = new Map<string, string[]>()

/** Parsed once: each handler asks for the imports of all others. */
export function importsOf(file: string): string[] {
  const imports = known.get(file) ?? readImports(file)
  known.set(file, imports)
  return imports
}

function readImports(file: string): string[] {
  const source = readSource(file)
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  const named = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ]
  return named.flatMap((name) => {
    if (name?.startsWith('#')) return [`src/${name.slice(1)}`]
    return name?.startsWith('.') ? [join(file, '..', name)] : []
  })
}
