import { declineStatement as endpoint } from '#contract/statements.ts'
import { moveStatement } from '#db/statements.ts'
import { statementLifeCycle } from '#domain/statements/status.ts'
import { makeMove } from '../make-move.ts'
import { transactionRoute } from '../serve.ts'
import { mailStatement } from './mail-statement.ts'
import { presentAgain, readStatus } from './present-statement.ts'

export const declineStatement = transactionRoute(endpoint, async (tx, { id, reason }, me, { services }) => {
  await makeMove(
    statementLifeCycle,
    { move: 'decline', from: 'out', by: 'talent' },
    {
      update: (to) => moveStatement(tx, id, { from: 'out', to, reason }),
      read: () => readStatus(tx, id),
    },
  )
  await mailStatement(tx, id, 'decline', services)
  return presentAgain(tx, id, me)
})
