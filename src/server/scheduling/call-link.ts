import { Problem } from '#domain/problem.ts'
import { introCallMessages } from '#domain/scheduling/intro-call.ts'
import type { Secrets } from '../accounts/secrets.ts'

const purpose = 'intro-call'
const daysAfterCall = 1

/** Opens one call for anyone who has the link, until the day after the call. */
export function signCall({ id, endsAt }: { id: string; endsAt: Date }, secrets: Secrets): string {
  const signed = `${id}.${Math.floor(endsAt.getTime() / 1000) + daysAfterCall * 24 * 60 * 60}`
  return `${signed}.${secrets.hash(purpose, signed)}`
}

/** The call's id. Forged, changed and expired links get the same message. */
export function verifyCall(token: string, secrets: Secrets, now: Date): string {
  const [, signed = '', id = '', expires, signature] = /^(([0-9a-f-]{36})\.(\d{1,12}))\.([\w-]{43})$/.exec(token) ?? []
  const isGenuine = signature !== undefined && secrets.matches(purpose, signed, signature)
  if (!isGenuine || Number(expires) * 1000 <= now.getTime()) throw new Problem('link_expired', introCallMessages.link)
  return id
}
