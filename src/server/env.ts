import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { brand } from '#domain/brand.ts'
import { isLoopback } from '#domain/loopback.ts'
import { openIdProviders } from './open-id-settings.ts'

const optional = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional()
const url = (...protocols: string[]) =>
  optional.refine((value) => !value || (URL.canParse(value) && protocols.includes(new URL(value).protocol)), {
    message: `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  })
const flag = z.enum(['0', '1'], 'must be 0 or 1').optional()
const whole = (minimum: number, maximum: number, fallback: number) =>
  z.coerce
    .number(`must be a whole number from ${minimum} to ${maximum}`)
    .int(`must be a whole number from ${minimum} to ${maximum}`)
    .min(minimum, `must be a whole number from ${minimum} to ${maximum}`)
    .max(maximum, `must be a whole number from ${minimum} to ${maximum}`)
    .default(fallback)

const variables = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
  PORT: whole(0, 65535, 3000),
  HOST: z.string().min(1).default('localhost'),
  APP_URL: url('http:', 'https:'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: url('postgres:', 'postgresql:'),
  DATABASE_OWNER_URL: url('postgres:', 'postgresql:'),
  EMBEDDED_DATABASE: flag,
  DATABASE_CONNECTIONS: whole(1, 200, 10),
  DATABASE_PREPARED: flag,
  DATABASE_MIGRATE: flag,
  GLIDE_SECRET: optional.refine((value) => !value || value.length >= 32, 'must have at least 32 characters'),
  GLIDE_DEMO: flag,
  REQUIRE_ADMIN_TWO_FACTOR: flag,
  REQUIRE_ADMIN_OPENID: flag,
  ADMIN_EMAIL: optional.refine((value) => !value || z.email().safeParse(value).success, 'must be an email address'),
  OPERATOR_EMAIL: optional.refine((value) => !value || z.email().safeParse(value).success, 'must be an email address'),
  SUPPORT_EMAIL: optional.refine((value) => !value || z.email().safeParse(value).success, 'must be an email address'),
  SCHEDULING_URL: url('http:', 'https:'),
  SMTP_URL: url('smtp:', 'smtps:'),
  MAIL_FROM: z.string().min(3).default(`${brand.name} <no-reply@glide.test>`),
  S3_ENDPOINT: url('http:', 'https:'),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: optional,
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  RESUME_EXTRACTION_URL: url('http:', 'https:'),
  RESUME_EXTRACTION_TOKEN: optional,
  EXTRACT_TOKEN: optional.refine((value) => !value || value.length >= 16, 'must have at least 16 characters'),
  SCANNER_URL: url('tcp:', 'unix:'),
  // Checked by prefix, so that the secret key is never sent to browsers by mistake.
  STRIPE_SECRET_KEY: optional.refine((value) => !value || /^[sr]k_/.test(value), 'must start with sk_ or rk_'),
  STRIPE_PUBLISHABLE_KEY: optional.refine((value) => !value || value.startsWith('pk_'), 'must start with pk_'),
  STRIPE_WEBHOOK_SECRET: optional.refine((value) => !value || value.startsWith('whsec_'), 'must start with whsec_'),
  STRIPE_API_URL: url('http:', 'https:'),
  SEAL_P12: optional,
  SEAL_P12_PASSPHRASE: optional,
  TIMESTAMP_URL: url('http:', 'https:'),
  TRUSTED_PROXIES: whole(0, 10, 0),
  METRICS_TOKEN: optional.refine((value) => !value || value.length >= 16, 'must have at least 16 characters'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('info'),
})

export type Env = ReturnType<typeof readEnv>
export type StripeSettings = NonNullable<Env['stripe']>

/** Stops the start with one message: which variable, and what is wrong with it. */
export class EnvError extends Error {
  override name = 'EnvError'
}

/** All configuration, parsed once. Nothing else reads process.env. */
export function readEnv(source: Record<string, string | undefined>) {
  // An empty variable counts as unset, such as a blank line in compose.yml.
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(set)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new EnvError(`${issue?.path.join('.')} ${issue?.message}`)
  }
  const given = parsed.data
  const isProduction = given.NODE_ENV === 'production'
  const needs = (name: keyof typeof given, reason: string) => {
    if (!given[name]) throw new EnvError(`${name} is missing: ${reason}`)
  }
  if (isProduction) {
    needs('GLIDE_SECRET', 'in production, links and emails are sealed with a secret of at least 32 characters')
    needs('APP_URL', 'in production, links in emails and the origin check depend on it')
    needs('SMTP_URL', 'in production, people confirm their address by email')
    if (given.EMBEDDED_DATABASE !== '1')
      needs(
        'DATABASE_URL',
        'in production, set it, or EMBEDDED_DATABASE=1 to run on the embedded database, in one process',
      )
    if (given.GLIDE_DEMO === '1')
      throw new EnvError('GLIDE_DEMO must not be 1 in production: it creates accounts with a known password')
  }
  if (given.S3_BUCKET) {
    needs('S3_ACCESS_KEY_ID', 'S3_BUCKET is set')
    needs('S3_SECRET_ACCESS_KEY', 'S3_BUCKET is set')
  }
  if (given.RESUME_EXTRACTION_TOKEN) needs('RESUME_EXTRACTION_URL', 'RESUME_EXTRACTION_TOKEN is set')
  if (given.STRIPE_SECRET_KEY) needs('STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY is set')
  if (given.STRIPE_PUBLISHABLE_KEY) needs('STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY is set')

  if (given.SEAL_P12_PASSPHRASE) needs('SEAL_P12', 'SEAL_P12_PASSPHRASE is set')

  const openId = openIdProviders(set, isProduction, (message) => new EnvError(message))
  if (given.REQUIRE_ADMIN_OPENID === '1' && openId.length === 0)
    throw new EnvError('OPENID_PROVIDERS is missing: REQUIRE_ADMIN_OPENID is set')

  const dataDir = resolve(given.DATA_DIR)
  const appUrl = new URL(given.APP_URL ?? `http://localhost:${given.PORT}`)
  // A forgotten NODE_ENV must not put accounts with a known password on the internet.
  const isOwnMachine = isLoopback(appUrl.hostname) && isLoopback(given.HOST)
  const isDevelopment = !isProduction && (isOwnMachine || given.GLIDE_DEMO === '1')
  return {
    isProduction,
    /** Anyone may read every email and call `/extract`: on a local machine, or with GLIDE_DEMO=1. */
    isDevelopment,
    port: given.PORT,
    host: given.HOST,
    appUrl: appUrl.origin,
    isHttps: appUrl.protocol === 'https:',
    /** Allowed origins of writes. On a local machine, the loopback address counts like its name. */
    origins: given.APP_URL ? [appUrl.origin] : [appUrl.origin, `http://127.0.0.1:${given.PORT}`],
    dataDir,
    databaseUrl: given.DATABASE_URL,
    /** Migrations run as the owner of the tables; the server itself may connect as a role that owns nothing. */
    databaseOwnerUrl: given.DATABASE_OWNER_URL ?? given.DATABASE_URL,
    databaseConnections: given.DATABASE_CONNECTIONS,
    /** Off behind a transaction-mode pooler without support for prepared statements. */
    preparesStatements: given.DATABASE_PREPARED !== '0',
    /** Off where migrating is a deployment step, so that no server process has the owner's password. */
    migratesOnStart: given.DATABASE_MIGRATE !== '0',
    secret: given.GLIDE_SECRET ?? localSecret(dataDir),
    isDemo: isDevelopment && given.GLIDE_DEMO !== '0',
    adminsNeedSecondFactor: (given.REQUIRE_ADMIN_TWO_FACTOR ?? (isDevelopment ? '0' : '1')) === '1',
    /** Google, Microsoft and other OpenID providers by which people may log in; none unless configured. */
    openId,
    /** Admins log in by one of them, and in no other way. */
    adminsNeedOpenId: given.REQUIRE_ADMIN_OPENID === '1',
    adminEmail: given.ADMIN_EMAIL?.toLowerCase(),
    /** Who gets emails about leads and booked calls. */
    operatorEmail: (given.OPERATOR_EMAIL ?? given.ADMIN_EMAIL ?? addressOf(given.MAIL_FROM)).toLowerCase(),
    /** Whom people write to: in the footer, and the answers to emails. Never the admin's own address. */
    supportEmail: (given.SUPPORT_EMAIL ?? given.OPERATOR_EMAIL ?? addressOf(given.MAIL_FROM)).toLowerCase(),
    scheduling: schedulingOf(source.SCHEDULING_URL, given.SCHEDULING_URL),
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    s3: given.S3_BUCKET
      ? {
          endpoint: given.S3_ENDPOINT,
          region: given.S3_REGION,
          bucket: given.S3_BUCKET,
          accessKeyId: given.S3_ACCESS_KEY_ID as string,
          secretAccessKey: given.S3_SECRET_ACCESS_KEY as string,
        }
      : undefined,
    resumeExtraction: given.RESUME_EXTRACTION_URL
      ? { url: given.RESUME_EXTRACTION_URL, token: given.RESUME_EXTRACTION_TOKEN }
      : undefined,
    /** The token for `/extract`; without it other services are refused, except in development. */
    extractToken: given.EXTRACT_TOKEN,
    /** Where clamd listens; without it files are not scanned. */
    scannerUrl: given.SCANNER_URL,
    stripe: given.STRIPE_SECRET_KEY
      ? {
          secretKey: given.STRIPE_SECRET_KEY,
          publishableKey: given.STRIPE_PUBLISHABLE_KEY as string,
          webhookSecret: given.STRIPE_WEBHOOK_SECRET,
          apiUrl: given.STRIPE_API_URL,
        }
      : undefined,
    /** The key and certificate that documents are sealed with; without it the installation makes its own. */
    seal: given.SEAL_P12 ? { file: resolve(given.SEAL_P12), passphrase: given.SEAL_P12_PASSPHRASE ?? '' } : undefined,
    /** An RFC 3161 service that vouches for the time of seals; without it the server's clock stands for it. */
    timestampUrl: given.TIMESTAMP_URL,
    trustedProxies: given.TRUSTED_PROXIES,
    metricsToken: given.METRICS_TOKEN,
    logLevel: given.LOG_LEVEL,
  }
}

const addressOf = (sender: string) => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender

export type Scheduling = { kind: 'own' } | { kind: 'embed'; url: string } | { kind: 'none' }

/** The one variable whose empty value has a meaning: no calls are booked. */
function schedulingOf(set: string | undefined, url: string | undefined): Scheduling {
  if (url) return { kind: 'embed', url }
  return { kind: set === undefined ? 'own' : 'none' }
}

/** Outside production a secret is generated once and kept with the data, so that links survive a restart. */
function localSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}
