import { castings } from './castings.ts'
import { nameOf, type Person } from './people.ts'
import type { Random } from './random.ts'

const dearer = { controller: 10, consolidation: 7, planning: 6, salesTax: 5, tax: 4, audit: 4 } as const

/** Dollars an hour, to the half dollar: years count most. */
export function rateOf({ track, years }: Person, random: Random): number {
  const extra: number = dearer[track as keyof typeof dearer] ?? 0
  return Math.round((14 + years * 2.3 + extra + random.between(-2, 3)) * 2) / 2
}

/** What someone asks of everybody: what they asked where they are cast, so that both figures agree. */
export function usualRateOf(person: Person, random: Random): number {
  const asked = Object.values(castings)
    .flat()
    .find(({ name, rate }) => name === nameOf(person) && rate !== undefined)
  return asked?.rate ?? rateOf(person, random)
}
