import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { DatabaseAccess } from '#db/session.ts'

/** A Kysely instance for Better Auth. Every query runs as `app_system` in the identity schema. */
export function identityDatabase(db: DatabaseAccess) {
  const connection: DatabaseConnection = {
    executeQuery: async <Row>(compiled: CompiledQuery) => ({
      rows: (await db.asSystem((tx) => tx.rows({ compile: () => compiled }))) as Row[],
    }),
    // biome-ignore lint/correctness/useYield: Better Auth streams nothing; the interface wants the method.
    streamQuery: async function* () {
      throw new Error('Streaming is not offered here.')
    },
  }
  const noTransaction = async () => {
    throw new Error('Better Auth runs single queries; handlers that need a transaction open their own.')
  }
  const kysely = new Kysely<Record<string, never>>({
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
  return kysely.withSchema('identity')
}
