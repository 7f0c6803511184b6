import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ProvenLogin } from '#domain/openid/provider.ts'
import { named } from './columns.ts'
import type { Database } from './rows.ts'
import { query, type Tx } from './session.ts'

type PromptKind = Database['identity.prompts']['kind']

const isAuthenticatorOn = sql<boolean>`exists (
  select from identity.authenticators a where a.user_id = u.id and a.confirmed_at is not null)`
const isPasskeyThere = sql<boolean>`exists (select from identity.passkeys p where p.user_id = u.id)`
export const hasSecondFactor = sql<boolean>`(${isAuthenticatorOn} or ${isPasskeyThere})`

/** Changes of one account's factors come one after the other. */
export const lockAccount = (tx: Tx, userId: string) =>
  tx.first(query.selectFrom('identity.users').select('id').where('id', '=', userId).forUpdate())

/** What a new session of this person must prove. */
export const readSecondFactors = (tx: Tx, userId: string) =>
  tx.first(
    query
      .selectFrom('users as u')
      .where('u.id', '=', userId)
      .select([
        isAuthenticatorOn.as('hasAuthenticator'),
        hasSecondFactor.as('hasAny'),
        sql<boolean>`exists (select from identity.recovery_codes c where c.user_id = u.id)`.as('hasRecoveryCodes'),
      ]),
  )

/** The same as their owner sees it. */
export const twoFactorQuery = () =>
  query
    .selectFrom('users as u')
    .where('u.id', '=', sql<string>`app.user_id()`)
    .select([
      isAuthenticatorOn.as('hasAuthenticator'),
      sql<number>`(select count(*)::int from identity.recovery_codes c where c.user_id = u.id)`.as('recoveryCodesLeft'),
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('identity.passkeys as p')
          .whereRef('p.user_id', '=', 'u.id')
          .select(named('p', ['id', 'name', 'createdAt', 'lastUsedAt']))
          .orderBy('p.created_at')
          .orderBy('p.id'),
      ).as('passkeys'),
    )

/** A secret that waits for its first code takes the place of another that did, never of one in use. */
export const saveAuthenticator = (tx: Tx, userId: string, sealedSecret: Uint8Array) =>
  tx.count(
    query
      .insertInto('identity.authenticators')
      .values({ user_id: userId, sealed_secret: sealedSecret })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ sealed_secret: sealedSecret, last_step: 0, created_at: sql`now()` })
          .where('identity.authenticators.confirmed_at', 'is', null),
      ),
  )

export const readAuthenticator = (tx: Tx, userId: string, isConfirmed: boolean) =>
  tx.first(
    query
      .selectFrom('identity.authenticators')
      .select('sealed_secret as sealedSecret')
      .where('user_id', '=', userId)
      .where('confirmed_at', isConfirmed ? 'is not' : 'is', null),
  )

/** Of two requests with one code, one moves the step on. */
export const consumeTotpStep = async (tx: Tx, userId: string, step: number): Promise<boolean> =>
  (await tx.count(
    query
      .updateTable('identity.authenticators')
      .set({ last_step: step, confirmed_at: sql`coalesce(confirmed_at, now())` })
      .where('user_id', '=', userId)
      .where('last_step', '<', step),
  )) === 1

export const removeAuthenticator = (tx: Tx, userId: string) =>
  tx.count(
    query.deleteFrom('identity.authenticators').where('user_id', '=', userId).where('confirmed_at', 'is not', null),
  )

export const replaceRecoveryCodes = async (tx: Tx, userId: string, hashes: string[]): Promise<void> => {
  await tx.count(query.deleteFrom('identity.recovery_codes').where('user_id', '=', userId))
  if (hashes.length > 0)
    await tx.count(
      query.insertInto('identity.recovery_codes').values(hashes.map((code_hash) => ({ user_id: userId, code_hash }))),
    )
}

/** Using it deletes it, so of two racing requests one gets the row. */
export const consumeRecoveryCode = async (tx: Tx, userId: string, codeHash: string): Promise<boolean> =>
  (await tx.count(
    query.deleteFrom('identity.recovery_codes').where('user_id', '=', userId).where('code_hash', '=', codeHash),
  )) === 1

const passkeyColumns = [
  'id',
  'user_id as userId',
  'credential_id as credentialId',
  'public_key as publicKey',
  'counter',
  'transports',
] as const

export const listPasskeys = (tx: Tx, userId: string) =>
  tx.rows(query.selectFrom('identity.passkeys').select(passkeyColumns).where('user_id', '=', userId))

export const findPasskey = (tx: Tx, credentialId: string) =>
  tx.first(query.selectFrom('identity.passkeys').select(passkeyColumns).where('credential_id', '=', credentialId))

export type Passkey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>

/** None when the same passkey is kept already, whoever has it. */
export const insertPasskey = (tx: Tx, passkey: Omit<Passkey, 'id'> & { name: string }) =>
  tx.count(
    query
      .insertInto('identity.passkeys')
      .values({
        user_id: passkey.userId,
        credential_id: passkey.credentialId,
        public_key: passkey.publicKey,
        counter: passkey.counter,
        transports: passkey.transports,
        name: passkey.name,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing()),
  )

export const countPasskeyUse = (tx: Tx, id: string, counter: number) =>
  tx.count(query.updateTable('identity.passkeys').set({ counter, last_used_at: sql`now()` }).where('id', '=', id))

export const removePasskey = (tx: Tx, userId: string, id: string) =>
  tx.first(query.deleteFrom('identity.passkeys').where('user_id', '=', userId).where('id', '=', id).returning('name'))

export const removeAllFactors = async (tx: Tx, userId: string): Promise<void> => {
  for (const table of ['identity.authenticators', 'identity.passkeys', 'identity.recovery_codes'] as const)
    await tx.count(query.deleteFrom(table).where('user_id', '=', userId))
}

export const markProven = (tx: Tx, sessionId: string) =>
  tx.count(query.updateTable('identity.sessions').set({ second_factor_at: sql`now()` }).where('id', '=', sessionId))

export const markUnproven = (tx: Tx, userId: string) =>
  tx.count(query.updateTable('identity.sessions').set({ second_factor_at: null }).where('user_id', '=', userId))

export type NewPrompt = {
  kind: PromptKind
  tokenHash: string
  userId: string | null
  isRemembered?: boolean
  login?: ProvenLogin
  livesSeconds: number
}

export const savePrompt = (tx: Tx, { kind, tokenHash, userId, isRemembered = false, login, livesSeconds }: NewPrompt) =>
  tx.count(
    query.insertInto('identity.prompts').values({
      kind,
      token_hash: tokenHash,
      user_id: userId,
      is_remembered: isRemembered,
      login: login ? JSON.stringify(login) : null,
      expires_at: sql<Date>`now() + make_interval(secs => ${livesSeconds})`,
    }),
  )

const livePrompt = (kind: PromptKind, tokenHash: string) =>
  sql<boolean>`kind = ${kind} and token_hash = ${tokenHash} and expires_at > now()`

export const findPrompt = (tx: Tx, kind: PromptKind, tokenHash: string) =>
  tx.first(
    query.selectFrom('identity.prompts').select(['user_id as userId', 'login']).where(livePrompt(kind, tokenHash)),
  )

export const consumePrompt = (tx: Tx, kind: PromptKind, tokenHash: string) =>
  tx.first(
    query
      .deleteFrom('identity.prompts')
      .where(livePrompt(kind, tokenHash))
      .returning(['user_id as userId', 'is_remembered as isRemembered', 'login']),
  )

/** A changed password ends what was begun with the old one. */
export const endPrompts = (tx: Tx, userId: string) =>
  tx.count(query.deleteFrom('identity.prompts').where('user_id', '=', userId))
