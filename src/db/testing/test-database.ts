import type { Driver, Result, Run } from '../driver.ts'
import { createDatabaseAccess, type DatabaseAccess } from '../session.ts'
import { migratedPglite } from './migrated-pglite.ts'
import { migratedPostgres } from './migrated-postgres.ts'

/** A migrated database of one's own, with the application connected as a login role that owns nothing. */
export type MigratedDatabase = {
  driver: Driver
  /** By which another process reaches it as the application does. PGlite is in this one. */
  url?: string
  /** One transaction as superuser: row-level security is forced, so it binds even the tables' owner. */
  asSuperuser<T>(work: (run: Run) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export type TestDatabase = MigratedDatabase & {
  db: DatabaseAccess
  /** One statement as superuser, to set up and to inspect; never inside a transaction. */
  ownerRun(sql: string, parameters?: readonly unknown[]): Promise<Result['rows']>
}

/** On PGlite, or on the PostgreSQL server of TEST_DATABASE_URL (the URL of a superuser). */
export async function testDatabase(): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL
  const database = await (url ? migratedPostgres(url) : migratedPglite())
  return {
    ...database,
    db: createDatabaseAccess(database.driver),
    ownerRun: async (sql, parameters = []) => (await database.asSuperuser((run) => run({ sql, parameters }))).rows,
  }
}
