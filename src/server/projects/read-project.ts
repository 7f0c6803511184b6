import * as z from 'zod/mini'
import { readProject as endpoint } from '#contract/projects.ts'
import { editedFields, managedProjectQuery, publicProjectQuery } from '#db/projects.ts'
import { notFound } from '#domain/problem.ts'
import { projectLabels } from '#domain/projects/details.ts'
import { projectActionsFor } from '#domain/projects/status.ts'
import { buildOnce } from '../build-once.ts'
import { withIsoTimes } from '../iso-times.ts'
import { selfGuardedRoute } from '../serve.ts'

const managedQuery = buildOnce(managedProjectQuery)
const publicQuery = buildOnce(publicProjectQuery)

/** The firm and admins see everything; for anyone else a project exists while it accepts applications. */
export const readProject = selfGuardedRoute(endpoint, async ({ id }, { services: { db }, cookie }) => {
  if (!z.uuid().safeParse(id).success) throw notFound('Project Not Found')
  const person = cookie.person()
  const read = person && (await db.read(person, managedQuery({ id })))
  const managed = read?.rows?.[0]
  if (managed && read.me) {
    const { takenDownAt, takedownReason, history, ...project } = withIsoTimes(managed)
    const takedown = takenDownAt ? { since: takenDownAt, reason: takedownReason ?? '' } : null
    return {
      ...project,
      takedown,
      history: history.map(({ columns, ...step }) => ({
        ...step,
        fields: editedFields(columns).map((field) => projectLabels[field]),
      })),
      actions: projectActionsFor(managed, read.me),
    }
  }
  const shown = (await db.read(undefined, publicQuery({ id }))).rows?.[0]
  if (!shown) throw notFound('Project Not Found')
  return { ...withIsoTimes(shown), internalNote: null, takedown: null, isOwn: false, history: [], actions: [] }
})
