import { readLedger as endpoint } from '#contract/invoices.ts'
import { transactionRoute } from '../serve.ts'
import { loadLedger } from './load-ledger.ts'

const shown = 200

/** The newest entries; a file has all of them. */
export const readLedger = transactionRoute(endpoint, (tx, { firm }, me) => loadLedger(tx, me, { firm, most: shown }))
