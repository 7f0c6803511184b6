import { sql } from 'kysely'
import type { ChallengeKind } from '#domain/accounts/challenge.ts'
import type { Role } from '#domain/accounts/role.ts'
import { query, type Tx } from './session.ts'
import { hasSecondFactor } from './two-factor.ts'

export type NewAccount = {
  /** Given by callers that must know it beforehand. */
  id?: string
  email: string
  name: string
  role: Role
  passwordHash: string | undefined
  /** What a buyer says about the firm. */
  signUp?: { companyName: string; jobTitle: string }
}

/** Creates the identity and its users row; undefined when the address is taken, even just before. */
export async function insertAccount(
  tx: Tx,
  { id, email, name, role, passwordHash, signUp }: NewAccount,
): Promise<string | undefined> {
  const identity = await tx.first(
    query
      .insertInto('identity.users')
      .values({ ...(id && { id }), email, name })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  )
  if (!identity) return undefined
  await tx.count(
    query.insertInto('users').values({
      id: identity.id,
      role,
      name,
      email,
      sign_up_company_name: signUp?.companyName ?? null,
      sign_up_job_title: signUp?.jobTitle ?? null,
    }),
  )
  if (passwordHash) await setPassword(tx, identity.id, passwordHash)
  return identity.id
}

/** Who it is, by the name that they go by today, else by that of the beginning. */
const accounts = query
  .selectFrom('identity.users as account')
  .innerJoin('users', 'users.id', 'account.id')
  .select(['account.id', 'account.email', 'account.email_verified as isConfirmed', 'users.role'])
  .select(sql<boolean>`account.suspended_at is not null`.as('isSuspended'))
  .select((select) => select.fn.coalesce('users.name', 'account.name').as('name'))

export const findAccount = (tx: Tx, email: string) => tx.first(accounts.where('account.email', '=', email))

/** A candidate whose address isn't confirmed. */
export const lacksConfirmation = sql<boolean>`app.lacks_confirmation(candidates.user_id)`

/** The account that this one was merged into. */
export const findMergeTarget = (tx: Tx, merged: { email: string } | { id: string }) =>
  tx.first(
    query
      .selectFrom('identity.users as merged')
      .innerJoin('identity.users as kept', 'kept.id', 'merged.merged_into')
      .select('kept.email')
      .$call((kept) =>
        'id' in merged ? kept.where('merged.id', '=', merged.id) : kept.where('merged.email', '=', merged.email),
      ),
  )

export const readAccount = (tx: Tx, userId: string) => tx.first(accounts.where('account.id', '=', userId))

/** An account that was merged into another stays closed, whoever reads its emails. */
export const confirmAccount = (tx: Tx, userId: string) =>
  tx.first(
    query
      .updateTable('identity.users')
      .set({ email_verified: sql`merged_into is null` })
      .where('id', '=', userId)
      .returning(['email', 'name']),
  )

/** What a sign-in by password is checked against, and what else it needs. */
export const findCredential = (tx: Tx, email: string) =>
  tx.first(
    query
      .selectFrom('identity.users as u')
      .innerJoin('identity.credentials as credential', 'credential.user_id', 'u.id')
      .select(['u.id as userId', 'u.email_verified as isConfirmed', 'credential.password'])
      .select(hasSecondFactor.as('hasSecondFactor'))
      .where('u.email', '=', email),
  )

export const readPassword = (tx: Tx, userId: string) =>
  tx.first(query.selectFrom('identity.credentials').select('password').where('user_id', '=', userId))

export const setPassword = (tx: Tx, userId: string, passwordHash: string) =>
  tx.count(
    query
      .insertInto('identity.credentials')
      .values({ user_id: userId, password: passwordHash })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ password: passwordHash })),
  )

/** Changes the password only if it is still the one that was checked. */
export const replacePassword = (tx: Tx, userId: string, checkedHash: string, passwordHash: string) =>
  tx.count(
    query
      .updateTable('identity.credentials')
      .set({ password: passwordHash })
      .where('user_id', '=', userId)
      .where('password', '=', checkedHash),
  )

export const hasAdmin = async (tx: Tx): Promise<boolean> =>
  Boolean(await tx.first(query.selectFrom('users').select('id').where('role', '=', 'admin').limit(1)))

export const recordTerms = (tx: Tx, userId: string, version: string) =>
  tx.count(query.insertInto('terms_acceptances').values({ user_id: userId, version }))

export type NewChallenge = {
  userId: string
  kind: ChallengeKind
  tokenHash: string
  codeHash: string
  livesSeconds: number
}

/** A newer challenge of the same kind replaces the older one. */
export const saveChallenge = (tx: Tx, { userId, kind, tokenHash, codeHash, livesSeconds }: NewChallenge) => {
  const fresh = {
    token_hash: tokenHash,
    code_hash: codeHash,
    code_tries: 0,
    created_at: sql<Date>`now()`,
    expires_at: sql<Date>`now() + make_interval(secs => ${livesSeconds})`,
  }
  return tx.count(
    query
      .insertInto('identity.challenges')
      .values({ user_id: userId, kind, ...fresh })
      .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(fresh)),
  )
}

const live = (kind: ChallengeKind) => sql<boolean>`kind = ${kind} and expires_at > now()`

/** Whose link it is, while it is good. */
export const findChallenge = (tx: Tx, kind: ChallengeKind, tokenHash: string) =>
  tx.first(
    query
      .selectFrom('identity.challenges')
      .select('user_id as userId')
      .where('token_hash', '=', tokenHash)
      .where(live(kind)),
  )

export const endChallenges = (tx: Tx, userId: string) =>
  tx.count(query.deleteFrom('identity.challenges').where('user_id', '=', userId))

/** Using it deletes it, so of two racing requests one gets the row. */
export const consumeChallenge = (tx: Tx, kind: ChallengeKind, tokenHash: string) =>
  tx.first(
    query
      .deleteFrom('identity.challenges')
      .where('token_hash', '=', tokenHash)
      .where(live(kind))
      .returning('user_id as userId'),
  )

/** Counts an attempt before the code is compared, so that parallel guesses can't share one. */
export const countCodeAttempt = (tx: Tx, kind: ChallengeKind, email: string, tries: number) =>
  tx.first(
    query
      .updateTable('identity.challenges')
      .from('identity.users')
      .set({ code_tries: sql`code_tries + 1` })
      .whereRef('identity.users.id', '=', 'identity.challenges.user_id')
      .where('identity.users.email', '=', email)
      .where('code_tries', '<', tries)
      .where('code_hash', 'is not', null)
      .where(live(kind))
      .returning(['identity.challenges.user_id as userId', 'code_hash as codeHash', 'token_hash as tokenHash']),
  )

/** Exchanges a correct code for a new token; the code and the old link become invalid. */
export const exchangeCode = (tx: Tx, kind: ChallengeKind, tokenHash: string, newTokenHash: string) =>
  tx.count(
    query
      .updateTable('identity.challenges')
      .set({ token_hash: newTokenHash, code_hash: null })
      .where('token_hash', '=', tokenHash)
      .where('code_hash', 'is not', null)
      .where(live(kind)),
  )

/** Counts an attempt and answers how many there were in this window, and when the next one begins. */
export const countAttempt = async (tx: Tx, key: string, windowSeconds: number) => {
  const resetsAt = sql<Date>`now() + make_interval(secs => ${windowSeconds})`
  const row = await tx.first(
    query
      .insertInto('identity.attempts')
      .values({ key, count: 1, resets_at: resetsAt })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql`case when attempts.resets_at <= now() then 1 else attempts.count + 1 end`,
          resets_at: sql`case when attempts.resets_at <= now() then excluded.resets_at else attempts.resets_at end`,
        }),
      )
      .returning(['count', sql<number>`ceil(extract(epoch from resets_at - now()))`.as('retryAfterSeconds')]),
  )
  return row as { count: number; retryAfterSeconds: number }
}

export const clearAttempts = (tx: Tx, key: string) =>
  tx.count(query.deleteFrom('identity.attempts').where('key', '=', key))

export const uncountAttempt = (tx: Tx, key: string) =>
  tx.count(
    query.updateTable('identity.attempts').set({ count: sql`count - 1` }).where('key', '=', key).where('count', '>', 1),
  )
