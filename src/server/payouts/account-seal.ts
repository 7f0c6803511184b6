import type { PayoutAccount } from '#domain/payouts/account.ts'
import { createSeal } from '../mail/seal.ts'
import type { Services } from '../services.ts'

/** Accounts are stored encrypted with the server's key, each bound to its owner. */
export const accountSeal = ({ secrets }: Pick<Services, 'secrets'>) =>
  createSeal<PayoutAccount>(secrets.derive('payout-account'))
