import { previewNeed as endpoint } from '#contract/needs.ts'
import { unlistedQuery } from '#db/matching.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { needOfProject, understoodIn } from '#domain/matching/project-need.ts'
import { scan } from '#domain/matching/scan.ts'
import { notSignedIn } from '#domain/problem.ts'
import { limitAttempts } from '../accounts/limit-attempts.ts'
import { requireAccess, selfGuardedRoute } from '../serve.ts'
import { todayOf } from '../today.ts'
import { unlistedIn } from './own-need.ts'
import { presentLedger, presentNeed } from './present-need.ts'

/** What a project asks for while it is being written, and what each condition costs. Nothing is stored. */
export const previewNeed = selfGuardedRoute(endpoint, async (written, { services, cookie }) => {
  const { db, talentPool } = services
  const person = cookie.person()
  if (!person) throw notSignedIn()
  const { me, rows } = await db.read(person, unlistedQuery())
  if (!me) throw notSignedIn()
  requireAccess(endpoint, me)
  await limitAttempts([{ limit: attemptLimits.needPreviewPerAccount, of: me.userId }], services)
  const [unlisted] = rows ?? []
  const today = todayOf()
  const project = { ...written, firmDay: unlisted?.firmDay ?? null }
  const need = needOfProject(project, today)
  const found = scan(await talentPool.current(), need, today, {}, unlisted && unlistedIn(unlisted))
  return {
    understood: understoodIn(project),
    need: presentNeed(need, project.need),
    considered: found.considered,
    counts: found.counts,
    ledger: presentLedger(found.ledger, need),
  }
})
