import { saveStatement as endpoint } from '#contract/statements.ts'
import { saveDetails } from '#db/statements.ts'
import { refusal } from '#domain/life-cycle.ts'
import { Problem } from '#domain/problem.ts'
import { amendmentMessages } from '#domain/statements/amendment.ts'
import { draftChanged } from '#domain/statements/details.ts'
import { statementLifeCycle } from '#domain/statements/status.ts'
import { transactionRoute } from '../serve.ts'
import { presentAgain, requireStatement } from './present-statement.ts'

/** What was sent stays as it is, and so does what someone else has written meanwhile. Terms come from the offer, unless this amends what was signed. */
export const saveStatement = transactionRoute(endpoint, async (tx, { id, amendment, ...written }, me) => {
  const { amends, facts } = await requireStatement(tx, id)
  if (amendment && !amends) throw new Problem('conflict', amendmentMessages.notAmended)
  if (amendment && amendment.terms.startDate !== facts.terms.startDate)
    throw new Problem('invalid_input', amendmentMessages.start, { field: 'amendment.terms.startDate' })
  if (await saveDetails(tx, id, { ...written, amendment })) return presentAgain(tx, id, me)
  const { status } = await requireStatement(tx, id)
  if (status === 'draft') throw new Problem('conflict', draftChanged)
  throw refusal(statementLifeCycle, { move: 'send', seen: 'draft', now: status })
})
