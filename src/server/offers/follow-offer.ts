import { findOfferParty, followedOffer, setOfferStatus } from '#db/offers.ts'
import type { Tx } from '#db/session.ts'
import { lastMove, type OfferSide, offerLifeCycle, turnOf } from '#domain/offers/status.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import { type OfferEmail, offerEmail } from '../mail/templates/offer.ts'
import type { Services } from '../services.ts'

/**
 * The database queues a job with each round and each end of an offer; its key is `<id>:<round>:<status>`, or `<id>:<round>:lapse` for
 * when its time is up, which also comes when no server ran at that moment. The emails are written in the transaction that ends the
 * job: each exactly once, whatever dies in between. A change that a later one has overtaken is left to the later one's job.
 */
export const followOfferJob = (services: Services): JobKind => ({
  kind: 'follow-offer',
  atOnce: 5,
  run: async ({ key }) => {
    const [id = '', round, step] = key.split(':')
    return async (tx) => {
      const offer = await followedOffer(tx, id)
      if (!offer || offer.round !== Number(round)) return 0
      if (step === 'lapse') {
        return turnOf(offer.status) !== null && (await setOfferStatus(tx, id, 'expired')) ? 1 : 0
      }
      const move = offer.status === step && lastMove(offer.status, offer.round, offer.writtenBy)
      if (!move) return 0
      const { notify = {} } = offerLifeCycle.moves[move] as { notify?: Partial<Record<OfferSide, OfferEmail>> }
      const told = Object.entries(notify) as [OfferSide, OfferEmail][]
      for (const [side, kind] of told) await mailOffer(tx, id, side, kind, services)
      return told.length
    }
  },
})

async function mailOffer(tx: Tx, id: string, side: OfferSide, kind: OfferEmail, { env, mailer }: Services) {
  const party = await findOfferParty(tx, id, side)
  if (!party?.email) return
  const template = offerEmail(kind, {
    name: party.firstName ?? '',
    other: (side === 'talent' ? party.firm : party.name) ?? '',
    title: party.title ?? '',
    link: `${env.appUrl}/offers/${id}`,
  })
  await mailer.queue(tx, { to: party.email, ...template })
}
