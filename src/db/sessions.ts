import { sql } from 'kysely'
import { named } from './columns.ts'
import { firmDay } from './firms.ts'
import { query, type Tx } from './session.ts'

/** The signed-in person, as the shell of every page shows them. */
export const meQuery = () =>
  query
    .selectFrom('users')
    .where('users.id', '=', sql<string>`app.user_id()`)
    .select([
      'users.id',
      'users.role',
      'users.email',
      'users.name',
      sql<string | null>`app.buyer_line()`.as('secondaryLine'),
      'users.avatar_url as avatarUrl',
      sql<boolean>`app.lacks_verification()`.as('lacksVerification'),
      firmDay.as('firmDay'),
    ])

export const sessionsQuery = () =>
  query
    .selectFrom('identity.sessions')
    .select(named('identity.sessions', ['id', 'userAgent', 'createdAt', 'expiresAt']))
    .select('ip_address as networkAddress')
    .where('user_id', '=', sql<string>`app.user_id()`)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')

export type NewSession = {
  userId: string
  tokenHash: string
  livesSeconds: number
  hasSecondFactor: boolean
  network: string
  userAgent: string
}

export const insertSession = (tx: Tx, session: NewSession) =>
  tx.count(
    query.insertInto('identity.sessions').values({
      user_id: session.userId,
      token: session.tokenHash,
      expires_at: sql<Date>`now() + make_interval(secs => ${session.livesSeconds})`,
      second_factor_at: session.hasSecondFactor ? sql<Date>`now()` : null,
      ip_address: session.network,
      user_agent: session.userAgent,
    }),
  )

export const endSession = (tx: Tx, sessionId: string) =>
  tx.count(query.deleteFrom('identity.sessions').where('id', '=', sessionId))

export const endSessionsBut = (tx: Tx, userId: string, keptId: string | null) =>
  tx.count(
    query
      .deleteFrom('identity.sessions')
      .where('user_id', '=', userId)
      .$if(keptId !== null, (built) => built.where('id', '<>', keptId as string)),
  )

/** A session that outlives a day was meant to be remembered. */
const isRemembered = sql<boolean>`expires_at - created_at > interval '1 day'`

/** Gives a session another token; the old one ends at once. */
export const renewToken = (tx: Tx, sessionId: string, tokenHash: string) =>
  tx.first(
    query
      .updateTable('identity.sessions')
      .set({ token: tokenHash })
      .where('id', '=', sessionId)
      .returning([
        isRemembered.as('isRemembered'),
        sql<number>`floor(extract(epoch from expires_at - now()))`.as('leftSeconds'),
      ]),
  )

/** Sessions, challenges, prompts and attempts that have expired: none of them can be used anymore. */
export async function clearExpiredIdentity(tx: Tx): Promise<number> {
  const now = sql<Date>`now()`
  const sessions = await tx.count(query.deleteFrom('identity.sessions').where('expires_at', '<', now))
  const challenges = await tx.count(query.deleteFrom('identity.challenges').where('expires_at', '<', now))
  const prompts = await tx.count(query.deleteFrom('identity.prompts').where('expires_at', '<', now))
  const attempts = await tx.count(query.deleteFrom('identity.attempts').where('resets_at', '<', now))
  return sessions + challenges + prompts + attempts
}
