import type { Compilable, CompiledQuery } from 'kysely'

/** How many of the newest statements are kept for each endpoint. */
const kept = 50

/**
 * A query is made from its input alone, and a list's first page is asked for all day: what was asked lately is not built
 * again.
 */
export function buildOnce<Input, Row>(build: (input: Input) => Compilable<Row>): (input: Input) => Compilable<Row> {
  const built = new Map<string, Compilable<Row>>()
  return (input) => {
    const asked = JSON.stringify(input)
    const known = built.get(asked) ?? compiledAlready(build(input).compile())
    // The one that was asked for longest ago comes first.
    built.delete(asked)
    built.set(asked, known)
    for (const oldest of built.keys()) {
      if (built.size <= kept) break
      built.delete(oldest)
    }
    return known
  }
}

/** Without the tree that it was compiled from, which is much larger. */
const compiledAlready = <Row>({ sql, parameters }: CompiledQuery<Row>): Compilable<Row> => {
  const compiled = { sql, parameters } as CompiledQuery<Row>
  return { compile: () => compiled }
}
