import { voidStatement as endpoint } from '#contract/statements.ts'
import { moveStatement } from '#db/statements.ts'
import { statementLifeCycle } from '#domain/statements/status.ts'
import { makeMove } from '../make-move.ts'
import { transactionRoute } from '../serve.ts'
import { mailStatement } from './mail-statement.ts'
import { presentAgain, readStatus, requireStatement } from './present-statement.ts'

export const voidStatement = transactionRoute(endpoint, async (tx, { id, move, reason }, me, { services }) => {
  const { status: from } = await requireStatement(tx, id)
  await makeMove(
    statementLifeCycle,
    { move, from, by: 'owner' },
    {
      update: (to) => moveStatement(tx, id, { from, to, reason }),
      read: () => readStatus(tx, id),
    },
  )
  await mailStatement(tx, id, move, services)
  return presentAgain(tx, id, me)
})
