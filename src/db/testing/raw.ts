import { type Compilable, CompiledQuery } from 'kysely'

/** Plain SQL where a door takes a built query: what an attacker would send, or a column the types do not know. */
export const raw = <O = Record<string, unknown>>(sql: string, parameters: unknown[] = []): Compilable<O> => ({
  compile: () => CompiledQuery.raw(sql, parameters) as CompiledQuery<O>,
})
