import { minutesPerDay, type WorkingHours } from '#domain/availability/working-hours.ts'
import type { CapacityOffer } from '#domain/capacity/capacity-offer.ts'
import { saveCapacity } from '../capacity/save-capacity.ts'
import { saveCorrection } from '../matching/save-correction.ts'
import { saveProfile } from '../profiles/save-profile.ts'
import { demoTalent } from './demo-sign-ins.ts'
import type { PlaceName } from './places.ts'
import { createRandom, type Random } from './random.ts'
import { usualRateOf } from './rates.ts'
import type { DemoCandidate } from './seed-candidates.ts'
import { showcaseOf } from './showcase.ts'
import type { Stage } from './stage.ts'
import { daysBefore } from './time.ts'

/** Where the clocks of each place are, and when people there begin who work with US firms. */
const shifts: Record<PlaceName, { zone: string; starts: readonly number[] }> = {
  philippines: { zone: 'Asia/Manila', starts: [18, 20, 21] },
  india: { zone: 'Asia/Kolkata', starts: [13.5, 16, 18.5] },
  mexico: { zone: 'America/Mexico_City', starts: [8, 9] },
  southAfrica: { zone: 'Africa/Johannesburg', starts: [12, 14] },
  colombia: { zone: 'America/Bogota', starts: [8, 9] },
  brazil: { zone: 'America/Sao_Paulo', starts: [9, 10] },
  egypt: { zone: 'Africa/Cairo', starts: [12, 15] },
  kenya: { zone: 'Africa/Nairobi', starts: [13, 16] },
  vietnam: { zone: 'Asia/Ho_Chi_Minh', starts: [19, 21] },
  malaysia: { zone: 'Asia/Kuala_Lumpur', starts: [20, 21] },
  spain: { zone: 'Europe/Madrid', starts: [12, 13] },
  argentina: { zone: 'America/Argentina/Buenos_Aires', starts: [9, 10] },
  poland: { zone: 'Europe/Warsaw', starts: [12, 14] },
  nigeria: { zone: 'Africa/Lagos', starts: [12, 13] },
  indonesia: { zone: 'Asia/Jakarta', starts: [19, 20] },
}

/** Most people say when they work, from when, and for what rate; the demo's own has two fields to check, as after a resume that was hard to read, and has said something about the facts. */
export async function seedWorkingHours(stage: Stage, candidates: DemoCandidate[]): Promise<void> {
  for (const [index, person] of candidates.entries()) {
    const random = createRandom(5000 + index)
    const isDemo = person.email === demoTalent
    const isShown = isDemo || showcaseOf(person) !== undefined
    if (random.isLikely(0.15) && !isShown) continue
    await stage.perform(person.userId, saveProfile, {
      expectedVersion: 1,
      profile: person.profile,
      whatsapp: person.whatsapp,
      checks: isDemo ? unsure : [],
      workingHours: hoursOf(person, random, stage.now),
    })
    if (random.isLikely(0.1) && !isShown) continue
    await stage.perform(person.userId, saveCapacity, offerOf(person, random))
    if (isDemo)
      for (const value of ['QuickBooks Online', 'Karbon'])
        await stage.perform(person.userId, saveCorrection, { kind: 'software', value, stance: 'works', lastUsed: null })
  }
}

const unsure = [
  { path: 'education.0.graduation_date', confidence: 0.4 },
  { path: 'skills.frameworks', confidence: 0.5 },
]

function hoursOf(person: DemoCandidate, random: Random, now: Date): WorkingHours {
  const { zone, starts } = shifts[person.place]
  const showcase = showcaseOf(person)
  const start = (showcase?.start ?? random.pick(starts)) * 60
  const weekdays = showcase?.weekdays ?? [1, 2, 3, 4, 5]
  const isFullTime = random.isLikely(0.7) || showcase !== undefined || person.email === demoTalent
  const [from, to] = [start, start + (isFullTime ? 8 : 5) * 60].map(clock) as [string, string]
  return {
    zone,
    weekly: weekdays.map((weekday) => ({ weekday, from, to })),
    hoursPerWeek: isFullTime ? weekdays.length * 8 : 25,
    earliestStart:
      showcase || random.isLikely(0.85)
        ? daysBefore(now, random.whole(showcase ? 0 : -20, 20))
            .toISOString()
            .slice(0, 10)
        : null,
  }
}

/** A rate, every third time as a range. */
function offerOf(person: DemoCandidate, random: Random): CapacityOffer {
  const rateFrom = usualRateOf(person, random)
  return { rateFrom, rateTo: random.isLikely(0.33) ? rateFrom + random.whole(2, 6) : null, weeks: {} }
}

const clock = (minutes: number) => {
  const inDay = minutes % minutesPerDay
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}
