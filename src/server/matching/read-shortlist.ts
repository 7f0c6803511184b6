import { createHash } from 'node:crypto'
import { readShortlist as endpoint, shortlistSize } from '#contract/matching.ts'
import { keepRun } from '#db/matching.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { scan } from '#domain/matching/scan.ts'
import { engineVersion } from '#domain/matching/weights.ts'
import { selfGuardedRoute } from '../serve.ts'
import { limitBuyer } from '../talent/limit-buyer.ts'
import { contactsOf } from './contacts-of.ts'
import { ownNeed } from './own-need.ts'
import { presentMatch } from './present-match.ts'
import { presentLedger, presentNeed } from './present-need.ts'
import { scoreMatches } from './score-matches.ts'

/** How many are looked at closely for a list of ten: a first look can only overrate. */
const lookedAt = { fits: 40, unknown: 20, near: 20 } as const

/** The people for a project, and what was shown, kept. */
export const readShortlist = limitBuyer(
  attemptLimits.talentPagePerAccount,
  selfGuardedRoute(endpoint, async ({ id }, request) => {
    const { person, me, project, need, hidden, day, isWatched, today } = await ownNeed(endpoint, id, request)
    const { db, talentPool } = request.services
    const found = scan(await talentPool.current(), need, today, lookedAt, hidden)
    return db.asUser(person, async (tx) => {
      const ids = [...found.ids.fits, ...found.ids.near, ...found.ids.unknown]
      const scored = await scoreMatches(tx, need, ids, today)
      const of = (standing: string) => scored.filter(({ fit }) => fit.standing === standing)
      const shortlist = [...of('fits'), ...of('near')].slice(0, shortlistSize)
      const mayFit = of('unknown').slice(0, shortlistSize)
      const shown = [...shortlist, ...mayFit].map(({ fit }) => fit)
      const digest = createHash('sha256')
        .update(JSON.stringify([need, found.counts, shown.map((fit) => [fit.id, fit.score])]))
        .digest('hex')
      await keepRun(tx, { projectId: id, engine: engineVersion, need, scan: found, shown, digest })
      const contacts = await contactsOf(
        tx,
        id,
        shown.map((fit) => fit.id),
      )
      const present = (one: (typeof scored)[number]) => presentMatch(one, need, { today, me, contacts, day })
      return {
        engine: engineVersion,
        need: presentNeed(need, project.need),
        isRead: project.need === null,
        isWatched,
        updatedAt: project.updatedAt,
        considered: found.considered,
        counts: found.counts,
        ledger: presentLedger(found.ledger, need),
        shortlist: shortlist.map(present),
        mayFit: mayFit.map(present),
      }
    })
  }),
)
