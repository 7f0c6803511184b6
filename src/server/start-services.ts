import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Driver } from '#db/driver.ts'
import { migrate, SchemaError } from '#db/migrate.ts'
import { createDatabaseAccess } from '#db/session.ts'
import { uploadTurns } from '#domain/accounts/limits.ts'
import { openExtraction } from '#extraction/open-extraction.ts'
import { defaultChildren } from '#extraction/pool.ts'
import { spawnChild } from '#extraction/spawn-child.ts'
import { createTurns } from '#extraction/turns.ts'
import { createPasswords } from './accounts/passwords.ts'
import { createSecrets } from './accounts/secrets.ts'
import { createStubbornCallers } from './accounts/stubborn-callers.ts'
import { openStripe } from './billing/call-stripe.ts'
import { claimDataDir } from './claim-data-dir.ts'
import { createNews } from './conversations/news.ts'
import { roomOf } from './disk-space.ts'
import { type Env, EnvError } from './env.ts'
import { openStore } from './files/open-store.ts'
import { jobKinds } from './job-kinds.ts'
import { createJobQueue, type JobQueue } from './jobs/job-queue.ts'
import { createLog } from './log.ts'
import { createMailer } from './mail/mail.ts'
import { mailboxTransport } from './mail/mailbox-transport.ts'
import { smtpTransport } from './mail/smtp-transport.ts'
import { createTalentPool } from './matching/talent-pool.ts'
import { createOpenId } from './openid/providers.ts'
import { localReader } from './resumes/local-reader.ts'
import { remoteReader } from './resumes/remote-reader.ts'
import { clamd } from './scans/clamd.ts'
import { openSealing } from './sealing/open-sealing.ts'
import type { Services } from './services.ts'

export type Progress = (message: string) => void

/** The database, migrated: the embedded one in DATA_DIR, or the server of DATABASE_URL. Only the driver in use is loaded. */
export async function openDatabase(env: Env, onProgress: Progress): Promise<Driver> {
  const onApply = (name: string) => onProgress(`Migrating the database: ${name}`)
  if (env.databaseUrl && env.databaseOwnerUrl) {
    const { openPostgres } = await import('#db/postgres-driver.ts')
    if (env.migratesOnStart) {
      const owner = openPostgres(env.databaseOwnerUrl, { connections: 1 })
      await migrate(owner, onApply)
        .catch(explain('back up what you need with pg_dump and use an empty database'))
        .finally(() => owner.close())
    }
    return openPostgres(env.databaseUrl, {
      connections: env.databaseConnections,
      isPrepared: env.preparesStatements,
    })
  }
  claimDataDir(env.dataDir)
  onProgress('Opening the embedded database')
  const folder = join(env.dataDir, 'postgres')
  const { openEmbedded } = await import('#db/embedded/embedded-driver.ts')
  const { copyReadyFolder } = await import('#db/embedded/migrated-folder.ts')
  await copyReadyFolder(folder)
  const log = createLog(env.logLevel)
  const onFailure = ({ message }: Error) => log.error({ alert: 'embedded-database', message }, 'opening it again')
  const driver = await openEmbedded(folder, { onFailure })
  await migrate(driver, onApply).catch(explain(`copy the folder ${folder} if you need anything in it, and delete it`))
  return driver
}

/** A database that can't be migrated stops the start with instructions. */
const explain = (remedy: string) => (error: unknown) => {
  if (!(error instanceof SchemaError)) throw error
  throw new EnvError(`${error.message} To start over, ${remedy}. Demo data is created again.`)
}

/** Everything a handler may use, over an open database, and the queue for deferred work. Without a reader of files, it is the one that belongs to the server. */
export async function startServices(
  env: Env,
  driver: Driver,
  reader?: string,
): Promise<{ services: Services; jobs: JobQueue }> {
  const log = createLog(env.logLevel)
  const db = createDatabaseAccess(driver, { adminsNeedSecondFactor: env.adminsNeedSecondFactor })
  const secrets = createSecrets(env.secret)
  const passwords = createPasswords({ atOnce: Math.min(4, availableParallelism()) })
  // One child is always left for other networks.
  const extraction = openExtraction({ perNetwork: defaultChildren - 1, reader })
  const hasRoom = env.databaseUrl ? async () => true : roomOf(env.dataDir, log)
  const services: Services = {
    env,
    hasRoom,
    log,
    db,
    secrets,
    passwords,
    mailer: createMailer({ secret: secrets.derive('mail'), onQueue: () => jobs.wake() }),
    files: await openStore({ folder: join(env.dataDir, 'files'), s3: env.s3 }),
    talentPool: createTalentPool(db),
    news: createNews({ db, log }),
    extraction,
    // Programs wait more patiently than people.
    serviceExtraction: openExtraction({
      children: Math.floor(defaultChildren / 2),
      reader,
      spawn: () => spawnChild('text', 'later', reader),
    }),
    stubbornCallers: createStubbornCallers(),
    takeUploadTurn: createTurns(uploadTurns),
    resumes: env.resumeExtraction ? remoteReader(env.resumeExtraction) : localReader(extraction),
    scanner: env.scannerUrl ? clamd(env.scannerUrl) : undefined,
    sealing: openSealing({ env, db, secrets, log }),
    openId: createOpenId(env.openId),
    stripe: env.stripe && (await openStripe(env.stripe)),
  }
  const transport = env.smtpUrl ? smtpTransport(env.smtpUrl) : mailboxTransport
  const jobs = createJobQueue({ db, kinds: jobKinds(services, transport), log, onStop: transport.close, hasRoom })
  return { services, jobs }
}
