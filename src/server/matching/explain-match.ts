import { explainMatch as endpoint } from '#contract/shortlists.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { engineVersion } from '#domain/matching/weights.ts'
import { notFound } from '#domain/problem.ts'
import { selfGuardedRoute } from '../serve.ts'
import { limitBuyer } from '../talent/limit-buyer.ts'
import { contactsOf } from './contacts-of.ts'
import { shownNeed } from './own-need.ts'
import { presentMatch } from './present-match.ts'
import { scoreMatches } from './score-matches.ts'

/** How one person fits a project, every line, also of someone who misses something. */
export const explainMatch = limitBuyer(
  attemptLimits.talentProfilePerAccount,
  selfGuardedRoute(endpoint, async ({ id, candidateId }, request) => {
    const { person, me, need, day, feeBasisPoints, today } = await shownNeed(endpoint, id, request)
    return request.services.db.asUser(person, async (tx) => {
      const [scored] = await scoreMatches(tx, need, [candidateId], today)
      if (!scored) throw notFound('Candidate Not Found')
      const contacts = await contactsOf(tx, id, [candidateId])
      return { engine: engineVersion, match: presentMatch(scored, need, { today, me, contacts, day, feeBasisPoints }) }
    })
  }),
)
