import { randomUUID } from 'node:crypto'
import type { TalentApplication } from '#domain/intake/application.ts'
import type { Secrets } from '../accounts/secrets.ts'

/**
 * The id that an application will have: the same for the same key and address, so that sending it again names it again.
 * Keyed, so that nobody can tell one from an address, and known before the work begins.
 */
export function applicationId({ applicationKey, email }: TalentApplication, secrets: Secrets): string {
  if (!applicationKey) return randomUUID()
  const bytes = Buffer.from(secrets.hash('application', `${applicationKey}:${email}`), 'base64url').subarray(0, 16)
  bytes[6] = 0x80 | ((bytes[6] as number) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] as number) & 0x3f)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
