import { readPayoutAccount as endpoint } from '#contract/payouts.ts'
import { ownAccountQuery } from '#db/payouts.ts'
import { queryRoute } from '../serve.ts'
import { presentAccount } from './present-account.ts'

export const readPayoutAccount = queryRoute(endpoint, ownAccountQuery, ([row]) => presentAccount(row))
