import { releaseShortlist as endpoint } from '#contract/curation.ts'
import { insertRelease, readCuratedProject } from '#db/curation.ts'
import { recordAct } from '#db/record.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

/** The database stops the operator's clock and tells the firm. */
export const releaseShortlist = transactionRoute(endpoint, async (tx, { id }) => {
  const project = await readCuratedProject(tx, id)
  if (!project) throw notFound('Project Not Found')
  if (project.held.length === 0 || !(await insertRelease(tx, id)))
    throw new Problem('conflict', 'This shortlist isn’t held: its firm sees it.')
  await recordAct(tx, { act: 'shortlist.released', subject: { kind: 'project', id, label: project.title } })
  return {}
})
