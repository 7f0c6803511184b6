import type { ParsedInputOf } from '#contract/endpoint.ts'
import type { proveSecondFactor } from '#contract/two-factor.ts'
import { readNow } from '#db/clock.ts'
import type { Tx } from '#db/session.ts'
import {
  consumeRecoveryCode,
  consumeTotpStep,
  countPasskeyUse,
  findPasskey,
  readAuthenticator,
} from '#db/two-factor.ts'
import { brand } from '#domain/brand.ts'
import type { Services } from '../services.ts'
import { mailTwoFactorChanged } from './mail-two-factor-changed.ts'
import { checkPasskeyUse } from './passkeys.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { secretSeal, stepOfCode } from './totp.ts'

type Proof = ParsedInputOf<typeof proveSecondFactor>

/** Accepts an app's code: each works once, even in concurrent requests. */
export async function isCodeOf(tx: Tx, userId: string, sealedSecret: Uint8Array, code: string, services: Services) {
  const now = await readNow(tx)
  const step = stepOfCode(secretSeal(services).open(userId, sealedSecret), code, now.getTime())
  return step !== undefined && (await consumeTotpStep(tx, userId, step))
}

/** Whether the second factor is correct; using it uses it up. */
export async function isProven(tx: Tx, userId: string, proof: Proof, services: Services): Promise<boolean> {
  if ('code' in proof) {
    const authenticator = await readAuthenticator(tx, userId, true)
    return authenticator !== undefined && isCodeOf(tx, userId, authenticator.sealedSecret, proof.code, services)
  }
  if ('recoveryCode' in proof) {
    const isSpent = await consumeRecoveryCode(tx, userId, hashRecoveryCode(services, userId, proof.recoveryCode))
    if (isSpent)
      await mailTwoFactorChanged(
        tx,
        userId,
        `A recovery code was used to log in to your ${brand.name} account.`,
        services,
      )
    return isSpent
  }
  const passkey = await findPasskey(tx, proof.passkey.id)
  if (passkey?.userId !== userId) return false
  const asked = { token: proof.token, passkey, mustVerifyPerson: false }
  const counter = await checkPasskeyUse(proof.passkey, asked, services.env)
  if (counter === undefined) return false
  await countPasskeyUse(tx, passkey.id, counter)
  return true
}
