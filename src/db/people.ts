import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import {
  peoplePageSize,
  type RoleFilter,
  type StateFilter,
  shownHistory,
  shownProjects,
} from '#domain/people/person.ts'
import { named } from './columns.ts'
import { foundIds, pageOf, rowsOf, withFound } from './found.ts'
import { query, type Tx } from './session.ts'

type Selection = { search: string; role: RoleFilter; state: StateFilter; page: number }

export const peoplePage = ({ page, search }: Selection) => ({
  page,
  size: peoplePageSize,
  isNarrowed: search !== '',
})

const people = query
  .selectFrom('users')
  .innerJoin('people_search as listed', 'listed.id', 'users.id')
  .innerJoin('identity.users as account', 'account.id', 'users.id')
  .select(named('users', ['id', 'name', 'email', 'role', 'createdAt']))
  .select(['listed.state', 'account.last_sign_in_at as lastSignInAt'])

/** One page of accounts as JSON made by the database, and how many there are. */
export const peopleListQuery = (asked: Selection) =>
  withFound(rowsOf('find_people', asked.search, asked.role, asked.state, pageOf(peoplePage(asked)))).selectNoFrom(
    (select) => [
      jsonArrayFrom(people.innerJoin(foundIds, 'at.id', 'users.id').orderBy('at.place')).as('people'),
      select.selectFrom('found').select('total').as('total'),
    ],
  )

const sessionsOf = (userId: string) =>
  query
    .selectFrom('identity.sessions')
    .select(named('identity.sessions', ['id', 'userAgent', 'createdAt']))
    .select('ip_address as networkAddress')
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')

const projectsOf = (userId: string) =>
  query
    .selectFrom('projects')
    .select(named('projects', ['id', 'title', 'status', 'takenDownAt', 'createdAt']))
    .where('buyer_id', 'in', query.selectFrom('buyers').where('user_id', '=', userId).select('id'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(shownProjects)

/** What the record has about the account; of an admin, their own sign-ins. */
const historyOf = (userId: string) =>
  query
    .selectFrom('events')
    .select(named('events', ['id', 'happenedAt', 'event', 'actorName']))
    .select([
      sql<string | null>`detail ->> 'network'`.as('network'),
      sql<string | null>`changes -> 'reason' ->> 'to'`.as('reason'),
    ])
    .where(({ or, and, eb }) =>
      or([
        and([eb('subject_id', '=', userId), eb('subject_kind', 'in', ['account', 'admin'])]),
        and([eb('actor_id', '=', userId), eb('event', '=', 'admin.signed-in')]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(shownHistory)

export const personQuery = ({ id }: { id: string }) =>
  people
    .leftJoin('candidates', 'candidates.user_id', 'users.id')
    .leftJoin('buyers', 'buyers.user_id', 'users.id')
    .where('users.id', '=', id)
    .select(['account.suspended_at as suspendedAt', 'account.suspension_reason as suspensionReason'])
    .select([
      'candidates.id as candidateId',
      'buyers.firm_id as firmId',
      sql<string | null>`nullif(company_name, '')`.as('firm'),
    ])
    .select([
      jsonArrayFrom(sessionsOf(id)).as('sessions'),
      jsonArrayFrom(projectsOf(id)).as('projects'),
      jsonArrayFrom(historyOf(id)).as('history'),
    ])

/** How to reach someone whose account an admin changes. */
export const readPersonAddress = (tx: Tx, id: string) =>
  tx.first(
    query
      .selectFrom('users')
      .where('id', '=', id)
      .select(['email', sql<string>`coalesce(name, '')`.as('name')]),
  )

/** False when the account can't be suspended. The database ends what opened it, and records it. */
export const suspendAccount = async (tx: Tx, id: string, reason: string): Promise<boolean> =>
  (await tx.first(query.selectNoFrom(sql<boolean>`app.suspend_account(${id}, ${reason})`.as('isDone'))))?.isDone ??
  false

/** False when the account isn't suspended. */
export const restoreAccount = async (tx: Tx, id: string, reason: string): Promise<boolean> =>
  (await tx.first(query.selectNoFrom(sql<boolean>`app.restore_account(${id}, ${reason})`.as('isDone'))))?.isDone ??
  false

export const endSessionsOf = async (tx: Tx, id: string): Promise<number> =>
  (await tx.first(query.selectNoFrom(sql<number>`app.end_sessions(${id})`.as('ended'))))?.ended ?? 0
