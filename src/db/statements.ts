import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Page } from '#domain/paging.ts'
import type { Amendment } from '#domain/statements/amendment.ts'
import type { ChainedEntry } from '#domain/statements/audit-trail.ts'
import type { StatementFacts } from '#domain/statements/contents.ts'
import type { StatementDetails } from '#domain/statements/details.ts'
import type { StatementSide, StatementStatus } from '#domain/statements/status.ts'
import type { TemplateText } from '#domain/statements/template.ts'
import { exactTime, named } from './columns.ts'
import { rowsOf } from './found.ts'
import { literals } from './literals.ts'
import { countListed, onPage } from './paged.ts'
import { query, type Tx } from './session.ts'

/** What an accepted offer of the firm says; undefined for any other. */
export const findStatementFacts = (tx: Tx, offerId: string) =>
  tx.first(query.selectFrom(rowsOf('statement_facts', sql`${offerId}::uuid`).as('facts')).selectAll())

type NewStatement = {
  offerId: string
  projectId: string
  talentId: string
  templateVersion: number
  isUnread: boolean
  template: TemplateText
  facts: StatementFacts
  details: StatementDetails
}

/** Not signed by both yet: one at a time for each offer. */
const open = ['draft', 'out', 'signed'] as const

/** Undefined when the offer has a statement already. */
export const insertStatement = (tx: Tx, statement: NewStatement) =>
  tx.first(
    query
      .insertInto('statements')
      .values({
        offer_id: statement.offerId,
        project_id: statement.projectId,
        talent_id: statement.talentId,
        template_version: statement.templateVersion,
        is_unread: statement.isUnread,
        template: JSON.stringify(statement.template),
        facts: JSON.stringify(statement.facts),
        details: JSON.stringify(statement.details),
      } as never)
      .onConflict((conflict) => conflict.column('offer_id').where('status', 'in', literals(open)).doNothing())
      .returning('id'),
  )

/** The database copies what both have signed. Undefined when a version is under way already. */
export const insertAmendment = (tx: Tx, amendsId: string) =>
  tx.first(
    query
      .insertInto('statements')
      .values({ amends_id: amendsId } as never)
      .onConflict((conflict) => conflict.column('offer_id').where('status', 'in', literals(open)).doNothing())
      .returning('id'),
  )

/** The latest that wasn't given up. */
export const findLiveStatement = (tx: Tx, offerId: string) =>
  tx.first(
    query
      .selectFrom('statements')
      .select('id')
      .where('offer_id', '=', offerId)
      .where('status', 'in', [...open, 'executed'])
      .orderBy('version', 'desc'),
  )

const columns = named('statements', [
  'id',
  'number',
  'version',
  'status',
  'offerId',
  'templateVersion',
  'isUnread',
  'facts',
  'details',
  'pages',
  'shownSha256',
  'sealedSha256',
  'reason',
  'talentSignedAt',
  'expiresAt',
  'executedAt',
  'createdAt',
])

const hasViewed = sql<boolean>`coalesce((select app.user_id()) = any(statements.viewed_by), false)`

/** With the version that it amends and the one that amends it, and whether the signed-in person saw all pages. */
export const findStatement = (tx: Tx, id: string) =>
  tx.first(
    query
      .selectFrom('statements')
      .select(columns)
      .select([hasViewed.as('hasViewed'), exactTime('statements.updated_at').as('updatedAt')])
      .where('id', '=', id)
      .select((eb) => [
        jsonObjectFrom(
          eb
            .selectFrom('statements as before')
            .whereRef('before.id', '=', 'statements.amends_id')
            .select(['before.id', 'before.version', 'before.facts', 'before.details'])
            .select(['before.sealed_sha256 as sealedSha256', 'statements.effective_on as effectiveOn']),
        ).as('amends'),
        jsonObjectFrom(
          eb
            .selectFrom('statements as after')
            .whereRef('after.amends_id', '=', 'statements.id')
            .where('after.status', 'in', [...open, 'executed', 'amended'])
            .select(['after.id', 'after.version', 'after.status', 'after.effective_on as effectiveOn'])
            .orderBy('after.version', 'desc')
            .limit(1),
        ).as('amendedBy'),
      ]),
  )

/** What is written into a draft from here on waits until it was sent, and is refused. */
export const lockStatement = (tx: Tx, id: string) =>
  tx.first(query.selectFrom('statements').select('id').where('id', '=', id).forUpdate())

/** The application it follows from, and whether the work is over. For people; without either once the offer is gone. */
export const readStatementWork = (tx: Tx, id: string) =>
  tx.first(
    query
      .selectFrom('statements')
      .innerJoin('offers', 'offers.id', 'statements.offer_id')
      .innerJoin('engagements', 'engagements.application_id', 'offers.application_id')
      .where('statements.id', '=', id)
      .select([
        'offers.application_id as applicationId',
        sql<boolean>`(engagements.ended_at is not null or statements.talent_id is null)`.as('isOver'),
      ]),
  )

export type StoredStatement = NonNullable<Awaited<ReturnType<typeof findStatement>>>

export type ListedStatement = Awaited<ReturnType<typeof listStatements>>[number]

const ofOffer = (offerId: string | undefined) =>
  query.selectFrom('statements').$if(offerId !== undefined, (all) => all.where('offer_id', '=', offerId as string))

/** Newest first. */
export const listStatements = (tx: Tx, offerId: string | undefined, page: Page) =>
  tx.rows(onPage(ofOffer(offerId).select(columns).orderBy('created_at', 'desc').orderBy('id'), page))

export const countStatements = (tx: Tx, offerId: string | undefined, page: Page) =>
  countListed(tx, ofOffer(offerId).select('id'), page)

export const readStatementTemplateOf = (tx: Tx, id: string) =>
  tx.first(query.selectFrom('statements').select(['template']).where('id', '=', id))

/** The sealed file once there is one, else the one that is shown. */
export const readStatementFile = (tx: Tx, id: string) =>
  tx.first(
    query
      .selectFrom('statements')
      .select(['number', 'version', 'shown_file as shownFile', 'sealed_file as sealedFile'])
      .where('id', '=', id),
  )

export const listEntries = (tx: Tx, id: string): Promise<ChainedEntry[]> =>
  tx.rows(
    query.selectFrom('statement_entries').select(['entry', 'hash']).where('statement_id', '=', id).orderBy('number'),
  )

/** How many were added: fewer when someone else was faster. */
export const insertEntries = (tx: Tx, id: string, after: number, entries: readonly ChainedEntry[]) =>
  tx.count(
    query
      .insertInto('statement_entries')
      .values(entries.map(({ entry, hash }, index) => ({ statement_id: id, number: after + index + 1, entry, hash })))
      .onConflict((conflict) => conflict.columns(['statement_id', 'number']).doNothing()),
  )

type Written = { details: StatementDetails; amendment?: Amendment | undefined; expectedUpdatedAt: string }

/** Undefined when it is no draft anymore, or another version of it. */
export const saveDetails = (tx: Tx, id: string, { details, amendment, expectedUpdatedAt }: Written) =>
  tx.first(
    query
      .updateTable('statements')
      .set({ details: JSON.stringify(details) })
      .$if(amendment !== undefined, (update) =>
        update.set({
          facts: sql`jsonb_set(facts, '{terms}', ${JSON.stringify(amendment?.terms)}::jsonb)`,
          effective_on: amendment?.effectiveOn as string,
        }),
      )
      .where('id', '=', id)
      .where('status', '=', 'draft')
      .where('updated_at', '=', sql<Date>`${expectedUpdatedAt}::timestamptz`)
      .returning('id'),
  )

type Change = {
  from: StatementStatus
  to: StatementStatus
  reason?: string
  shown?: { file: Uint8Array; sha256: string; pages: number }
  sealed?: { file: Uint8Array; sha256: string; initials: string }
}

/** Undefined unless it is still where the move starts. */
export const moveStatement = (tx: Tx, id: string, { from, to, reason, shown, sealed }: Change) =>
  tx.first(
    query
      .updateTable('statements')
      .set({
        status: to,
        ...(reason ? { reason } : {}),
        ...(shown ? { shown_file: shown.file, shown_sha256: shown.sha256, pages: shown.pages } : {}),
        ...(sealed ? { sealed_file: sealed.file, sealed_sha256: sealed.sha256, initials: sealed.initials } : {}),
      })
      .where('id', '=', id)
      .where('status', '=', from)
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
      .returning('id'),
  )

/** Whether this was the first time that the signed-in person saw all of it. */
export const markViewed = (tx: Tx, id: string) =>
  tx.count(
    query
      .updateTable('statements')
      .set({ viewed_by: sql`viewed_by || app.user_id()` })
      .where('id', '=', id)
      .where('status', 'in', ['out', 'signed'])
      .where(sql<boolean>`not ${hasViewed}`),
  )

/** Ends statements that nobody signed in time, the oldest first. */
export const expireStatements = (tx: Tx, limit: number) =>
  tx.rows(
    query
      .updateTable('statements')
      .set({ status: 'expired' })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('statements')
          .select('id')
          .where('status', 'in', ['out', 'signed'])
          .where('expires_at', '<=', sql<Date>`now()`)
          .orderBy('expires_at')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .returning('id'),
  )

/** Whom to email about a statement, on one side. */
export const listStatementParties = (tx: Tx, id: string, side: StatementSide) =>
  tx.rows(
    query
      .selectFrom(rowsOf('statement_parties', sql`${id}::uuid`).as('party'))
      .select(['party.email', 'party.first_name as firstName'])
      .where('party.side', '=', side),
  )

export const findSealedQuery = (sha256: string) =>
  query
    .selectFrom(rowsOf('find_sealed', sql`${sha256}`).as('sealed'))
    .select(['sealed.number', 'sealed.version', 'sealed.sealed_at as sealedAt', 'sealed.initials'])
    .select('sealed.is_amended as isAmended')

/** Of the firm's member who is signed in. */
export const readMemberName = (tx: Tx) =>
  tx.first(
    query
      .selectFrom('buyers')
      .where('user_id', '=', sql<string>`app.user_id()`)
      .select(sql<string>`coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email)`.as('name')),
  )
