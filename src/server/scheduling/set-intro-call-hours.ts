import { setIntroCallHours as endpoint } from '#contract/scheduling.ts'
import { saveHours } from '#db/scheduling.ts'
import { act } from '../serve.ts'

export const setIntroCallHours = act(endpoint, async (tx, hours) => {
  await saveHours(tx, hours)
  return hours
})
