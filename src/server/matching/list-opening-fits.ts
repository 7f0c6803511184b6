import * as z from 'zod/mini'
import { listOpeningFits as endpoint } from '#contract/matching.ts'
import { listOpenProjects, ownFactsQuery } from '#db/matching.ts'
import { engineVersion } from '#domain/matching/weights.ts'
import { transactionRoute } from '../serve.ts'
import { todayOf } from '../today.ts'
import { openingFitOf } from './opening-fit.ts'

/** How the signed-in person fits open projects. An invalid id is skipped. */
export const listOpeningFits = transactionRoute(endpoint, async (tx, { ids }) => {
  const today = todayOf()
  const mine = await tx.first(ownFactsQuery())
  if (!mine) return { engine: engineVersion, fits: [] }
  const projects = await listOpenProjects(
    tx,
    ids.filter((id) => z.uuid().safeParse(id).success),
  )
  return { engine: engineVersion, fits: projects.map((project) => openingFitOf(project, mine, today)) }
})
