import type { OutputOf } from '#contract/endpoint.ts'
import { readOpening as endpoint } from '#contract/openings.ts'
import { findOwnApplication } from '#db/applications.ts'
import { findOpening, findPostedOpening, readStanding } from '#db/openings.ts'
import type { Principal, Tx } from '#db/session.ts'
import { openingActionsFor, openingMessages } from '#domain/openings/opening.ts'
import { notFound, notSignedIn } from '#domain/problem.ts'
import { presentApplication } from '../applications/present-application.ts'
import { withIsoTimes } from '../iso-times.ts'
import { selfGuardedRoute } from '../serve.ts'

type Answer = OutputOf<typeof endpoint>

const asReaderAlone = { postedBy: null, isOwner: false, isSaved: false, application: null, actions: [] }

/** A buyer sees their own project the way talent does, and another firm's project as a visitor would. */
export const readOpening = selfGuardedRoute(endpoint, async ({ id }, { services: { db }, cookie }): Promise<Answer> => {
  const person = cookie.person()
  if (!person) throw notSignedIn()
  const { answer, isBuyer } = await db.asUser(person, async (tx, me) => ({
    answer: await findFor(tx, me, id),
    isBuyer: me.role === 'buyer',
  }))
  if (answer) return answer
  const found = isBuyer ? await db.asVisitor((tx) => findOpening(tx, id)) : undefined
  if (!found) throw notFound(openingMessages.notFound)
  return { ...asReaderAlone, opening: withIsoTimes(found) }
})

async function findFor(tx: Tx, me: Principal, id: string): Promise<Answer | undefined> {
  const [found, own] = await Promise.all([
    findPostedOpening(tx, id),
    me.role === 'talent' ? Promise.all([findOwnApplication(tx, id), readStanding(tx, id)]) : undefined,
  ])
  if (!found) return undefined
  const { companyName, buyerEmail, ...facts } = found
  const answer = {
    ...asReaderAlone,
    opening: withIsoTimes(facts),
    postedBy: buyerEmail === null ? null : { companyName, email: buyerEmail },
    isOwner: me.role === 'buyer',
  }
  if (!own) return answer
  const [application, { isSaved, mayApply }] = own
  return {
    ...answer,
    isSaved,
    application: application ? presentApplication(application) : null,
    actions: openingActionsFor({ ...facts, mayApply, hasApplied: application !== undefined, isSaved }),
  }
}
