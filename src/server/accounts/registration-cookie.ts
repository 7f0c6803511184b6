import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { Env } from '../env.ts'
import { readCookie } from '../read-cookie.ts'
import type { Secrets } from './secrets.ts'

const rememberedSeconds = 24 * 60 * 60
const purpose = 'registration'

const nameOf = ({ isHttps }: Pick<Env, 'isHttps'>) => (isHttps ? '__Host-glide-registration' : 'glide-registration')
const attributesOf = ({ isHttps }: Pick<Env, 'isHttps'>) =>
  ({ path: '/', httpOnly: true, secure: isHttps, sameSite: 'Lax' }) as const

/**
 * Identifies the account that this browser registered. It proves who chose the password when the address is confirmed, and
 * shows new applicants their own booking page; code that accepts it checks that the account is still unconfirmed.
 */
export function registrationCookie(context: Context, env: Pick<Env, 'isHttps'>, secrets: Secrets) {
  const name = nameOf(env)
  return {
    set: (accountId: string) =>
      setCookie(context, name, `${accountId}.${secrets.hash(purpose, accountId)}`, {
        ...attributesOf(env),
        maxAge: rememberedSeconds,
      }),
    /** The account's id, unless the cookie is missing or tampered with. */
    read(): string | undefined {
      const [, accountId, signature] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(readCookie(context, name) ?? '') ?? []
      return accountId && signature && secrets.matches(purpose, accountId, signature) ? accountId : undefined
    },
    clear: () => clearRegistration(context, env),
  }
}

export function clearRegistration(context: Context, env: Pick<Env, 'isHttps'>): void {
  if (readCookie(context, nameOf(env)) !== undefined) deleteCookie(context, nameOf(env), attributesOf(env))
}

export type RegistrationCookie = ReturnType<typeof registrationCookie>
