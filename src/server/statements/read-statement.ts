import { readStatement as endpoint } from '#contract/statements.ts'
import { transactionRoute } from '../serve.ts'
import { presentAgain } from './present-statement.ts'

export const readStatement = transactionRoute(endpoint, (tx, { id }, me) => presentAgain(tx, id, me))
