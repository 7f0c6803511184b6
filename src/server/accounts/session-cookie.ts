import { hash } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { callerHeader } from '#contract/endpoint.ts'
import type { Env } from '../env.ts'
import { readCookie } from '../read-cookie.ts'
import { clearRegistration } from './registration-cookie.ts'

/** The hash of a session's token, as stored. The token has 256 random bits, so a plain hash is enough. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url')

export const sessionCookieName = (isHttps: boolean) => (isHttps ? '__Host-glide' : 'glide')

/**
 * The session's cookie of one request. `__Host-` binds it to this host and to https. When a session starts or ends, the
 * registration cookie is removed.
 */
export function sessionCookie(context: Context, { isHttps }: Pick<Env, 'isHttps'>) {
  const name = sessionCookieName(isHttps)
  const attributes = { path: '/', httpOnly: true, secure: isHttps, sameSite: 'Lax' } as const
  return {
    tokenHash(): string | undefined {
      const token = readCookie(context, name)
      return token && token.length <= 128 ? hashToken(token) : undefined
    },
    /** The caller: the session's person, as long as the page was rendered for the same person. */
    person(): { tokenHash: string; expectedUserId: string | undefined } | undefined {
      const tokenHash = this.tokenHash()
      return tokenHash ? { tokenHash, expectedUserId: context.req.header(callerHeader) } : undefined
    },
    /** Without a duration it is a session cookie. */
    set(token: string, seconds: number | undefined) {
      setCookie(context, name, token, { ...attributes, ...(seconds ? { maxAge: seconds } : {}) })
      clearRegistration(context, { isHttps })
    },
    clear() {
      clearRegistration(context, { isHttps })
      deleteCookie(context, name, attributes)
      context.header('clear-site-data', '"storage"')
    },
  }
}

export type SessionCookie = ReturnType<typeof sessionCookie>
