import { createApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { listen } from '../listen.ts'
import { networkOf } from '../network-of.ts'
import { openDatabase, startServices } from '../start-services.ts'

/** The product as a process whose embedded database works forever on one statement. */
const env = readEnv(process.env)
const driver = await openDatabase(env, () => {})
const { services } = await startServices(env, driver)
await listen(createApp(services, networkOf(0)), services, () => services.db.close())
driver.script('do $$ begin loop end loop; end $$').catch(() => {})
process.stdout.write('Glide is ready\n')
