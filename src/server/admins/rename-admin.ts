import { renameAdmin as endpoint } from '#contract/admins.ts'
import { changeOwnAccount } from '#db/admins.ts'
import { recordAct } from '#db/record.ts'
import { transactionRoute } from '../serve.ts'

export const renameAdmin = transactionRoute(endpoint, async (tx, { name }, me) => {
  await changeOwnAccount(tx, { name })
  await recordAct(tx, { act: 'admin.renamed', subject: { kind: 'admin', id: me.userId } })
  return {}
})
