import { mentionsIn } from '../trade/mentions.ts'
import { programsCalled } from '../trade/relations.ts'
import { systemsOf } from '../trade/software.ts'

/**
 * The systems a list asks for that someone on it has. People whom a filter finds have what it asks for, wherever they said so; a search also
 * finds names, so that what it names must be in their profile.
 */
export function softwareMet(
  { software, search }: { software: readonly string[]; search: string },
  listed: readonly string[],
): string[] {
  const known = new Set(systemsOf(listed))
  const programs = (name: string) => programsCalled(name).filter((program) => known.has(program))
  const filtered = systemsOf(software).flatMap((name) => {
    const met = programs(name)
    return met.length > 0 ? met : [name]
  })
  const searched = mentionsIn(search).flatMap(({ kind, value }) => (kind === 'software' ? programs(value) : []))
  return [...new Set([...filtered, ...searched])]
}
