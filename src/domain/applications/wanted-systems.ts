import { systemsOf } from '../trade/software.ts'
import { plain } from '../trade/term.ts'

/** Which of a project's required systems the applicant lists, in any spelling. */
export function wantedSystems(wanted: readonly string[], skills: readonly string[]) {
  const known = new Set(systemsOf(skills).map(plain))
  const isKnown = (system: string) => systemsOf([system]).some((name) => known.has(plain(name)))
  return wanted.map((system) => ({ system, isKnown: isKnown(system) }))
}
