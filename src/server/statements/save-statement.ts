import { saveStatement as endpoint } from '#contract/statements.ts'
import { saveDetails } from '#db/statements.ts'
import { refusal } from '#domain/life-cycle.ts'
import { statementLifeCycle } from '#domain/statements/status.ts'
import { transactionRoute } from '../serve.ts'
import { presentAgain, requireStatement } from './present-statement.ts'

/** What was sent stays as it is. */
export const saveStatement = transactionRoute(endpoint, async (tx, { id, details }, me) => {
  if (await saveDetails(tx, id, details)) return presentAgain(tx, id, me)
  const { status } = await requireStatement(tx, id)
  throw refusal(statementLifeCycle, { move: 'send', seen: 'draft', now: status })
})
