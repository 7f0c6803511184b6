import { sql } from 'kysely'
import { query, type Tx } from './session.ts'

const state = sql<'active' | 'invited' | 'expired'>`case
  when i.email_verified then 'active'
  when exists (select from identity.challenges c where c.user_id = u.id and c.kind = 'reset' and c.expires_at > now())
    then 'invited'
  else 'expired' end`

const seats = () =>
  query
    .selectFrom('users as u')
    .innerJoin('identity.users as i', 'i.id', 'u.id')
    .where('u.role', '=', 'admin')
    .where('u.removed_at', 'is', null)

/** Everyone who is an admin or is invited, in the order in which they came. */
export const listAdmins = (tx: Tx) =>
  tx.rows(
    seats()
      .select(['u.id', 'u.name', 'u.email', 'u.created_at as since', state.as('state')])
      .select([
        sql<string | null>`(select a.actor_name from events a where a.subject_id = u.id and a.event = 'admin.invited'
          and a.actor_id is not null order by a.id limit 1)`.as('invitedBy'),
        sql<Date | null>`greatest(
          (select max(s.seen_at) from identity.sessions s where s.user_id = u.id),
          (select a.happened_at from events a where a.actor_id = u.id order by a.id desc limit 1))`.as('lastSeenAt'),
        sql<boolean>`exists (select from identity.authenticators f where f.user_id = u.id and f.confirmed_at is not null)
          or exists (select from identity.passkeys p where p.user_id = u.id)`.as('hasSecondFactor'),
      ])
      .orderBy('u.created_at')
      .orderBy('u.id'),
  )

/** Someone who could be an admin and has not accepted. */
export const isInvitedAdmin = async (tx: Tx, userId: string): Promise<boolean> =>
  Boolean(await tx.first(seats().where('u.id', '=', userId).where('i.email_verified', '=', false).select('u.id')))

/** Admins are added and removed one act after the other, so that two who remove each other don't both succeed. */
export async function findSeat(tx: Tx, userId: string) {
  await tx.rows(query.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended('admins', 0))`.as('locked')))
  return tx.first(
    seats()
      .where('u.id', '=', userId)
      .select(['u.id', 'u.name', 'u.email', state.as('state')]),
  )
}

/** Nobody else could sign in as an admin; one who was only invited could not stay instead. */
export async function isLastAdmin(tx: Tx, userId: string): Promise<boolean> {
  await findSeat(tx, userId)
  const others = seats().where('u.id', '<>', userId).where('i.email_verified', '=', true).select('u.id').limit(1)
  return (await tx.first(others)) === undefined
}

/** The signed-in admin's own name or photo. */
export const changeOwnAccount = (tx: Tx, change: { name: string } | { avatar_url: string | null }) =>
  tx.count(query.updateTable('users').set(change).where('id', '=', sql<string>`app.user_id()`))

/** What opened the account goes, and its address with it; the name stays beside what they did. */
export async function removeAdmin(tx: Tx, userId: string): Promise<void> {
  for (const table of [
    'challenges',
    'prompts',
    'passkeys',
    'authenticators',
    'recovery_codes',
    'linked_logins',
    'credentials',
  ] as const)
    await tx.count(query.deleteFrom(`identity.${table}`).where('user_id', '=', userId))
  const email = `${userId}@removed.invalid`
  await tx.count(query.updateTable('identity.users').set({ email, email_verified: false }).where('id', '=', userId))
  await tx.count(query.deleteFrom('identity.sessions').where('user_id', '=', userId))
  await tx.count(query.updateTable('users').set({ email, removed_at: sql<Date>`now()` }).where('id', '=', userId))
}
