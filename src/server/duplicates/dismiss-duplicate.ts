import { dismissDuplicate as endpoint } from '#contract/duplicates.ts'
import { dismissPair } from '#db/duplicates.ts'
import { recordAct } from '#db/record.ts'
import { pairGone } from '#domain/duplicates/merge.ts'
import { transactionRoute } from '../serve.ts'

export const dismissDuplicate = transactionRoute(endpoint, async (tx, { id, isDismissed }) => {
  const pair = await dismissPair(tx, id, isDismissed)
  if (!pair) throw pairGone()
  const subject = { kind: 'candidate', id: pair.firstId }
  await recordAct(tx, { act: isDismissed ? 'duplicate.dismissed' : 'duplicate.restored', subject })
  return { isDismissed }
})
