import type { Result, Run } from '../driver.ts'
import { seedWorld } from './seed-world.ts'
import { type TestDatabase, testDatabase } from './test-database.ts'

type Ask = (sql: string, parameters?: readonly unknown[]) => Promise<Result>

type SeededDatabase = TestDatabase & {
  /** One transaction as superuser that is undone: what it tries leaves no trace. */
  undone<T>(work: (ask: Ask, run: Run) => Promise<T>): Promise<T>
}

/** A database of one's own with the small world in it. */
export async function seededDatabase(): Promise<SeededDatabase> {
  const database = await testDatabase()
  await seedWorld(database)
  return {
    ...database,
    async undone<T>(work: (ask: Ask, run: Run) => Promise<T>) {
      const undo = new Error('undo')
      const results: T[] = []
      await database
        .asSuperuser(async (run) => {
          results.push(await work((sql, parameters = []) => run({ sql, parameters }), run))
          throw undo
        })
        .catch((error) => {
          if (error !== undo) throw error
        })
      return results[0] as T
    },
  }
}
