import { emailAddress } from '#domain/accounts/email.ts'
import { Problem } from '#domain/problem.ts'
import { createAdmin } from './accounts/create-admin.ts'
import { EnvError, readEnv } from './env.ts'
import { openDatabase, startServices } from './start-services.ts'

const fail = (words: string): never => {
  process.stderr.write(`${words}\n`)
  process.exit(1)
}

const [verb, address] = process.argv.slice(2)
const email = emailAddress.safeParse(address)
if (verb !== 'create' || !email.success) fail('Usage: npm run admin -- create <email>')

try {
  const env = readEnv({ ...process.env, LOG_LEVEL: 'warn' })
  const { services, outbox } = await startServices(env, await openDatabase(env, () => {}))
  const { link } = await createAdmin(email.data as string, services)
  await outbox.deliverDue()
  await outbox.stop()
  await services.doors.close()
  process.stdout.write(`${email.data} is an admin. A link to set the password was mailed.\n`)
  if (!env.isProduction) process.stdout.write(`${link}\n`)
} catch (error) {
  if (error instanceof EnvError || error instanceof Problem) fail(error.message)
  throw error
}
