import { lookAtApplications as endpoint } from '#contract/application-looks.ts'
import { markPlaceRead } from '#db/notices.ts'
import { readProjectStatus } from '#db/projects.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

export const lookAtApplications = transactionRoute(endpoint, async (tx, { id }, _, { services }) => {
  if (!(await readProjectStatus(tx, id))) throw notFound('Project Not Found')
  if (await markPlaceRead(tx, 'project', id)) services.news.wake()
  return {}
})
