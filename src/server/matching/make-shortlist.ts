import type { Tx } from '#db/session.ts'
import { type Curated, curate, type Placed, shortlistSize } from '#domain/matching/curation.ts'
import type { Need } from '#domain/matching/need.ts'
import type { Pool } from '#domain/matching/pool.ts'
import { type Scan, scan } from '#domain/matching/scan.ts'
import { type Scored, scoreMatches } from './score-matches.ts'

/** How many are looked at closely for a list of ten: a first look can only overrate. */
const lookedAt = { fits: 40, unknown: 20, near: 20 } as const

type Asked = {
  need: Need
  today: string
  /** What admins changed. */
  changes: readonly Curated[]
  /** Who isn't shown, whatever admins changed. */
  hidden?: ReadonlySet<string>
}

export type Shortlisted = Scored & { curated: Curated | null }

/** Whom a first look finds for a need. */
export const findMatches = (pool: Pool, { need, today, hidden }: Asked): Scan =>
  scan(pool, need, today, lookedAt, hidden)

/** The shortlist as the caller may see it: whom the rule and admins put there, and who may fit. */
export async function makeShortlist(tx: Tx, found: Scan, { need, today, changes, hidden }: Asked) {
  const { fits, near, unknown } = found.ids
  const placed = changes.map(({ candidateId }) => candidateId).filter((id) => !hidden?.has(id))
  const scored = await scoreMatches(tx, need, [...new Set([...fits, ...near, ...unknown, ...placed])], today)
  const people = scored.map((one) => ({ ...one, id: one.fit.id, standing: one.fit.standing }))
  const of = (standing: string) => people.filter((person) => person.standing === standing)
  const curated = curate([...of('fits'), ...of('near')], people, changes)
  const flat = ({ person, curated }: Placed<(typeof people)[number]>): Shortlisted => ({ ...person, curated })
  const isListed = new Set([...curated.shortlist.map(({ person }) => person), ...curated.removed])
  return {
    shortlist: curated.shortlist.map(flat),
    lapsed: curated.lapsed.map(flat),
    removed: curated.removed,
    rest: curated.rest,
    mayFit: of('unknown')
      .filter((person) => !isListed.has(person))
      .slice(0, shortlistSize),
  }
}
