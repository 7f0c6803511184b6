import { hoursQuery, listTaken } from '#db/scheduling.ts'
import type { Tx } from '#db/session.ts'
import { introCallHours } from '#domain/scheduling/hours.ts'
import { slotTaken } from '#domain/scheduling/intro-call.ts'
import { choosingMinutes, openSlots } from '#domain/scheduling/slots.ts'

export async function readOpenSlots(tx: Tx, now: Date, minutesSinceOffered = 0) {
  const hours = introCallHours.parse(await tx.first(hoursQuery()))
  return { hours, slots: openSlots(hours, { now, taken: await listTaken(tx, now), minutesSinceOffered }) }
}

export async function requireOpenSlot(tx: Tx, startsAt: Date, now: Date): Promise<void> {
  const { slots } = await readOpenSlots(tx, now, choosingMinutes)
  if (!slots.some((slot) => slot.getTime() === startsAt.getTime())) throw slotTaken()
}
