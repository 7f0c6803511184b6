import type { Endpoint } from '#contract/endpoint.ts'
import { hiddenIds } from '#db/bookmarks.ts'
import { firmDay } from '#db/firms.ts'
import { isWatchedBy } from '#db/fit-watches.ts'
import { ownProjectQuery } from '#db/projects.ts'
import type { Person, Principal } from '#db/session.ts'
import type { FirmDay } from '#domain/firms/settings.ts'
import type { Need } from '#domain/matching/need.ts'
import { needOfProject } from '#domain/matching/project-need.ts'
import { notFound, notSignedIn } from '#domain/problem.ts'
import { presentOwnProject } from '../projects/present-own-project.ts'
import { type RequestContext, requireAccess } from '../serve.ts'

type Owned = {
  person: Person
  me: Principal
  project: ReturnType<typeof presentOwnProject>
  need: Need
  /** Whom the firm has hidden. */
  hidden: ReadonlySet<string>
  /** The firm's core hours, where it has a zone. */
  day: FirmDay | null
  /** Whether the caller wants to be told when someone fits. */
  isWatched: boolean
  today: string
}

export const todayOf = () => new Date().toISOString().slice(0, 10)

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
    ownProjectQuery({ id }).select([hiddenIds.as('hidden'), firmDay.as('day'), isWatchedBy(id).as('isWatched')]),
  )
  if (!me) throw notSignedIn()
  requireAccess(endpoint, me)
  const [row] = rows ?? []
  if (!row) throw notFound('Project Not Found')
  const { hidden, day, isWatched, ...own } = row
  const project = presentOwnProject(own)
  const today = todayOf()
  return {
    person,
    me,
    project,
    need: needOfProject(project, today),
    hidden: new Set(hidden.map((one) => one.id)),
    day,
    isWatched,
    today,
  }
}
