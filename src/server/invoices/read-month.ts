import { readMonth as endpoint } from '#contract/invoices.ts'
import { transactionRoute } from '../serve.ts'
import { loadMonth } from './load-month.ts'

export const readMonth = transactionRoute(endpoint, (tx, { month }) => loadMonth(tx, month))
