import { findAccount } from '#db/accounts.ts'
import { recordAct } from '#db/record.ts'
import { endSessionsBut } from '#db/sessions.ts'
import { endPrompts, removeAllFactors } from '#db/two-factor.ts'
import { brand } from '#domain/brand.ts'
import { notFound } from '#domain/problem.ts'
import type { Services } from '../services.ts'
import { mailTwoFactorChanged } from './mail-two-factor-changed.ts'

/** For someone who has lost everything, from the command line: removes the factors and every session. */
export const resetTwoFactor = (email: string, services: Services): Promise<void> =>
  services.db.asSystem(async (tx) => {
    const account = await findAccount(tx, email)
    if (!account) throw notFound(`${email} has no account.`)
    await removeAllFactors(tx, account.id)
    await endSessionsBut(tx, account.id, null)
    await endPrompts(tx, account.id)
    await mailTwoFactorChanged(
      tx,
      account.id,
      `Two-factor authentication was turned off for your ${brand.name} account.`,
      services,
    )
    await recordAct(tx, {
      act: 'admin.two-factor-reset',
      subject: { kind: 'account', id: account.id, label: email },
      by: 'operator',
    })
  })
