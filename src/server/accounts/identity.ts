import { randomUUID } from 'node:crypto'
import { kyselyAdapter } from '@better-auth/kysely-adapter'
import type { BetterAuthOptions } from 'better-auth'
import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import type { Doors } from '#db/session.ts'
import { passwordMaximum, passwordMinimum } from '#domain/accounts/password.ts'
import type { Env } from '../env.ts'
import { hashedTokens } from './hashed-tokens.ts'
import { identityDatabase } from './identity-database.ts'
import type { Passwords } from './passwords.ts'
import { rememberedSeconds } from './session-cookie.ts'

export const networkHeader = 'x-glide-network'

const times = { createdAt: 'created_at', updatedAt: 'updated_at' }

/**
 * Better Auth checks passwords and makes sessions, on the tables of the identity schema. Its own routes are not
 * served: what people can call is the contract's, where each endpoint says who may.
 */
export function createIdentity(env: Env, doors: Doors, passwords: Passwords) {
  const auth = betterAuth({
    baseURL: env.appUrl,
    secret: env.secret,
    database: (options: BetterAuthOptions) =>
      hashedTokens(kyselyAdapter(identityDatabase(doors), { type: 'postgres' })(options)),
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
      expiresIn: rememberedSeconds,
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
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })

  return {
    /** Checks the password and opens a session; an unknown address costs a hash, too. */
    async signIn(
      given: { email: string; password: string; remember: boolean },
      from: { network: string; userAgent: string },
    ): Promise<{ outcome: 'wrong' } | { outcome: 'unconfirmed' } | { outcome: 'signed-in'; token: string }> {
      try {
        const { token } = await auth.api.signInEmail({
          body: { email: given.email, password: given.password, rememberMe: given.remember },
          headers: new Headers({ [networkHeader]: from.network, 'user-agent': from.userAgent }),
        })
        return { outcome: 'signed-in', token }
      } catch (error) {
        if (!(error instanceof APIError)) throw error
        if (error.status === 'FORBIDDEN') return { outcome: 'unconfirmed' }
        if (error.status === 'UNAUTHORIZED') return { outcome: 'wrong' }
        throw error
      }
    },
  }
}

export type Identity = ReturnType<typeof createIdentity>
