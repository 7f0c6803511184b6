import { readOfferStart as endpoint } from '#contract/offers.ts'
import { countHires, offerOf, readDraft, readFee } from '#db/offers.ts'
import { firstTerms } from '#domain/offers/terms.ts'
import { withIsoTimes } from '../iso-times.ts'
import { transactionRoute } from '../serve.ts'
import { todayOf } from '../today.ts'
import { findOfferableApplication } from './find-offerable.ts'

export const readOfferStart = transactionRoute(endpoint, async (tx, { id }) => {
  const application = await findOfferableApplication(tx, id)
  const offer = await offerOf(tx, id)
  const draft = offer?.status === 'draft' ? await readDraft(tx, offer.id) : undefined
  const { projectId, title, person } = application
  return {
    person,
    project: { id: projectId, title },
    terms: draft?.terms ?? firstTerms(application, application, todayOf()),
    note: draft?.note ?? '',
    offer: offer ? withIsoTimes(offer) : null,
    hires: await countHires(tx, projectId, offer?.id),
    feeBasisPoints: (await readFee(tx))?.feeBasisPoints ?? 0,
  }
})
