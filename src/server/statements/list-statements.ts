import { listStatements as endpoint } from '#contract/statements.ts'
import { countStatements, listStatements as list } from '#db/statements.ts'
import { lengthOf } from '#domain/paging.ts'
import { transactionRoute } from '../serve.ts'
import { summarize } from './present-statement.ts'

export const listStatements = transactionRoute(endpoint, async (tx, { offer, page: number }) => {
  const page = { page: number, size: 50 }
  const statements = (await list(tx, offer, page)).map(summarize)
  return { statements, ...lengthOf(await countStatements(tx, offer, page), page) }
})
