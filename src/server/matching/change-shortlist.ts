import { changeShortlist as endpoint } from '#contract/curation.ts'
import { insertChange, readCuratedProject } from '#db/curation.ts'
import { recordAct } from '#db/record.ts'
import { hasRightPlace, placeMessage } from '#domain/matching/curation.ts'
import { needOfProject } from '#domain/matching/project-need.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { tasksIn } from '#domain/projects/details.ts'
import { transactionRoute } from '../serve.ts'
import { todayOf } from '../today.ts'
import { scoreMatches } from './score-matches.ts'

/** An admin's change covers how the person stood then: someone who misses something later needs another look. */
export const changeShortlist = transactionRoute(endpoint, async (tx, { id, ...change }) => {
  if (!hasRightPlace(change)) throw new Problem('invalid_input', placeMessage, { field: 'position' })
  const project = await readCuratedProject(tx, id)
  if (!project) throw notFound('Project Not Found')
  const today = todayOf()
  const need = needOfProject({ ...project, scopeTasks: tasksIn(project.scopeOfWork) }, today)
  const [scored] = await scoreMatches(tx, need, [change.candidateId], today)
  if (!scored) throw notFound('Candidate Not Found')
  await insertChange(tx, id, { ...change, standing: scored.fit.standing })
  await recordAct(tx, {
    act: 'shortlist.changed',
    subject: { kind: 'project', id, label: project.title },
    detail: { change: change.change, position: change.position },
  })
  return {}
})
