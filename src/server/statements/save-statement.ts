import { saveStatement as endpoint } from '#contract/statements.ts'
import { saveDetails } from '#db/statements.ts'
import { refusal } from '#domain/life-cycle.ts'
import { Problem } from '#domain/problem.ts'
import { amendmentMessages } from '#domain/statements/amendment.ts'
import { statementLifeCycle } from '#domain/statements/status.ts'
import { transactionRoute } from '../serve.ts'
import { presentAgain, requireStatement } from './present-statement.ts'

/** What was sent stays as it is. Terms come from the offer, unless this amends what was signed. */
export const saveStatement = transactionRoute(endpoint, async (tx, { id, details, amendment }, me) => {
  const { status, amends, facts } = await requireStatement(tx, id)
  if (amendment && !amends) throw new Problem('conflict', amendmentMessages.notAmended)
  if (amendment && amendment.terms.startDate !== facts.terms.startDate)
    throw new Problem('invalid_input', amendmentMessages.start, { field: 'amendment.terms.startDate' })
  if (status === 'draft' && (await saveDetails(tx, id, details, amendment))) return presentAgain(tx, id, me)
  throw refusal(statementLifeCycle, { move: 'send', seen: 'draft', now: status })
})
