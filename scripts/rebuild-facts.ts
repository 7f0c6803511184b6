/** npm run facts:rebuild: reads everyone's facts again, saves those that differ, and says how many did. */
import { createDatabaseAccess } from '#db/session.ts'
import { readEnv } from '#server/env.ts'
import { rebuildFacts } from '#server/matching/rebuild-facts.ts'
import { openDatabase } from '#server/start-services.ts'

const driver = await openDatabase(readEnv({ ...process.env, LOG_LEVEL: 'warn' }), () => {})
const db = createDatabaseAccess(driver)
const { read, different } = await rebuildFacts(db)
await db.close()
console.log(`${read} candidates were read, ${different} of them differed.`)
