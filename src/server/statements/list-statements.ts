import { listStatements as endpoint } from '#contract/statements.ts'
import { listStatements as list } from '#db/statements.ts'
import { transactionRoute } from '../serve.ts'
import { summarize } from './present-statement.ts'

export const listStatements = transactionRoute(endpoint, async (tx, { offer }) => ({
  statements: (await list(tx, offer)).map(summarize),
}))
