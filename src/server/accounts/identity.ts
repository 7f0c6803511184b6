import { randomUUID } from 'node:crypto'
import { kyselyAdapter } from '@better-auth/kysely-adapter'
import type { BetterAuthOptions } from 'better-auth'
import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import type { DatabaseAccess } from '#db/session.ts'
import { readSecondFactors } from '#db/two-factor.ts'
import { passwordMaximum, passwordMinimum } from '#domain/accounts/password.ts'
import { sessionSeconds } from '#domain/accounts/session-life.ts'
import type { Env } from '../env.ts'
import { hashedTokens } from './hashed-tokens.ts'
import { identityDatabase } from './identity-database.ts'
import type { Passwords } from './passwords.ts'

export const networkHeader = 'x-glide-network'

/** Better Auth gives a session that is not to be remembered a day, and one that is a week. */
const forgottenAfterMilliseconds = 2 * 24 * 60 * 60 * 1000

/** The password was right. Thrown where the session would be made, so that there is none. */
class SecondFactorNeeded extends Error {
  readonly userId: string
  constructor(userId: string) {
    super('This account has a second factor.')
    this.userId = userId
  }
}

type From = { network: string; userAgent: string }
type SignIn =
  | { outcome: 'wrong' }
  | { outcome: 'unconfirmed' }
  | { outcome: 'second-factor'; userId: string }
  | { outcome: 'signed-in'; token: string }

const times = { createdAt: 'created_at', updatedAt: 'updated_at' }

/**
 * Better Auth checks passwords and makes sessions, on the tables of the identity schema. Its own routes are not
 * served: what people can call is the contract's, where each endpoint says who may.
 */
export function createIdentity(env: Env, db: DatabaseAccess, passwords: Passwords) {
  /** What every new session passes: the second factor of those who have one, and the time that it lives. */
  async function shape(session: { userId: string; expiresAt: Date; secondFactorAt?: unknown }) {
    const person = await db.asSystem((tx) => readSecondFactors(tx, session.userId))
    if (!person) return false
    if (person.hasAny && !session.secondFactorAt) throw new SecondFactorNeeded(session.userId)
    const isRememberWanted = session.expiresAt.getTime() - Date.now() > forgottenAfterMilliseconds
    return { data: { expiresAt: new Date(Date.now() + sessionSeconds(person.role, isRememberWanted) * 1000) } }
  }

  const auth = betterAuth({
    baseURL: env.appUrl,
    secret: env.secret,
    database: (options: BetterAuthOptions) =>
      hashedTokens(kyselyAdapter(identityDatabase(db), { type: 'postgres' })(options)),
    advanced: {
      database: { generateId: () => randomUUID() },
      ipAddress: { ipAddressHeaders: [networkHeader] },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: passwordMinimum,
      maxPasswordLength: passwordMaximum,
      password: {
        hash: passwords.hash,
        verify: ({ hash, password }) => passwords.verify(password, hash),
      },
    },
    session: {
      modelName: 'sessions',
      additionalFields: {
        secondFactorAt: { type: 'date', required: false, input: false, fieldName: 'second_factor_at' },
      },
      fields: {
        ...times,
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
      },
    },
    user: { modelName: 'users', fields: { ...times, emailVerified: 'email_verified' } },
    account: {
      modelName: 'credentials',
      fields: { ...times, userId: 'user_id', accountId: 'account_id', providerId: 'provider_id' },
    },
    databaseHooks: { session: { create: { before: shape } } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })

  return {
    /** Checks the password and opens a session, unless a second factor is due; an unknown address costs a hash, too. */
    async signIn(given: { email: string; password: string; remember: boolean }, from: From): Promise<SignIn> {
      try {
        const { token } = await auth.api.signInEmail({
          body: { email: given.email, password: given.password, rememberMe: given.remember },
          headers: new Headers({ [networkHeader]: from.network, 'user-agent': from.userAgent }),
        })
        return { outcome: 'signed-in', token }
      } catch (error) {
        if (error instanceof SecondFactorNeeded) return { outcome: 'second-factor', userId: error.userId }
        if (!(error instanceof APIError)) throw error
        if (error.status === 'FORBIDDEN') return { outcome: 'unconfirmed' }
        if (error.status === 'UNAUTHORIZED') return { outcome: 'wrong' }
        throw error
      }
    },
    /** A session for someone who has proved a second factor. */
    async openSession(userId: string, { remember, from }: { remember: boolean; from: From }): Promise<string> {
      const { internalAdapter } = await auth.$context
      const proof = { ipAddress: from.network, userAgent: from.userAgent, secondFactorAt: new Date() }
      return (await internalAdapter.createSession(userId, !remember, proof)).token
    },
  }
}

export type Identity = ReturnType<typeof createIdentity>
