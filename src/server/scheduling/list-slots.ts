import { listSlots as endpoint } from '#contract/scheduling.ts'
import { readNow } from '#db/clock.ts'
import { selfGuardedRoute } from '../serve.ts'
import { readOpenSlots } from './open-slots.ts'

export const listSlots = selfGuardedRoute(endpoint, async (_input, { services }) => {
  const { hours, slots } = await services.db.asSystem(async (tx) => readOpenSlots(tx, await readNow(tx)))
  return { slots: slots.map((slot) => slot.toISOString()), horizonDays: hours.horizonDays }
})
