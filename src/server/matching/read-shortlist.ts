import { readShortlist as endpoint } from '#contract/shortlists.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { understoodIn } from '#domain/matching/project-need.ts'
import { shownPerson } from '#domain/matching/shown-person.ts'
import { engineVersion } from '#domain/matching/weights.ts'
import { isAsRead } from '#domain/projects/kept-need.ts'
import { selfGuardedRoute } from '../serve.ts'
import { limitBuyer } from '../talent/limit-buyer.ts'
import { contactsOf } from './contacts-of.ts'
import { keepShown } from './keep-shown.ts'
import { findMatches, makeShortlist, type Shortlisted } from './make-shortlist.ts'
import { ownNeed } from './own-need.ts'
import { presentMatch } from './present-match.ts'
import { presentLedger, presentNeed } from './present-need.ts'

/** The people for a project, and what was shown, kept. While it is held, nobody is. */
export const readShortlist = limitBuyer(
  attemptLimits.talentPagePerAccount,
  selfGuardedRoute(endpoint, async ({ id }, request) => {
    const owned = await ownNeed(endpoint, id, request)
    const { person, me, project, need, day, feeBasisPoints, isWatched, today, held, curatedAt } = owned
    const { db, talentPool } = request.services
    const { hoursPerWeek, weeks, overlap } = understoodIn({ ...project, firmDay: day })
    const found = findMatches(await talentPool.current(), owned)
    const facts = {
      engine: engineVersion,
      need: presentNeed(need, project.need),
      isRead: isAsRead(project.need),
      understood: { hoursPerWeek, weeks, overlap },
      isWatched,
      updatedAt: project.updatedAt,
      considered: found.considered,
      counts: found.counts,
      ledger: presentLedger(found.ledger, need),
      held,
      curatedAt,
    }
    if (held) return { ...facts, shortlist: [], mayFit: [] }
    return db.asUser(person, async (tx) => {
      const { shortlist, mayFit } = await makeShortlist(tx, found, owned)
      const all: Shortlisted[] = [...shortlist, ...mayFit.map((one) => ({ ...one, curated: null }))]
      const shown = [
        ...shortlist.map(({ fit, curated }, at) => shownPerson(fit, 'shortlist', at + 1, curated?.id)),
        ...mayFit.map(({ fit }, at) => shownPerson(fit, 'unknown', at + 1)),
      ]
      await keepShown(tx, { projectId: id, need, scan: found, shown })
      const contacts = await contactsOf(
        tx,
        id,
        all.map(({ fit }) => fit.id),
      )
      const matches = all.map((one) =>
        presentMatch(one, need, { today, me, contacts, day, feeBasisPoints, curated: one.curated }),
      )
      return { ...facts, shortlist: matches.slice(0, shortlist.length), mayFit: matches.slice(shortlist.length) }
    })
  }),
)
