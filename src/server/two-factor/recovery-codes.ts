import { randomInt } from 'node:crypto'
import type { Tx } from '#db/session.ts'
import { replaceRecoveryCodes } from '#db/two-factor.ts'
import {
  formatRecoveryCode,
  recoveryCodeCount,
  recoveryCodeLength,
  recoveryCodeLetters,
} from '#domain/two-factor/second-factor.ts'
import type { Services } from '../services.ts'

export const hashRecoveryCode = ({ secrets }: Pick<Services, 'secrets'>, userId: string, code: string) =>
  secrets.hash('recovery-code', `${userId}:${code}`)

const newCode = () =>
  Array.from({ length: recoveryCodeLength }, () => recoveryCodeLetters[randomInt(recoveryCodeLetters.length)]).join('')

/** Ten new codes that replace the old ones. They are shown once: only keyed hashes are stored. */
export async function issueRecoveryCodes(tx: Tx, userId: string, services: Services): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashRecoveryCode(services, userId, code)),
  )
  return codes.map(formatRecoveryCode)
}
