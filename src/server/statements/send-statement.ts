import { sendStatement as endpoint } from '#contract/statements.ts'
import { readNow } from '#db/clock.ts'
import { lockStatement, moveStatement, readStatementTemplateOf, type StoredStatement } from '#db/statements.ts'
import { mondayOf } from '#domain/hours/week.ts'
import { Problem } from '#domain/problem.ts'
import { dayIn } from '#domain/scheduling/wall-time.ts'
import { amendmentMessages, changesBetween } from '#domain/statements/amendment.ts'
import { statementLifeCycle } from '#domain/statements/status.ts'
import type { TemplateText } from '#domain/statements/template.ts'
import { makeMove } from '../make-move.ts'
import { sha256 } from '../sealing/seal-document.ts'
import { transactionRoute } from '../serve.ts'
import { addEntries } from './add-entries.ts'
import { drawStatement } from './draw-statement.ts'
import { mailStatement } from './mail-statement.ts'
import { nameOf, presentAgain, requireStatement } from './present-statement.ts'
import { refusedAsOver, refuseOver } from './refuse-over.ts'

/** From here on there is one file, and everybody reads that one. It says what is stored. */
export const sendStatement = transactionRoute(endpoint, async (tx, { id }, me, { services }) => {
  await lockStatement(tx, id)
  const draft = await requireStatement(tx, id)
  const stored = await readStatementTemplateOf(tx, id)
  const now = await readNow(tx)
  await refuseOver(tx, draft)
  if (draft.amends) refuseIdle(draft, draft.amends, now)
  const { file, pages } = await drawStatement({ ...draft, template: stored?.template as TemplateText }, now)
  const shown = { file, sha256: sha256(file), pages }
  await makeMove(
    statementLifeCycle,
    { move: 'send', from: 'draft', by: 'owner' },
    {
      update: (to) => moveStatement(tx, id, { from: 'draft', to, shown }).catch(refusedAsOver),
      read: () => requireStatement(tx, id),
    },
  )
  const who = await nameOf(tx, 'owner', draft)
  await addEntries(tx, id, [{ at: now.toISOString(), who, what: 'sent', sha256: shown.sha256, pages }])
  await mailStatement(tx, id, 'send', services)
  return presentAgain(tx, id, me)
})

/** An amendment changes something, and not what is over. */
function refuseIdle({ facts, details }: StoredStatement, amends: NonNullable<StoredStatement['amends']>, now: Date) {
  const before = { terms: amends.facts.terms, details: amends.details }
  if (changesBetween(before, { terms: facts.terms, details }).length === 0)
    throw new Problem('conflict', amendmentMessages.nothing)
  if ((amends.effectiveOn ?? '') < mondayOf(dayIn(facts.zone, now).toString()))
    throw new Problem('invalid_input', amendmentMessages.past, { field: 'amendment.effectiveOn' })
}
