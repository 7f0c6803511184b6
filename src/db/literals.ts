import { sql } from 'kysely'

/**
 * Values written into the statement itself. A partial index is found by its condition, which a prepared statement that is planned for
 * all values at once can't prove of parameters.
 */
export const literals = <const V extends string>(values: readonly V[]) =>
  sql<V>`(${sql.join(values.map((value) => sql.lit(value)))})`
