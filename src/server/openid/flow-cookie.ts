import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { openIdLifetimeSeconds } from '#domain/openid/provider.ts'
import type { Env } from '../env.ts'
import { readCookie } from '../read-cookie.ts'

/**
 * Ties a login at a provider to the browser that began it: without this cookie the provider's answer is worthless. Each login has
 * its own, so that two tabs don't disturb each other.
 */
export function flowCookie(context: Context, { isHttps }: Pick<Env, 'isHttps'>) {
  const nameOf = (state: string) => `${isHttps ? '__Host-' : ''}glide-openid-${state.slice(0, 12)}`
  const attributes = { path: '/', httpOnly: true, secure: isHttps, sameSite: 'Lax' } as const
  return {
    set(state: string, token: string, redirect: string | undefined) {
      const value = `${token}.${Buffer.from(redirect ?? '').toString('base64url')}`
      setCookie(context, nameOf(state), value, { ...attributes, maxAge: openIdLifetimeSeconds })
    },
    /** What was begun with this state. It is read once: the browser forgets it. */
    take(state: string): { token: string; redirect: string } | undefined {
      if (!/^[\w-]{43}$/.test(state)) return undefined
      const [, token, redirect = ''] = /^([\w-]{43})\.([\w-]*)$/.exec(readCookie(context, nameOf(state)) ?? '') ?? []
      if (!token) return undefined
      deleteCookie(context, nameOf(state), attributes)
      return { token, redirect: Buffer.from(redirect, 'base64url').toString() }
    },
  }
}

export type FlowCookie = ReturnType<typeof flowCookie>
