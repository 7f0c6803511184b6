import { sql } from 'kysely'
import type { ProviderLogin } from '#domain/openid/provider.ts'
import { named } from './columns.ts'
import { query, type Tx } from './session.ts'
import { hasSecondFactor } from './two-factor.ts'

/** Whose login it is. The address plays no part. */
export const findLogin = (tx: Tx, { issuer, subject }: ProviderLogin) =>
  tx.first(
    query
      .selectFrom('identity.linked_logins')
      .select('user_id as userId')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject),
  )

/** Whether a sign-in must still prove a second factor. */
export const hasOwnSecondFactor = async (tx: Tx, userId: string): Promise<boolean> =>
  (await tx.first(query.selectFrom('identity.users as u').select(hasSecondFactor.as('has')).where('u.id', '=', userId)))
    ?.has ?? false

/** Links it, unless it is someone else's: then nothing happens. Linking one's own again is no error. */
export const insertLogin = (tx: Tx, userId: string, { provider, issuer, subject, email }: ProviderLogin) =>
  tx.first(
    query
      .insertInto('identity.linked_logins')
      .values({ user_id: userId, provider, issuer, subject, email })
      .onConflict((conflict) =>
        conflict
          .columns(['issuer', 'subject'])
          .doUpdateSet({ provider, email })
          .where('identity.linked_logins.user_id', '=', userId),
      )
      .returning(sql<boolean>`xmax = 0`.as('isNew')),
  )

/** Notes that it was used, and the address that it has today. None if it was unlinked in the meantime. */
export const noteLoginUse = (tx: Tx, userId: string, { provider, issuer, subject, email }: ProviderLogin) =>
  tx.count(
    query
      .updateTable('identity.linked_logins')
      .set({ provider, email, last_used_at: sql`now()` })
      .where('user_id', '=', userId)
      .where('issuer', '=', issuer)
      .where('subject', '=', subject),
  )

export const countLogins = async (tx: Tx, userId: string): Promise<number> =>
  (await tx.rows(query.selectFrom('identity.linked_logins').select('id').where('user_id', '=', userId))).length

export const removeLogin = (tx: Tx, userId: string, id: string) =>
  tx.first(
    query.deleteFrom('identity.linked_logins').where('user_id', '=', userId).where('id', '=', id).returning('provider'),
  )

/** One's own, oldest first. */
export const linkedLoginsQuery = () =>
  query
    .selectFrom('identity.linked_logins as l')
    .where('l.user_id', '=', sql<string>`app.user_id()`)
    .select(named('l', ['id', 'provider', 'email', 'createdAt', 'lastUsedAt']))
    .orderBy('l.created_at')
    .orderBy('l.id')
