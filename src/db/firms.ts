import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { FirmRole } from '#domain/firms/role.ts'
import type { FirmDay, FirmSettings } from '#domain/firms/settings.ts'
import { columnsFrom, exactTime, named } from './columns.ts'
import { query, type Tx } from './session.ts'

const ownFirm = sql<string>`(select app.firm_id())`
const nameOf = sql<string | null>`nullif(concat_ws(' ', first_name, last_name), '')`
const shownHistory = 20

/** The core hours of the signed-in person's firm; null where it has chosen no zone. */
export const firmDay = sql<FirmDay | null>`app.firm_day()`

/** The same of a firm that a query has joined. */
export const joinedFirmDay = sql<FirmDay | null>`case when firms.zone is not null
  then jsonb_build_object('zone', firms.zone, 'from', firms.core_from, 'to', firms.core_to) end`

const seats = query
  .selectFrom('buyers')
  .where('firm_id', '=', ownFirm)
  .select(['id', 'email', nameOf.as('name')])
  .select(named('buyers', ['jobTitle', 'avatarUrl']))
  .select((eb) => eb.ref('firm_role').$notNull().as('firmRole'))
  .select(['created_at as since', sql<boolean>`id = app.buyer_id()`.as('isOwn')])
  .orderBy('created_at')
  .orderBy('id')

const invitations = query
  .selectFrom('firm_invitations as i')
  .leftJoin('buyers as inviter', 'inviter.id', 'i.invited_by')
  .where('i.firm_id', '=', ownFirm)
  .select(['i.id', 'i.email', 'i.firm_role as firmRole', 'i.created_at as invitedAt', 'i.expires_at as expiresAt'])
  .select(sql<boolean>`i.expires_at <= now()`.as('isExpired'))
  .select(nameOf.as('invitedBy'))
  .orderBy('i.created_at', 'desc')

const history = query
  .selectFrom('events')
  .where('firm_id', '=', ownFirm)
  .where('event', 'in', ['seat.taken', 'seat.changed', 'seat.removed'])
  .select(['id', 'subject_label as who', 'actor_name as by', 'happened_at as happenedAt'])
  .select((eb) => [
    eb.ref('event').$castTo<'seat.taken' | 'seat.changed' | 'seat.removed'>().as('event'),
    eb.ref('from_status').$castTo<FirmRole | null>().as('from'),
    eb.ref('to_status').$castTo<FirmRole | null>().as('to'),
  ])
  .orderBy('id', 'desc')
  .limit(shownHistory)

/** The signed-in person's firm; the invitations as far as they may read them. */
export const firmQuery = () =>
  query
    .selectFrom('firms')
    .where('id', '=', ownFirm)
    .select(named('firms', ['name', 'state', 'address', 'website', 'zone', 'coreFrom', 'coreTo']))
    .select(named('firms', ['billingContactId', 'defaultApproverId', 'verifiedAt']))
    .select([
      exactTime('firms.updated_at').as('updatedAt'),
      jsonArrayFrom(seats).as('seats'),
      jsonArrayFrom(invitations).as('invitations'),
      jsonArrayFrom(history).as('history'),
    ])

/** False when someone has changed it since the version that was edited. */
export const updateFirm = async (tx: Tx, settings: FirmSettings, expectedUpdatedAt: string): Promise<boolean> =>
  (await tx.count(
    query
      .updateTable('firms')
      .set(columnsFrom(settings))
      .where('id', '=', ownFirm)
      .where('updated_at', '=', sql<Date>`${expectedUpdatedAt}::timestamptz`),
  )) === 1

/** How many seats and invitations there are, and whether one of the seats has this address. */
export const countSeats = (tx: Tx, email: string) =>
  tx.first(
    query.selectNoFrom((select) => [
      select.selectFrom('buyers').where('firm_id', '=', ownFirm).select(sql<number>`count(*)::int`.as('n')).as('seats'),
      select
        .selectFrom('firm_invitations')
        .where('firm_id', '=', ownFirm)
        .select(sql<number>`count(*)::int`.as('n'))
        .as('invitations'),
      select
        .exists(select.selectFrom('buyers').where('firm_id', '=', ownFirm).where('email', '=', email))
        .as('hasSeat'),
    ]),
  )

type NewInvitation = { email: string; firmRole: FirmRole; tokenHash: string }

/** Replaces an earlier one to the same address. */
export async function insertInvitation(tx: Tx, { email, firmRole, tokenHash }: NewInvitation): Promise<void> {
  await tx.count(query.deleteFrom('firm_invitations').where('firm_id', '=', ownFirm).where('email', '=', email))
  await tx.count(query.insertInto('firm_invitations').values({ email, firm_role: firmRole, token_hash: tokenHash }))
}

/** The name of the signed-in person's firm, and who of it they are. */
export const readInviter = (tx: Tx) =>
  tx.first(
    query
      .selectFrom('buyers')
      .innerJoin('firms', 'firms.id', 'firm_id')
      .where('buyers.id', '=', sql<string>`app.buyer_id()`)
      .select(['firms.name as firm', nameOf.as('name')]),
  )

export const deleteInvitation = (tx: Tx, id: string) =>
  tx.count(query.deleteFrom('firm_invitations').where('id', '=', id))

const live = sql<boolean>`expires_at > now()`

/** As the system: what a link offers, while it is good. */
export const findInvitation = (tx: Tx, tokenHash: string) =>
  tx.first(
    query
      .selectFrom('firm_invitations as i')
      .innerJoin('firms', 'firms.id', 'i.firm_id')
      .leftJoin('buyers as inviter', 'inviter.id', 'i.invited_by')
      .where('token_hash', '=', tokenHash)
      .where(live)
      .select(['i.email', 'i.firm_role as firmRole', 'i.firm_id as firmId', nameOf.as('invitedBy')])
      .select(sql<string>`coalesce(firms.name, 'A firm')`.as('firm')),
  )

/** Using it deletes it, so of two racing requests one gets the row. */
export const consumeInvitation = (tx: Tx, tokenHash: string) =>
  tx.first(
    query
      .deleteFrom('firm_invitations')
      .where('token_hash', '=', tokenHash)
      .where(live)
      .returning(['email', 'firm_role as firmRole', 'firm_id as firmId']),
  )

/** The account behind an address, and where it has a seat. */
export const findSeatOf = (tx: Tx, email: string) =>
  tx.first(
    query
      .selectFrom('users')
      .leftJoin('buyers', 'buyers.user_id', 'users.id')
      .where('users.email', '=', email)
      .select(['users.id as userId', 'users.role', 'buyers.id as buyerId', 'firm_id as firmId']),
  )

/** As the system, for someone who has a record and no seat. False when they got one just now. */
export const giveSeat = async (
  tx: Tx,
  userId: string,
  seat: { firmId: string; firmRole: FirmRole },
): Promise<boolean> =>
  (await tx.count(
    query.updateTable('buyers').set(columnsFrom(seat)).where('user_id', '=', userId).where('firm_id', 'is', null),
  )) === 1

/** The address of whoever it was; undefined when the caller may not, or the role isn't the one they saw. */
export const changeFirmRole = async (tx: Tx, id: string, expected: FirmRole, wanted: FirmRole) =>
  (
    await tx.first(
      query.selectNoFrom(sql<string | null>`app.change_firm_role(${id}, ${expected}, ${wanted})`.as('email')),
    )
  )?.email ?? undefined

/** The address of whoever it was; undefined when there is no such seat. */
export const endSeat = async (tx: Tx, id: string) =>
  (await tx.first(query.selectNoFrom(sql<string | null>`app.end_seat(${id})`.as('email'))))?.email ?? undefined

export const endOwnSeat = async (tx: Tx) =>
  (await tx.first(query.selectNoFrom(sql<string | null>`app.end_seat(app.buyer_id())`.as('email'))))?.email ?? undefined

/** Those who lose their seats when the account of their firm's last owner is deleted; nobody while another owner is there. */
export const peopleOfLastOwner = (tx: Tx, userId: string) =>
  tx.rows(
    query
      .selectFrom('buyers as owner')
      .innerJoin('buyers as other', 'other.firm_id', 'owner.firm_id')
      .innerJoin('firms', 'firms.id', 'owner.firm_id')
      .where('owner.user_id', '=', userId)
      .where('owner.firm_role', '=', 'owner')
      .whereRef('other.id', '<>', 'owner.id')
      .where(
        sql<boolean>`not exists (select from buyers o where o.firm_id = owner.firm_id and o.firm_role = 'owner' and o.id <> owner.id)`,
      )
      .select(['other.email', 'firms.name as firm', 'other.first_name as firstName']),
  )

/** A firm of the signed-in buyer's own. False when they have a seat. */
export const startFirm = async (tx: Tx, name: string): Promise<boolean> =>
  (await tx.first(query.selectNoFrom(sql<boolean>`app.start_firm(${name}, true)`.as('isStarted'))))?.isStarted ?? false
