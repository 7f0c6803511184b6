import { renameAdmin as endpoint } from '#contract/admins.ts'
import { renameOwnAccount } from '#db/admins.ts'
import { recordAct } from '#db/record.ts'
import { transactionRoute } from '../serve.ts'

export const renameAdmin = transactionRoute(endpoint, async (tx, { name }, me) => {
  await renameOwnAccount(tx, name)
  await recordAct(tx, { act: 'admin.renamed', subject: { kind: 'admin', id: me.userId } })
  return {}
})
