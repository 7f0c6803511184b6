import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { Doors } from '#db/session.ts'

/** A Kysely instance for Better Auth whose every query goes through the system's door into the identity schema. */
export function identityDatabase(doors: Doors) {
  const connection: DatabaseConnection = {
    executeQuery: async <Row>(compiled: CompiledQuery) => ({
      rows: (await doors.asSystem((tx) => tx.rows({ compile: () => compiled }))) as Row[],
    }),
    // biome-ignore lint/correctness/useYield: Better Auth streams nothing; the interface wants the method.
    streamQuery: async function* () {
      throw new Error('Streaming is not offered here.')
    },
  }
  const noTransaction = async () => {
    throw new Error('Better Auth works query by query; acts that need a transaction open a door.')
  }
  const db = new Kysely<Record<string, never>>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (instance) => new PostgresIntrospector(instance),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => ({
        init: async () => {},
        acquireConnection: async () => connection,
        beginTransaction: noTransaction,
        commitTransaction: noTransaction,
        rollbackTransaction: noTransaction,
        releaseConnection: async () => {},
        destroy: async () => {},
      }),
    },
  })
  return db.withSchema('identity')
}
