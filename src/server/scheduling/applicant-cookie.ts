import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Secrets } from '../accounts/secrets.ts'
import type { Env } from '../env.ts'

const rememberedSeconds = 24 * 60 * 60
const purpose = 'applicant'

const nameOf = ({ isHttps }: Pick<Env, 'isHttps'>) => (isHttps ? '__Host-glide-applicant' : 'glide-applicant')

/** For a day, a new applicant is known by this cookie alone: the account opens only once its address is confirmed. */
export function setApplicant(
  context: Context,
  env: Pick<Env, 'isHttps'>,
  secrets: Secrets,
  candidateId: string,
  now: Date = new Date(),
): void {
  const signed = `${candidateId}.${Math.floor(now.getTime() / 1000) + rememberedSeconds}`
  setCookie(context, nameOf(env), `${signed}.${secrets.hash(purpose, signed)}`, {
    path: '/',
    httpOnly: true,
    secure: env.isHttps,
    sameSite: 'Lax',
    maxAge: rememberedSeconds,
  })
}

/** The candidate's id, unless the cookie is missing, changed or a day old. */
export function readApplicant(
  context: Context,
  env: Pick<Env, 'isHttps'>,
  secrets: Secrets,
  now: Date = new Date(),
): string | undefined {
  const cookie = getCookie(context, nameOf(env))
  const [, signed = '', candidateId, expires, signature] =
    /^(([0-9a-f-]{36})\.(\d{10}))\.([\w-]{43})$/.exec(cookie ?? '') ?? []
  if (!signature || !secrets.matches(purpose, signed, signature)) return undefined
  return Number(expires) * 1000 > now.getTime() ? candidateId : undefined
}
