import { createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { codeLength } from '#domain/accounts/challenge.ts'

/** Keyed hashes and random values. Each purpose has a key of its own, derived from the one secret. */
export function createSecrets(secret: string) {
  const keys = new Map<string, Buffer>()
  const keyFor = (purpose: string) => {
    const known = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret, '', `glide:${purpose}`, 32))
    keys.set(purpose, known)
    return known
  }
  const hash = (purpose: string, value: string) =>
    createHmac('sha256', keyFor(purpose)).update(value).digest('base64url')
  return {
    hash,
    matches: (purpose: string, value: string, expected: string) =>
      timingSafeEqual(Buffer.from(hash(purpose, value)), Buffer.from(expected)),
    token: () => randomBytes(32).toString('base64url'),
    code: () => String(randomInt(10 ** codeLength)).padStart(codeLength, '0'),
    /** For modules that sign or seal with a key of their own. */
    derive: (purpose: string) => keyFor(purpose).toString('base64url'),
  }
}

export type Secrets = ReturnType<typeof createSecrets>
