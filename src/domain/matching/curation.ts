import * as z from 'zod/mini'
import { brand } from '../brand.ts'
import { reason } from '../reason.ts'
import type { Standing } from './fit.ts'

/** What an admin does to someone on a shortlist. */
export const curations = ['moved', 'added', 'removed', 'returned'] as const
export type Curation = (typeof curations)[number]

export const shortlistSize = 10

export const heldMessage = `A person at ${brand.name} is looking at this shortlist. You can see it as soon as they have.`

/** `returned`: the rule places them again. */
export const curation = z.strictObject({
  candidateId: z.uuid(),
  change: z.enum(curations),
  /** From 1; null where nobody is placed. */
  position: z.nullable(z.int().check(z.minimum(1), z.maximum(shortlistSize))),
  reason,
})

export const placeMessage = 'Please choose a place for someone you move or add, and for nobody else.'

/** Whoever is moved or added gets a place; whoever is removed or left to the rule has none. */
export const hasRightPlace = ({ change, position }: { change: Curation; position: number | null }): boolean =>
  (change === 'moved' || change === 'added') === (position !== null)

/** The latest change about somebody. */
export type Curated = {
  id: number
  candidateId: string
  change: Curation
  position: number | null
  /** How they met the need when it was decided. */
  standing: Standing
}

type Person = { id: string; standing: Standing }
export type Placed<P> = { person: P; curated: Curated | null }

/** An admin decided on what was known then: someone who misses something since needs another look. */
const hasLapsed = ({ standing }: Person, { standing: then }: Curated) => standing === 'out' && then !== 'out'

/**
 * A shortlist with what admins changed: people who were placed keep their place, the latest first where two have the same; the
 * others follow the rule around them. `ranked` are those whom the rule would show, best first, and `people` everyone who may be shown.
 */
export function curate<P extends Person>(ranked: readonly P[], people: readonly P[], changes: readonly Curated[]) {
  const by = new Map(changes.map((change) => [change.candidateId, change]))
  const isPlaced = (change: Curated | undefined): change is Curated & { position: number } =>
    change !== undefined && change.position !== null
  const lapsed: Placed<P>[] = []
  const placed: { person: P; curated: Curated & { position: number } }[] = []
  for (const person of people) {
    const curated = by.get(person.id)
    if (!isPlaced(curated)) continue
    if (hasLapsed(person, curated)) lapsed.push({ person, curated })
    else placed.push({ person, curated })
  }
  placed.sort((a, b) => a.curated.position - b.curated.position || b.curated.id - a.curated.id)
  const others = ranked.filter(({ id }) => !isPlaced(by.get(id)) && by.get(id)?.change !== 'removed')
  const shortlist: Placed<P>[] = []
  while (shortlist.length < shortlistSize) {
    const next = placed[0]
    const isTheirs = next && (next.curated.position <= shortlist.length + 1 || others.length === 0)
    const taken = isTheirs ? placed.shift() : others.shift()
    if (!taken) break
    shortlist.push('person' in taken ? taken : { person: taken, curated: null })
  }
  return {
    shortlist,
    lapsed,
    removed: people.filter(({ id }) => by.get(id)?.change === 'removed'),
    /** Whom the rule would show next. */
    rest: others,
  }
}
