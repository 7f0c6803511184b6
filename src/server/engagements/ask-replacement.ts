import { askReplacement as endpoint } from '#contract/engagements.ts'
import { copyNeed, listEngagements, lockEngagement } from '#db/engagements.ts'
import { findProjectByKey } from '#db/projects.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

/** The need carries over to one draft of the firm, however often and by however many it is asked for. */
export const askReplacement = transactionRoute(endpoint, async (tx, { id }) => {
  const [found] = await listEngagements(tx, { one: id })
  if (!found?.project_id) throw notFound('Engagement Not Found')
  const key = id.replaceAll('-', '')
  await lockEngagement(tx, id)
  const made = (await findProjectByKey(tx, key)) ?? (await copyNeed(tx, found.project_id, key))
  if (!made) throw notFound('Engagement Not Found')
  return { projectId: made.id }
})
