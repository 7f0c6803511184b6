import { emailAddress } from '#domain/accounts/email.ts'
import { Problem } from '#domain/problem.ts'
import { createAdmin } from './admins/create-admin.ts'
import { EnvError, readEnv } from './env.ts'
import { sendEmail } from './mail/send-email-job.ts'
import type { Services } from './services.ts'
import { openDatabase, startServices } from './start-services.ts'
import { resetTwoFactor } from './two-factor/reset-two-factor.ts'

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

const create = (email: string, services: Services) => services.db.asSystem((tx) => createAdmin(tx, { email }, services))

const [verb, address] = process.argv.slice(2)
const email = emailAddress.safeParse(address)
if (!['create', 'reset-two-factor'].includes(verb ?? '') || !email.success)
  fail('Usage: npm run admin -- create <email>\n       npm run admin -- reset-two-factor <email>')
const given = email.data as string

try {
  const env = readEnv({ ...process.env, LOG_LEVEL: 'warn' })
  const { services, jobs } = await startServices(env, await openDatabase(env, () => {}))
  const link = verb === 'create' ? (await create(given, services)).link : await resetTwoFactor(given, services)
  await jobs.runDue(sendEmail)
  await jobs.stop()
  await services.news.stop()
  await services.db.close()
  process.stdout.write(
    link
      ? `${given} is an admin. A link to set the password was emailed.\n`
      : `${given} no longer has a second factor and is signed out everywhere. They were notified by email.\n`,
  )
  if (link && !env.isProduction) process.stdout.write(`${link}\n`)
} catch (error) {
  if (error instanceof EnvError || error instanceof Problem) fail(error.message)
  throw error
}
