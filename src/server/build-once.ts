import type { Compilable, CompiledQuery } from 'kysely'

/** How many of the newest statements are kept for each endpoint. */
const kept = 50

/** Stands for the id while a statement is built: whichever is asked for, only a parameter differs. */
const anyId = '00000000-0000-4000-8000-000000000000'

/**
 * A query is made from its input alone, and a list's first page is asked for all day: what was asked lately is not built
 * again, whatever the id.
 */
export function buildOnce<Input, Row>(build: (input: Input) => Compilable<Row>): (input: Input) => Compilable<Row> {
  const built = new Map<string, CompiledQuery<Row>>()
  return (input) => {
    const { id } = input as { id?: unknown }
    const asked = id === undefined ? input : { ...input, id: anyId }
    const key = JSON.stringify(asked)
    const known = built.get(key) ?? withoutTree(build(asked).compile())
    // The one that was asked for longest ago comes first.
    built.delete(key)
    built.set(key, known)
    for (const oldest of built.keys()) {
      if (built.size <= kept) break
      built.delete(oldest)
    }
    const compiled = id === undefined ? known : withId(known, id)
    return { compile: () => compiled }
  }
}

const withId = <Row>(known: CompiledQuery<Row>, id: unknown): CompiledQuery<Row> => ({
  ...known,
  parameters: known.parameters.map((value) => (value === anyId ? id : value)),
})

/** Without the tree that it was compiled from, which is much larger. */
function withoutTree<Row>({ sql, parameters }: CompiledQuery<Row>): CompiledQuery<Row> {
  const others = parameters.filter((value) => value !== anyId)
  if (JSON.stringify([sql, others]).includes(anyId)) throw new Error('An id is part of a larger parameter.')
  return { sql, parameters } as CompiledQuery<Row>
}
