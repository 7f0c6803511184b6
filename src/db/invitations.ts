import { sql } from 'kysely'
import type { DeclineReason } from '#domain/invitations/invitation.ts'
import type { InvitationStatus } from '#domain/invitations/status.ts'
import { colleagueName } from './colleague-name.ts'
import { named } from './columns.ts'
import { rowsOf } from './found.ts'
import { query, type Tx } from './session.ts'

export const invitationPageSize = 20

const facts = ['id', 'status', 'expiresAt', 'createdAt'] as const

type NewInvitation = { projectId: string; candidateId: string; note: string | null; expiresAt: Date }

/** Undefined when the person was invited before. */
export const insertInvitation = (tx: Tx, { projectId, candidateId, note, expiresAt }: NewInvitation) =>
  tx.first(
    query
      .insertInto('project_invitations')
      .values({ project_id: projectId, candidate_id: candidateId, note, expires_at: expiresAt })
      .onConflict((conflict) => conflict.columns(['project_id', 'candidate_id']).doNothing())
      .returning('id'),
  )

/** Vetted people whom the firm may see, and whether they have applied to the project. */
export const listInvitees = (tx: Tx, projectId: string, ids: readonly string[]) =>
  tx.rows(
    query
      .selectFrom('candidates')
      .where('candidates.id', 'in', ids)
      .where('candidates.status', '=', 'accepted')
      .where('candidates.user_id', 'is not', null)
      .select((eb) => [
        'candidates.id',
        eb
          .exists(
            eb
              .selectFrom('applications')
              .whereRef('applications.user_id', '=', 'candidates.user_id')
              .where('applications.project_id', '=', projectId),
          )
          .$castTo<boolean>()
          .as('hasApplied'),
      ]),
  )

/** How many the firm's members have sent in the last hour. */
export const countRecentlyInvited = async (tx: Tx): Promise<number> =>
  (
    await tx.first(
      query
        .selectFrom('project_invitations')
        .where('invited_by', '=', sql<string>`app.user_id()`)
        .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
        .select(sql<number>`count(*)::int`.as('count')),
    )
  )?.count ?? 0

/** What a firm has had to do with people about a project: an application counts more than an invitation. */
export const listContacts = (tx: Tx, projectId: string, candidateIds: readonly string[]) =>
  candidateIds.length === 0
    ? Promise.resolve([])
    : tx.rows(
        query
          .selectFrom('candidates')
          .leftJoin('project_invitations', (join) =>
            join
              .onRef('project_invitations.candidate_id', '=', 'candidates.id')
              .on('project_invitations.project_id', '=', projectId),
          )
          .leftJoin('applications', (join) =>
            join.onRef('applications.user_id', '=', 'candidates.user_id').on('applications.project_id', '=', projectId),
          )
          .where('candidates.id', 'in', candidateIds)
          .where((eb) => eb.or([eb('project_invitations.id', 'is not', null), eb('applications.id', 'is not', null)]))
          .select([
            'candidates.id',
            'project_invitations.status as invitation',
            'project_invitations.created_at as invitedAt',
            'applications.status as application',
            'applications.created_at as appliedAt',
          ]),
      )

/** A page of whom a firm invited to a project. */
export async function sentInvitationsPage(tx: Tx, projectId: string, page: number) {
  const sent = query.selectFrom('project_invitations').where('project_id', '=', projectId)
  const rows = await tx.rows(
    sent
      .innerJoin('candidates', 'candidates.id', 'candidate_id')
      .select(named('project_invitations', [...facts, 'candidateId', 'declineReason', 'declineNote']))
      .select(['candidates.name', colleagueName('project_invitations.invited_by').as('invitedBy')])
      .orderBy('project_invitations.created_at', 'desc')
      .orderBy('project_invitations.id')
      .limit(invitationPageSize)
      .offset((page - 1) * invitationPageSize),
  )
  const counted = await tx.first(sent.select(sql<number>`count(*)::int`.as('total')))
  return { rows, total: counted?.total ?? 0 }
}

const own = query
  .selectFrom('project_invitations')
  .where(
    'candidate_id',
    'in',
    query.selectFrom('candidates').where('user_id', '=', sql<string>`(select app.user_id())`).select('id'),
  )

const party = query.selectFrom(rowsOf('invitation_parties', sql.ref('project_invitations.id')).as('party')).limit(1)

const received = own
  .select(named('project_invitations', [...facts, 'projectId', 'note']))
  .select([party.select('party.firm').as('firm'), party.select('party.title').as('title')])

export async function ownInvitationsPage(tx: Tx, page: number) {
  const rows = await tx.rows(
    received
      .orderBy('project_invitations.created_at', 'desc')
      .orderBy('project_invitations.id')
      .limit(invitationPageSize)
      .offset((page - 1) * invitationPageSize),
  )
  const counted = await tx.first(
    own.select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where status = 'open'))::int`.as('open'),
    ]),
  )
  return { rows, total: counted?.total ?? 0, open: counted?.open ?? 0 }
}

export const findOwnInvitation = (tx: Tx, id: string) => tx.first(received.where('project_invitations.id', '=', id))

type Answer = { to: InvitationStatus; reason?: DeclineReason; note?: string | null }

/** Undefined unless it is the caller's and still open. */
export const answerInvitation = (tx: Tx, id: string, { to, reason, note }: Answer) =>
  tx.first(
    query
      .updateTable('project_invitations')
      .set({ status: to, ...(reason ? { decline_reason: reason, decline_note: note ?? null } : {}) })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .returning(['id', 'project_id as projectId']),
  )

/** Someone who applies without answering an invitation has accepted it. */
export const acceptInvitationTo = (tx: Tx, projectId: string) =>
  tx.count(
    query
      .updateTable('project_invitations')
      .set({ status: 'accepted' })
      .where('project_id', '=', projectId)
      .where('status', '=', 'open'),
  )

/** Ends invitations that nobody answered, the oldest first. */
export const expireInvitations = (tx: Tx, limit: number) =>
  tx.rows(
    query
      .updateTable('project_invitations')
      .set({ status: 'expired' })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('project_invitations')
          .select('id')
          .where('status', '=', 'open')
          .where('expires_at', '<=', sql<Date>`now()`)
          .orderBy('expires_at')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .returning('id'),
  )

/** Ends those of a project that is over. */
export const closeInvitations = (tx: Tx, projectId: string) =>
  tx.rows(query.selectFrom(rowsOf('close_invitations', sql`${projectId}::uuid`).as('closed')).select('closed.id'))

/** Whom one's own project still asks. */
export const listOpenInvitees = (tx: Tx, projectId: string) =>
  tx.rows(
    query
      .selectFrom('project_invitations')
      .innerJoinLateral(rowsOf('invitation_parties', sql.ref('project_invitations.id')).as('party'), (join) =>
        join.onTrue(),
      )
      .where('project_invitations.project_id', '=', projectId)
      .where('project_invitations.status', '=', 'open')
      .where('party.side', '=', 'talent')
      .select(['party.email', 'party.first_name as firstName', 'party.name', 'party.firm']),
  )

/** Whom to email about an invitation, on one side. */
export const findInvitationParty = (tx: Tx, id: string, side: 'owner' | 'talent') =>
  tx.first(
    query
      .selectFrom(rowsOf('invitation_parties', sql`${id}::uuid`).as('party'))
      .select(['party.email', 'party.first_name as firstName', 'party.name', 'party.firm', 'party.title'])
      .select('party.project_id as projectId')
      .where('party.side', '=', side),
  )
