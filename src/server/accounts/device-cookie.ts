import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { Env } from '../env.ts'
import { readCookie } from '../read-cookie.ts'
import type { Secrets } from './secrets.ts'

const rememberedSeconds = 180 * 24 * 60 * 60
const rememberedAccounts = 4

const empty = { id: undefined, accounts: [] as string[] }

/**
 * Identifies a browser by the accounts that signed in there, as keyed hashes of their addresses. It opens nothing, but failed
 * sign-ins elsewhere don't lock it out.
 */
export function deviceCookie(context: Context, { isHttps }: Pick<Env, 'isHttps'>, secrets: Secrets) {
  const name = isHttps ? '__Host-glide-device' : 'glide-device'
  const accountOf = (email: string) => secrets.hash('device-account', email)

  /** Nobody's, if the cookie is missing or tampered with. */
  function read() {
    const [, signed = '', id, accounts = '', signature = ''] =
      /^(([\w-]{43})\.([\w~-]{43,175}))\.([\w-]{43})$/.exec(readCookie(context, name) ?? '') ?? []
    return id && secrets.matches('device', signed, signature) ? { id, accounts: accounts.split('~') } : empty
  }

  return {
    /** The browser's id, if this address has signed in here. */
    idFor(email: string): string | undefined {
      const { id, accounts } = read()
      return accounts.includes(accountOf(email)) ? id : undefined
    },
    remember(email: string) {
      const { id = secrets.token(), accounts } = read()
      const account = accountOf(email)
      const known = [account, ...accounts.filter((one) => one !== account)].slice(0, rememberedAccounts)
      const signed = `${id}.${known.join('~')}`
      setCookie(context, name, `${signed}.${secrets.hash('device', signed)}`, {
        path: '/',
        httpOnly: true,
        secure: isHttps,
        sameSite: 'Lax',
        maxAge: rememberedSeconds,
      })
    },
  }
}

export type DeviceCookie = ReturnType<typeof deviceCookie>
