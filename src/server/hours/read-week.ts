import { readWeek as endpoint } from '#contract/hours.ts'
import { transactionRoute } from '../serve.ts'
import { presentWeek } from './present-week.ts'

export const readWeek = transactionRoute(endpoint, (tx, { id }, me) => presentWeek(tx, id, me))
