import { saveOpening as endpoint } from '#contract/openings.ts'
import { insertSave, readStanding } from '#db/openings.ts'
import { isTakingApplications } from '#db/projects.ts'
import { applicationMessages } from '#domain/applications/application.ts'
import { openingMessages } from '#domain/openings/opening.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

/** A saved project stays saved, even if it has closed since. */
export const saveOpening = transactionRoute(endpoint, async (tx, { id }) => {
  const { isSaved } = await readStanding(tx, id)
  if (isSaved) return { isSaved: true }
  const isTaking = await isTakingApplications(tx, id)
  if (isTaking === null) throw notFound(openingMessages.notFound)
  if (!isTaking) throw new Problem('conflict', applicationMessages.closed)
  await insertSave(tx, id)
  return { isSaved: true }
})
