import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Hires } from '#domain/offers/hires.ts'
import { isUnderWay, type OfferSide, type OfferStatus, offerLifeCycle, turnOf } from '#domain/offers/status.ts'
import type { OfferTerms } from '#domain/offers/terms.ts'
import { colleagueName } from './colleague-name.ts'
import { named } from './columns.ts'
import { rowsOf } from './found.ts'
import { literals } from './literals.ts'
import { query, type Tx } from './session.ts'

const latest = query
  .selectFrom('offers')
  .innerJoin('offer_rounds', (join) =>
    join.onRef('offer_rounds.offer_id', '=', 'offers.id').onRef('offer_rounds.number', '=', 'offers.round'),
  )

/** What both sides have agreed on: the accepted round of the application's offer. Undefined while there is none. */
export const acceptedOffer = (tx: Tx, applicationId: string) =>
  tx.first(
    latest
      .where('offers.application_id', '=', applicationId)
      .where('offers.status', '=', 'accepted')
      .select(named('offers', ['id', 'applicationId', 'projectId', 'round', 'decidedAt']))
      .select('offer_rounds.terms'),
  )

const summary = ['id', 'status', 'round', 'expiresAt'] as const

/** The offer that counts for an application: the one at hand, or else the latest that came to nothing. */
export const offerOf = (tx: Tx, applicationId: string) =>
  tx.first(
    query
      .selectFrom('offers')
      .select(named('offers', summary))
      .where('application_id', '=', applicationId)
      .orderBy('created_at', 'desc')
      .limit(1),
  )

/** The same as JSON, beside an application in a list; null while there is none that the reader may see. */
export const offerBeside = (applicationId: string) =>
  sql<StoredSummary | null>`(
    select json_build_object('id', o.id, 'status', o.status, 'round', o.round, 'expiresAt', o.expires_at)
    from offers o where o.application_id = ${sql.ref(applicationId)} order by o.created_at desc limit 1
  )`
type StoredSummary = { id: string; status: OfferStatus; round: number; expiresAt: string | null }

/** An application of the firm's with what an offer begins with. */
export const findOfferable = (tx: Tx, applicationId: string) =>
  tx.first(
    query
      .selectFrom('applications')
      .innerJoin('projects', 'projects.id', 'applications.project_id')
      .where('applications.id', '=', applicationId)
      .select(named('applications', ['id', 'status', 'projectId', 'hourlyRate', 'availableStartDate']))
      .select((eb) => eb('applications.user_id', 'is not', null).as('hasAccount'))
      .select(named('projects', ['title', 'payRate', 'startDate', 'endDate', 'engagementDetails', 'need']))
      .select('projects.status as projectStatus')
      .select(
        query
          .selectFrom(rowsOf('applicant', sql.ref('applications.id')).as('who'))
          .select('who.name')
          .as('person'),
      ),
  )

/** One who makes an offer waits for another one of the same project, so that neither overlooks it. */
export const lockProject = (tx: Tx, id: string) =>
  tx.first(query.selectFrom('projects').select('id').where('id', '=', id).forUpdate())

const openStatuses = offerLifeCycle.statuses.filter((status) => turnOf(status) !== null)

export async function countHires(tx: Tx, projectId: string, besides?: string): Promise<Hires> {
  const counted = await tx.first(
    query
      .selectFrom('projects')
      .leftJoin('offers', (join) =>
        join.onRef('offers.project_id', '=', 'projects.id').on('offers.id', 'is distinct from', besides ?? null),
      )
      .where('projects.id', '=', projectId)
      .groupBy('projects.id')
      .select([
        'projects.estimated_hires as needed',
        sql<number>`(count(*) filter (where offers.status = 'accepted'))::int`.as('hired'),
        sql<number>`(count(*) filter (where offers.status in ${literals(openStatuses)}))::int`.as('open'),
      ]),
  )
  return counted ?? { needed: null, hired: 0, open: 0 }
}

type Written = { terms: OfferTerms; note: string | null }

/** Undefined when the application has an offer already. */
export const insertOffer = (
  tx: Tx,
  { applicationId, projectId, status }: { applicationId: string; projectId: string; status: 'draft' | 'sent' },
) =>
  tx.first(
    query
      .insertInto('offers')
      .values({ application_id: applicationId, project_id: projectId, status })
      .onConflict((conflict) =>
        conflict
          .column('application_id')
          .where('status', 'in', literals(offerLifeCycle.statuses.filter(isUnderWay)))
          .doNothing(),
      )
      .returning(['id', 'round']),
  )

export const insertRound = (
  tx: Tx,
  { offerId, number, side, terms, note }: Written & { offerId: string; number: number; side: OfferSide },
) =>
  tx.count(
    query.insertInto('offer_rounds').values({ offer_id: offerId, number, side, terms: JSON.stringify(terms), note }),
  )

/** A draft has one round, which its firm may still change. */
export const rewriteDraft = (tx: Tx, offerId: string, { terms, note }: Written) =>
  tx.count(
    query
      .updateTable('offer_rounds')
      .set({ terms: JSON.stringify(terms), note })
      .where('offer_id', '=', offerId),
  )

/** The operator's fee as it is now, for a query of its own. */
export const operatorFee = sql<number>`app.operator_fee()`

export const readFee = (tx: Tx) => tx.first(query.selectNoFrom(operatorFee.as('feeBasisPoints')))

export const readDraft = (tx: Tx, offerId: string) =>
  tx.first(query.selectFrom('offer_rounds').select(['terms', 'note']).where('offer_id', '=', offerId))

/** Of those who answer at once, one gets the row and the others wait to see what it has become. */
export const lockOffer = (tx: Tx, id: string) =>
  tx.first(
    query
      .selectFrom('offers')
      .select(named('offers', [...summary, 'projectId']))
      .select(sql<boolean>`coalesce(expires_at <= now(), false)`.as('isOverdue'))
      .where('id', '=', id)
      .forUpdate(),
  )

export const setOfferStatus = (tx: Tx, id: string, to: OfferStatus, reason: string | null = null) =>
  tx.first(
    query
      .updateTable('offers')
      .set({ status: to, ...(reason ? { reason } : {}) })
      .where('id', '=', id)
      .returning(['id', 'round']),
  )

export const deleteDraft = (tx: Tx, id: string) =>
  tx.count(query.deleteFrom('offers').where('id', '=', id).where('status', '=', 'draft'))

const party = query.selectFrom(rowsOf('offer_parties', sql.ref('offers.id')).as('party')).limit(1)

export const findOffer = (tx: Tx, id: string) =>
  tx.first(
    query
      .selectFrom('offers')
      .where('offers.id', '=', id)
      .select(named('offers', [...summary, 'applicationId', 'projectId', 'reason', 'decidedAt', 'feeBasisPoints']))
      .select([
        party.select('party.name').as('person'),
        party.select('party.firm').as('firm'),
        party.select('party.title').as('title'),
      ])
      .select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom('offer_rounds')
            .whereRef('offer_rounds.offer_id', '=', 'offers.id')
            .select(['number', 'side', 'terms', 'note', 'created_at as createdAt'])
            .select(colleagueName('offer_rounds.made_by').as('madeBy'))
            .orderBy('number'),
        ).as('rounds'),
      ),
  )

/** Where an offer is now, and who wrote its latest round. Locked: what is done about it is done once. */
export const followedOffer = (tx: Tx, id: string) =>
  tx.first(
    latest
      .where('offers.id', '=', id)
      .select(named('offers', ['id', 'status', 'round']))
      .select('offer_rounds.side as writtenBy')
      .forUpdate('offers'),
  )

/** Whom to email about an offer, on one side. */
export const findOfferParty = (tx: Tx, id: string, side: OfferSide) =>
  tx.first(
    query
      .selectFrom(rowsOf('offer_parties', sql`${id}::uuid`).as('party'))
      .select(['party.email', 'party.first_name as firstName', 'party.name', 'party.firm', 'party.title'])
      .where('party.side', '=', side),
  )
