import { previewNeed as endpoint } from '#contract/needs.ts'
import { needOfProject, understoodIn } from '#domain/matching/project-need.ts'
import { scan } from '#domain/matching/scan.ts'
import { externalRoute } from '../serve.ts'
import { todayOf } from '../today.ts'
import { presentLedger, presentNeed } from './present-need.ts'

/** What a project asks for while it is being written, and what each condition costs. Nothing is stored. */
export const previewNeed = externalRoute(endpoint, async (project, _, { services: { talentPool } }) => {
  const today = todayOf()
  const need = needOfProject(project, today)
  const found = scan(await talentPool.current(), need, today, {})
  return {
    understood: understoodIn(project),
    need: presentNeed(need, project.need),
    considered: found.considered,
    counts: found.counts,
    ledger: presentLedger(found.ledger, need),
  }
})
