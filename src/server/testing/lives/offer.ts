import {
  acceptOffer,
  counterOffer,
  declineOffer,
  discardOffer,
  makeOffer,
  readOffer,
  withdrawOffer,
} from '#contract/offers.ts'
import { createProject } from '#contract/projects.ts'
import type { Browser } from '../browser.ts'
import { sampleTerms } from '../sample-terms.ts'
import type { Cast, Life } from './life.ts'

/** Begins as a draft, in which the person has no part yet. */
export async function liveAsOffer({ app, owner, talent }: Cast): Promise<Life> {
  const { database } = app
  const projectId = (await owner.browser.call(createProject, { title: 'Close' })).body.id
  const [application] = await database.ownerRun(
    `insert into applications (project_id, user_id, cover_letter, status) values ($1, $2, 'x', 'accepted') returning id`,
    [projectId, talent.userId],
  )
  const applicationId = application?.id as string
  const write = (who: Browser, status: 'draft' | 'sent') =>
    who.call(makeOffer, { id: applicationId, terms: sampleTerms, status })
  const { id } = (await write(owner.browser, 'draft')).body
  const rounded = async () =>
    ((await database.ownerRun('select round from offers where id = $1', [id]))[0]?.round as number | undefined) ?? 1
  const after = async <T>(answer: Promise<T>): Promise<T> => {
    const given = await answer
    await app.jobs.runDue('follow-offer')
    return given
  }
  const named = async () => ({ id, round: await rounded() })
  /** The other side would make its own move there. */
  const as = (side: 'owner' | 'talent', make: (who: Browser) => Promise<{ status: number }>) => async (who: Browser) =>
    who === (side === 'owner' ? talent : owner).browser ? undefined : after(make(who))
  const counter = async (who: Browser) => who.call(counterOffer, { ...(await named()), terms: sampleTerms })
  const accept = async (who: Browser) => who.call(acceptOffer, await named())
  return {
    row: ['id', id],
    subjectId: id,
    start: 'draft',
    ways: [
      {
        by: 'owner',
        moves: ['send'],
        // Once it has ended, this would make another.
        make: async (who) => {
          const [live] = await database.ownerRun(
            `select from offers where id = $1 and status not in ('declined', 'withdrawn', 'expired')`,
            [id],
          )
          return live && after(write(who, 'sent'))
        },
      },
      { by: 'talent', moves: ['counter'], make: as('talent', counter) },
      { by: 'owner', moves: ['revise'], make: as('owner', counter) },
      { by: 'talent', moves: ['accept'], make: as('talent', accept) },
      { by: 'owner', moves: ['agree'], make: as('owner', accept) },
      { by: 'owner', moves: ['discard'], make: (who) => who.call(discardOffer, { id }) },
      { by: 'talent', moves: ['decline'], make: async (who) => after(who.call(declineOffer, await named())) },
      { by: 'owner', moves: ['withdraw'], make: async (who) => after(who.call(withdrawOffer, await named())) },
      {
        by: 'system',
        moves: ['expire'],
        make: async () => {
          await database.ownerRun(
            `update jobs set due_at = now() where kind = 'follow-offer' and key like $1 || '%:lapse'`,
            [id],
          )
          await app.jobs.runDue('follow-offer')
          return undefined
        },
      },
    ],
    offered: { to: 'owner', read: () => owner.browser.call(readOffer, { id }) },
  }
}
