import { EnvError, readEnv } from '#server/env.ts'
import { openDatabase } from '#server/start-services.ts'

try {
  const driver = await openDatabase(readEnv({ ...process.env, DATABASE_MIGRATE: '1' }), console.log)
  await driver.close()
  console.log('The database is current.')
} catch (error) {
  if (!(error instanceof EnvError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
