import { glob, readFile } from 'node:fs/promises'

export type NamedTest = { file: string; name: string; ids: string[] }

/** The name of a test or a group, right behind the call that makes it. */
const names = /(?:\b(?:test|describe|onEmbedded)(?:\.\w+)*|\))\(\s*(['`"])((?:T\d{2}[,:]? )+)(.+?)(?<!\\)\1/gs

/** All tests whose names begin with the number of a line. */
export async function findTests(): Promise<NamedTest[]> {
  const found: NamedTest[] = []
  for await (const file of glob(['src/**/*.test.ts', 'e2e/*.spec.ts', 'bench/**/*.test.ts'])) {
    const source = await readFile(file, 'utf8')
    for (const [, , numbers = '', name = ''] of source.matchAll(names))
      found.push({ file, name, ids: numbers.match(/T\d{2}/g) ?? [] })
  }
  return found.sort((a, b) => a.file.localeCompare(b.file))
}
