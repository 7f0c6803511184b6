import { tellApart as endpoint } from '#contract/duplicates.ts'
import { tellApart as tell } from '#db/duplicates.ts'
import { recordAct } from '#db/record.ts'
import { pairGone } from '#domain/duplicates/merge.ts'
import { transactionRoute } from '../serve.ts'

export const tellApart = transactionRoute(endpoint, async (tx, { id, isDismissed }) => {
  const pair = await tell(tx, id, isDismissed)
  if (!pair) throw pairGone()
  const subject = { kind: 'candidate', id: pair.firstId }
  await recordAct(tx, { act: isDismissed ? 'duplicate.dismiss' : 'duplicate.restore', subject })
  return { isDismissed }
})
