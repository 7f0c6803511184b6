import type { Logger } from 'pino'
import type { Stripe } from 'stripe'
import type { DatabaseAccess } from '#db/session.ts'
import type { ExtractionPool } from '#extraction/pool.ts'
import type { TakeTurn } from '#extraction/turns.ts'
import type { Passwords } from './accounts/passwords.ts'
import type { Secrets } from './accounts/secrets.ts'
import type { StubbornCallers } from './accounts/stubborn-callers.ts'
import type { News } from './conversations/news.ts'
import type { HasRoom } from './disk-space.ts'
import type { Env } from './env.ts'
import type { FileStore } from './files/store.ts'
import type { Mailer } from './mail/mail.ts'
import type { TalentPool } from './matching/talent-pool.ts'
import type { OpenId } from './openid/providers.ts'
import type { ResumeReader } from './resumes/resume-reader.ts'
import type { Scanner } from './scans/scanner.ts'
import type { Sealing } from './sealing/open-sealing.ts'

/** What handlers may use beyond the request. */
export type Services = {
  env: Env
  db: DatabaseAccess
  passwords: Passwords
  secrets: Secrets
  mailer: Mailer
  files: FileStore
  /** Everyone who can be found for a project. */
  talentPool: TalentPool
  /** Tells open pages what is new. */
  news: News
  /** Reads what people send. Other services, which call `/extract`, have children and a queue of their own. */
  extraction: ExtractionPool
  serviceExtraction: ExtractionPool
  /** Who goes on though a limit is exceeded. */
  stubbornCallers: StubbornCallers
  /** Limits the concurrent uploads per network. */
  takeUploadTurn: TakeTurn
  resumes: ResumeReader
  /** Undefined where files are not scanned. */
  scanner: Scanner | undefined
  /** Seals documents so that any changed byte is noticed. */
  sealing: Sealing
  /** Finds the OpenID providers that are configured. */
  openId: OpenId
  /** Undefined where billing is not configured. */
  stripe: Stripe | undefined
  /** Whether the disk of the embedded database has room to write. A server's disk is its own concern. */
  hasRoom: HasRoom
  log: Logger
}
