import { type Compilable, CompiledQuery } from 'kysely'

/** Plain SQL where a built query is expected: what an attacker would send, or a column the types don't know. */
export const raw = <O = Record<string, unknown>>(sql: string, parameters: unknown[] = []): Compilable<O> => ({
  compile: () => CompiledQuery.raw(sql, parameters) as CompiledQuery<O>,
})
