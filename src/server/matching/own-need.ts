import type { Endpoint } from '#contract/endpoint.ts'
import { curatedAtOf, curatedOf, heldOf } from '#db/curation.ts'
import { firmDay } from '#db/firms.ts'
import { isWatchedBy } from '#db/fit-watches.ts'
import { unlisted } from '#db/matching.ts'
import { operatorFee } from '#db/offers.ts'
import { ownProjectQuery } from '#db/projects.ts'
import type { Person, Principal } from '#db/session.ts'
import type { FirmDay } from '#domain/firms/settings.ts'
import { type Curated, heldMessage } from '#domain/matching/curation.ts'
import type { Need } from '#domain/matching/need.ts'
import { needOfProject } from '#domain/matching/project-need.ts'
import { notFound, notSignedIn, Problem } from '#domain/problem.ts'
import { presentOwnProject } from '../projects/present-own-project.ts'
import { type RequestContext, requireAccess } from '../serve.ts'
import { todayOf } from '../today.ts'

type Owned = {
  person: Person
  me: Principal
  project: ReturnType<typeof presentOwnProject>
  need: Need
  /** Whom the firm has hidden, and with whom one side has blocked the other. */
  hidden: ReadonlySet<string>
  /** The firm's core hours, where it has a zone. */
  day: FirmDay | null
  feeBasisPoints: number
  /** Whether the caller wants to be told when someone fits. */
  isWatched: boolean
  today: string
  /** While the operator's rule holds the shortlist: when it is expected. */
  held: { expectedBy: string | null } | null
  /** What admins changed on it, and when they last did or released it. */
  changes: readonly Curated[]
  curatedAt: string | null
}

type Ids = readonly { id: string }[]

export const unlistedIn = ({ hidden, blocked }: { hidden: Ids; blocked: Ids }): ReadonlySet<string> =>
  new Set([...hidden, ...blocked].map(({ id }) => id))

/** What one of the caller's projects asks for, in one round trip. */
export async function ownNeed(
  endpoint: Endpoint,
  id: string,
  { services: { db }, cookie }: RequestContext,
): Promise<Owned> {
  const person = cookie.person()
  if (!person) throw notSignedIn()
  const { me, rows } = await db.read(
    person,
    ownProjectQuery({ id }).select([
      ...unlisted,
      ...[firmDay.as('day'), isWatchedBy(id).as('isWatched')],
      operatorFee.as('feeBasisPoints'),
      ...[heldOf(id).as('held'), curatedOf(id).as('changes'), curatedAtOf(id).as('curatedAt')],
    ]),
  )
  if (!me) throw notSignedIn()
  requireAccess(endpoint, me)
  const [row] = rows ?? []
  if (!row) throw notFound('Project Not Found')
  const { hidden, blocked, day, feeBasisPoints, isWatched, held, changes, curatedAt, ...own } = row
  const project = presentOwnProject(own)
  const today = todayOf()
  return {
    person,
    me,
    project,
    need: needOfProject({ ...project, firmDay: day }, today),
    hidden: unlistedIn({ hidden, blocked }),
    day,
    feeBasisPoints,
    isWatched,
    today,
    held: held[0] ?? null,
    changes,
    curatedAt: curatedAt?.toISOString() ?? null,
  }
}

/** The same, for whatever shows people: none of them while the shortlist is held. */
export async function shownNeed(...asked: Parameters<typeof ownNeed>): Promise<Owned> {
  const owned = await ownNeed(...asked)
  if (owned.held) throw new Problem('conflict', heldMessage)
  return owned
}
