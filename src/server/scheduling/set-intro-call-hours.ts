import { setIntroCallHours as endpoint } from '#contract/scheduling.ts'
import { recordAct } from '#db/record.ts'
import { saveHours } from '#db/scheduling.ts'
import { transactionRoute } from '../serve.ts'

export const setIntroCallHours = transactionRoute(endpoint, async (tx, hours) => {
  await saveHours(tx, hours)
  await recordAct(tx, { act: 'hours.changed' })
  return hours
})
