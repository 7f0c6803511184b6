import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { brand } from '#domain/brand.ts'
import { totpRules } from '#domain/two-factor/second-factor.ts'
import { createSeal } from '../mail/seal.ts'
import type { Services } from '../services.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 bits, as RFC 4226 recommends; 32 letters without padding. */
export const newTotpSecret = (): string => Array.from(randomBytes(32), (byte) => letters[byte % 32]).join('')

export const totpStep = (at: number): number => Math.floor(at / 1000 / totpRules.stepSeconds)

/** RFC 6238 with SHA-1, which is what authenticator apps agree on. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) as number) & 0xf
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** totpRules.digits).padStart(totpRules.digits, '0')
}

/** The time step of this code, within the allowed clock drift. */
export function stepOfCode(secret: string, code: string, at: number): number | undefined {
  const { toleratedSteps } = totpRules
  const steps = Array.from({ length: 2 * toleratedSteps + 1 }, (_, index) => totpStep(at) - toleratedSteps + index)
  return steps.find((step) => timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code)))
}

/** What an app reads from the QR code. */
export const totpUri = (secret: string, email: string): string =>
  `otpauth://totp/${encodeURIComponent(`${brand.name}:${email}`)}?secret=${secret}&issuer=${encodeURIComponent(brand.name)}`

/** Secrets are stored encrypted with the server's key, each bound to its owner. */
export const secretSeal = ({ secrets }: Pick<Services, 'secrets'>) =>
  createSeal<string>(secrets.derive('authenticator'))

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
