import { bookCall } from '../scheduling/book-intro-call.ts'
import { verifyCall } from '../scheduling/call-link.ts'
import { readOpenSlots } from '../scheduling/open-slots.ts'
import { nameOf } from './people.ts'
import type { DemoCandidate } from './seed-candidates.ts'
import type { Stage } from './stage.ts'
import { daysAfter } from './time.ts'

/** Who has booked an intro call, from where; the free times they chose are this many apart. */
export const introCallers = {
  'Rosa Quintanera': 'America/Mexico_City',
  'Dmytro Voskarin': 'Europe/Warsaw',
  'Ahmed Khalifani': 'Africa/Cairo',
  'Priyanka Solanvi': 'Asia/Kolkata',
} as const
const slotsApart = 7

/** Some of those who wait have booked their call, minutes after they applied. */
export async function seedIntroCalls(stage: Stage, candidates: DemoCandidate[]): Promise<void> {
  const { services, now, moments, histories } = stage
  for (const [index, [name, zone]] of Object.entries(introCallers).entries()) {
    const candidate = candidates.find((one) => nameOf(one) === name) as DemoCandidate
    const { slots } = await services.db.asSystem((tx) => readOpenSlots(tx, now))
    const startsAt = slots[3 + index * slotsApart] as Date
    const { candidateId, appliedAt, email } = candidate
    const booker = {
      candidateId,
      name,
      email,
      whatsapp: null,
      resume: null,
      isUnconfirmed: false,
    }
    const { token } = await bookCall(booker, { startsAt, zone }, services, now)
    const bookedAt = daysAfter(appliedAt, 0.01)
    histories.push({ candidateId, at: [appliedAt, bookedAt] })
    const id = verifyCall(token, services.secrets, now)
    moments.push({ table: 'intro_calls', id, at: { created_at: bookedAt, updated_at: bookedAt } })
  }
}
