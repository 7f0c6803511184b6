import { setScanning } from '#db/scans.ts'
import { brand } from '#domain/brand.ts'
import { ensureFirstAdmin } from './admins/ensure-first-admin.ts'
import { createApp } from './app.ts'
import { refuseDemoAccounts } from './demo/refuse-demo-accounts.ts'
import { EnvError, readEnv } from './env.ts'
import { listen } from './listen.ts'
import { networkOf } from './network-of.ts'
import { openDatabase, startServices } from './start-services.ts'
import { welcome } from './welcome.ts'

const print = (message: string) => process.stdout.write(`${message}\n`)

try {
  const env = readEnv(process.env)
  const database = await openDatabase(env, print)
  const { services, jobs } = await startServices(env, database)
  await services.db.asSystem((tx) => setScanning(tx, services.scanner !== undefined))
  await services.sealing.prepare()
  if (!env.isDevelopment) await refuseDemoAccounts(services)
  if (env.isDemo) {
    const { asOwner, seedAlone } = await import('./demo/as-owner.ts')
    const { seedDemo } = await import('./demo/seed-demo.ts')
    await seedAlone(env, database, () => seedDemo(services, asOwner(env, database), print))
  }
  if (env.adminEmail) await ensureFirstAdmin(env.adminEmail, services)
  jobs.start()
  await listen(createApp(services, networkOf(env.trustedProxies)), services, async () => {
    await jobs.stop()
    await Promise.all([services.extraction.close(), services.serviceExtraction.close()])
    await services.db.close()
  })
  print(welcome(env))
} catch (error) {
  if (!(error instanceof EnvError)) throw error
  process.stderr.write(`${brand.name} cannot start: ${error.message}\n`)
  process.exit(1)
}
