import { createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { codeLength } from '#domain/accounts/challenge.ts'

/** Keyed hashes and random values. Each purpose has its own key, derived from the one secret. */
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
    /** A stable id for a value that nobody can derive without the key. */
    uuid(purpose: string, value: string): string {
      const bytes = Buffer.from(hash(purpose, value), 'base64url').subarray(0, 16)
      bytes[6] = 0x80 | ((bytes[6] as number) & 0x0f)
      bytes[8] = 0x80 | ((bytes[8] as number) & 0x3f)
      return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
    matches: (purpose: string, value: string, expected: string) =>
      timingSafeEqual(Buffer.from(hash(purpose, value)), Buffer.from(expected)),
    token: () => randomBytes(32).toString('base64url'),
    code: () => String(randomInt(10 ** codeLength)).padStart(codeLength, '0'),
    /** For modules that sign or encrypt with their own key. */
    derive: (purpose: string) => keyFor(purpose).toString('base64url'),
  }
}

export type Secrets = ReturnType<typeof createSecrets>
