import { timingSafeEqual } from 'node:crypto'

/** Whether the `Authorization` header has the token, compared in constant time. */
export function hasBearerToken(authorization: string | null | undefined, token: string | undefined): boolean {
  if (!authorization || !token) return false
  const given = Buffer.from(authorization)
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
