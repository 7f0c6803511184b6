import * as z from 'zod/mini'
import { firmRoles, managingRoles } from '#domain/firms/role.ts'
import { offerLifeCycle } from '#domain/offers/status.ts'
import { offerNote, offerTerms } from '#domain/offers/terms.ts'
import { endpoint, nothing, steps } from './endpoint.ts'
import { offerSummary } from './offer-summary.ts'

const moment = z.iso.datetime({ offset: true })
const nullableText = z.nullable(z.string())
const side = z.enum(['owner', 'talent'])
const moveNames = Object.keys(offerLifeCycle.moves) as (keyof typeof offerLifeCycle.moves)[]

const hires = z.strictObject({ needed: z.nullable(z.int()), hired: z.int(), open: z.int() })

const offerRound = z.strictObject({
  number: z.int(),
  side,
  terms: offerTerms,
  note: nullableText,
  /** Whoever of the firm made it, for the firm; null to the talent, and once they have left. */
  madeBy: nullableText,
  createdAt: moment,
})
export type OfferRound = z.output<typeof offerRound>

/** As one of its sides or an admin reads it. */
const offer = z.strictObject({
  ...offerSummary.shape,
  applicationId: z.uuid(),
  /** The reader's; null for an admin. */
  side: z.nullable(side),
  /** Who answers the latest round. */
  turn: z.nullable(side),
  person: nullableText,
  firm: nullableText,
  project: z.strictObject({ id: z.uuid(), title: z.string() }),
  rounds: z.array(offerRound),
  reason: nullableText,
  decidedAt: z.nullable(moment),
  /** For the firm alone. */
  hires: z.nullable(hires),
  /** What the operator adds to the rate, for whoever pays it and for admins. */
  feeBasisPoints: z.nullable(z.int()),
  actions: z.array(z.enum(moveNames)),
})
export type Offer = z.output<typeof offer>

const draft = { terms: offerTerms, note: offerNote }
/** What the page showed as the latest round. */
const named = { id: z.uuid(), round: z.int() }
/** Whether the firm knows that it hires more people than the project needs. */
const isExtra = z._default(z.boolean(), false)

export const readOfferStart = endpoint({
  method: 'GET',
  path: '/api/applications/:id/offer',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'What an offer begins with: the draft, or terms filled in from the application and the project',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({
    person: nullableText,
    project: z.strictObject({ id: z.uuid(), title: z.string() }),
    terms: z.strictObject({ ...offerTerms.shape, rateCents: z.nullable(z.int()) }),
    note: z.string(),
    /** An offer that exists: its draft, or one that was sent, which has a page of its own. */
    offer: z.nullable(offerSummary),
    hires,
    feeBasisPoints: z.int(),
  }),
})

export const makeOffer = endpoint({
  method: 'POST',
  path: '/api/applications/:id/offers',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'Offer terms to someone whose application you have accepted, or keep them as a draft',
  makes: [steps(offerLifeCycle, 'owner', 'draft', 'make', 'send')],
  input: z.strictObject({ id: z.uuid(), ...draft, status: z.enum(['draft', 'sent']), isExtra }),
  output: offer,
})

export const readOffer = endpoint({
  method: 'GET',
  path: '/api/offers/:id',
  access: ['buyer', 'talent', 'admin'],
  firmRoles,
  summary: 'An offer with all of its rounds, and whose turn it is',
  input: z.strictObject({ id: z.uuid() }),
  output: offer,
})

export const counterOffer = endpoint({
  method: 'POST',
  path: '/api/offers/:id/rounds',
  access: ['buyer', 'talent'],
  firmRoles: managingRoles,
  summary: 'Answer the latest round with other terms',
  makes: [steps(offerLifeCycle, 'talent', 'counter'), steps(offerLifeCycle, 'owner', 'revise')],
  input: z.strictObject({ ...named, ...draft }),
  output: offer,
})

export const acceptOffer = endpoint({
  method: 'POST',
  path: '/api/offers/:id/acceptance',
  access: ['buyer', 'talent'],
  firmRoles: managingRoles,
  summary: 'Accept the round that you name, if it is still the latest one',
  makes: [steps(offerLifeCycle, 'talent', 'accept'), steps(offerLifeCycle, 'owner', 'agree')],
  input: z.strictObject({ ...named, isExtra }),
  output: offer,
})

const ending = z.strictObject({ ...named, reason: offerNote })

export const declineOffer = endpoint({
  method: 'POST',
  path: '/api/offers/:id/decline',
  access: 'talent',
  summary: 'Decline an offer, with or without a reason',
  makes: [steps(offerLifeCycle, 'talent', 'decline')],
  input: ending,
  output: offer,
})

export const withdrawOffer = endpoint({
  method: 'POST',
  path: '/api/offers/:id/withdrawal',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'Take back an offer that hasn’t been accepted, with or without a reason',
  makes: [steps(offerLifeCycle, 'owner', 'withdraw')],
  input: ending,
  output: offer,
})

export const discardOffer = endpoint({
  method: 'DELETE',
  path: '/api/offers/:id',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'Discard the draft of an offer',
  makes: [steps(offerLifeCycle, 'owner', 'discard')],
  input: z.strictObject({ id: z.uuid() }),
  output: nothing,
})
