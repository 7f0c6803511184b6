import { createHash } from 'node:crypto'
import { readSource, sources } from './files.ts'
import { ImportGraph } from './imports.ts'
import { type Mutant, mutantsOf } from './mutators.ts'
import type { Trial } from './try-mutants.ts'
import type { Zone } from './zones.ts'

const graph = new ImportGraph(sources)

export const reloadedFor = (files: string[]) => new Set(files.flatMap((file) => [...graph.dependentsOf(file)]))

/** By what it says, not by where: an edit elsewhere in the file leaves the sample as it is. */
const hash = ({ file, original, replacement }: Mutant) =>
  createHash('sha256').update([file, original, replacement].join('\0')).digest('hex')

export function chooseTrials(file: string, zone: Zone, sample: number): (Trial & { mutant: Mutant })[] {
  const mutants = mutantsOf(file, readSource(file))
  const chosen = mutants.toSorted((a, b) => hash(a).localeCompare(hash(b))).slice(0, sample)
  const reloaded = reloadedFor([file])
  const tests = zone.testsOf(file, [...reloaded].filter((one) => one.endsWith('.test.ts')).sort())
  return chosen.toSorted((a, b) => a.start - b.start).map((mutant) => ({ mutant, reloaded, tests }))
}
