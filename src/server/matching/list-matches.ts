import { listMatches as endpoint, matchPageLimit, matchPageSize } from '#contract/shortlists.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { scan } from '#domain/matching/scan.ts'
import { shownPerson } from '#domain/matching/shown-person.ts'
import { selfGuardedRoute } from '../serve.ts'
import { limitBuyer } from '../talent/limit-buyer.ts'
import { contactsOf } from './contacts-of.ts'
import { keepShown } from './keep-shown.ts'
import { shownNeed } from './own-need.ts'
import { presentMatch } from './present-match.ts'
import { scoreMatches } from './score-matches.ts'

/** One page of everyone who fits, may fit, or nearly fits; what was shown is kept. */
export const listMatches = limitBuyer(
  attemptLimits.talentPagePerAccount,
  selfGuardedRoute(endpoint, async ({ id, list, page }, request) => {
    const { person, me, need, hidden, day, feeBasisPoints, today } = await shownNeed(endpoint, id, request)
    const { db, talentPool } = request.services
    const last = Math.min(page, matchPageLimit) * matchPageSize
    const found = scan(await talentPool.current(), need, today, { [list]: last }, hidden)
    const total = found.counts[list]
    const pageCount = Math.min(matchPageLimit, Math.ceil(total / matchPageSize))
    const ids = page > pageCount ? [] : found.ids[list].slice((page - 1) * matchPageSize, last)
    return db.asUser(person, async (tx) => {
      // Whoever turns out to miss something after all is not shown.
      const shown = (await scoreMatches(tx, need, ids, today)).filter(({ fit }) => fit.standing !== 'out')
      if (shown.length > 0)
        await keepShown(tx, {
          projectId: id,
          need,
          scan: found,
          shown: shown.map(({ fit }, at) => shownPerson(fit, list, (page - 1) * matchPageSize + at + 1)),
        })
      const contacts = await contactsOf(tx, id, ids)
      return {
        matches: shown.map((one) => presentMatch(one, need, { today, me, contacts, day, feeBasisPoints })),
        total,
        pageCount,
      }
    })
  }),
)
