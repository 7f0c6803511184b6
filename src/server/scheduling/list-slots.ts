import { listSlots as endpoint } from '#contract/scheduling.ts'
import { selfGuardedRoute } from '../serve.ts'
import { readOpenSlots } from './open-slots.ts'

export const listSlots = selfGuardedRoute(endpoint, async (_input, { services }) => {
  const { hours, slots } = await services.db.asSystem((tx) => readOpenSlots(tx, new Date()))
  return { slots: slots.map((slot) => slot.toISOString()), horizonDays: hours.horizonDays }
})
