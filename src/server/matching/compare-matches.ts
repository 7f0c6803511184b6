import { compareMatches as endpoint } from '#contract/shortlists.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { engineVersion } from '#domain/matching/weights.ts'
import { selfGuardedRoute } from '../serve.ts'
import { limitBuyer } from '../talent/limit-buyer.ts'
import { contactsOf } from './contacts-of.ts'
import { shownNeed } from './own-need.ts'
import { presentMatch } from './present-match.ts'
import { scoreMatches } from './score-matches.ts'

/** A few people beside each other; whoever is gone by now is left out. */
export const compareMatches = limitBuyer(
  attemptLimits.talentPagePerAccount,
  selfGuardedRoute(endpoint, async ({ id, people }, request) => {
    const { person, me, need, day, feeBasisPoints, today } = await shownNeed(endpoint, id, request)
    return request.services.db.asUser(person, async (tx) => {
      const scored = await scoreMatches(tx, need, people, today)
      const contacts = await contactsOf(tx, id, people)
      const matches = [...new Set(people)].flatMap((one) => scored.find(({ found }) => found.id === one) ?? [])
      return {
        engine: engineVersion,
        matches: matches.map((one) => presentMatch(one, need, { today, me, contacts, day, feeBasisPoints })),
      }
    })
  }),
)
