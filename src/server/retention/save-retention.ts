import { saveRetention as endpoint } from '#contract/retention.ts'
import { recordAct } from '#db/record.ts'
import { changeRetention } from '#db/retention.ts'
import { transactionRoute } from '../serve.ts'

export const saveRetention = transactionRoute(endpoint, async (tx, changes) => {
  const settings = await changeRetention(tx, changes)
  if (!settings) throw new Error('The settings have no row.')
  await recordAct(tx, { act: 'retention.changed', detail: settings })
  return settings
})
