import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { Role } from '#domain/accounts/role.ts'
import type { FirmRole } from '#domain/firms/role.ts'
import { notSignedIn, Problem } from '#domain/problem.ts'
import { secondFactorMessages } from '#domain/two-factor/second-factor.ts'
import type { Driver, Result, Run, Statement } from './driver.ts'
import type { Database } from './rows.ts'

/** Builds typed SQL and executes none: running it takes a `tx`, which only `DatabaseAccess` hands out. */
export const query = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

export type Tx = {
  rows<O>(built: Compilable<O>): Promise<O[]>
  first<O>(built: Compilable<O>): Promise<O | undefined>
  /** Runs a write and says how many rows it touched. */
  count(built: Compilable<unknown>): Promise<number>
}

/**
 * Someone with a session, by the hash of its token; or a known account, for what the product does in its name. While an
 * admin has yet to set up the second factor that they need, only what is part of the set-up lets them in. A session of
 * someone else than expected lets nobody in.
 */
export type Person =
  | { tokenHash: string; isSettingUp?: boolean | undefined; expectedUserId?: string | undefined }
  | { userId: string }

export type Principal = {
  userId: string
  sessionId: string | null
  role: Role
  email: string
  /** A buyer's role at their firm; null without one. */
  firmRole: FirmRole | null
  /** An admin who needs a second factor and has not proved one: they have the rights that all signed-in people share. */
  lacksSecondFactor: boolean
}

type Rules = { adminsNeedSecondFactor?: boolean }

export type DatabaseAccess = {
  /** Acts as a signed-in person under row-level security; refuses when nobody is. */
  asUser<T>(person: Person, work: (tx: Tx, me: Principal) => Promise<T>): Promise<T>
  /** One query as whoever it is, person or visitor, in one round trip; no rows when their role may not ask it. */
  read<O>(
    person: Person | undefined,
    built: Compilable<O>,
  ): Promise<{ me: Principal | undefined; rows: O[] | undefined }>
  asVisitor<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Registration, sign-in, email and jobs: what belongs to no signed-in person. */
  asSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

// Compiling a plan takes PostgreSQL seconds where policies nest deeply, and running it milliseconds.
const uncompiled = `set_config('jit', 'off', true)`
// Nobody reads what the settings answer: counted, they are one column instead of seven.
const enter = `num_nonnulls(set_config('role', db_role, true), ${uncompiled},
    set_config('app.user_id', coalesce(user_id::text, ''), true),
    set_config('app.buyer_id', coalesce(buyer_id::text, ''), true),
    set_config('app.firm_id', coalesce(firm_id::text, ''), true), set_config('app.firm_role', coalesce(firm_role, ''), true),
    set_config('statement_timeout', '15s', true)) as settings,
  user_id as "userId", session_id as "sessionId", role, email, firm_role as "firmRole"`
const proven = `coalesce(lacks_second_factor, false) as "lacksSecondFactor"`
const visitor: Statement = {
  sql: `select ${enter} from identity.principal('')`,
  parameters: [],
}
const system: Statement = {
  sql: `select set_config('role', 'app_system', true), set_config('statement_timeout', '30s', true), ${uncompiled}`,
  parameters: [],
}

// Written once: a text that is put together again for each request has to be hashed again, too.
const ofSession = `select ${enter}, ${proven} from identity.principal($1, $2)`
const ofAccount = `select ${enter} from identity.principal_of($1)`

/** The statement that makes a transaction a person's: the session is looked up and its role entered in one go. */
export const entering = (person: Person, { adminsNeedSecondFactor = false }: Rules = {}): Statement =>
  'tokenHash' in person
    ? { sql: ofSession, parameters: [person.tokenHash, adminsNeedSecondFactor] }
    : { sql: ofAccount, parameters: [person.userId] }

/** Who was let in. The one place that holds back an admin without the second factor, and a page drawn for someone else. */
function principalOf({ rows: [row] }: Result, person: Person | undefined): Principal | undefined {
  if (!row?.userId) return undefined
  const { userId, sessionId, role, email, firmRole, lacksSecondFactor = false } = row as Principal
  const session = person && 'tokenHash' in person ? person : undefined
  if (session?.expectedUserId && session.expectedUserId !== userId)
    throw new Problem('session_changed', 'You are signed in as someone else now.')
  if (lacksSecondFactor && !session?.isSettingUp)
    throw new Problem('second_factor_required', secondFactorMessages.required)
  return { userId, sessionId, role, email, firmRole, lacksSecondFactor }
}

const txOver = (run: Run): Tx => ({
  rows: async <O>(built: Compilable<O>) => (await run(built.compile())).rows as O[],
  first: async <O>(built: Compilable<O>) => (await run(built.compile())).rows[0] as O | undefined,
  count: async (built) => (await run(built.compile())).affectedRows,
})

const insufficientPrivilege = '42501'

const insideTransaction = new AsyncLocalStorage<true>()

/** The only ways to the data. Each is one transaction that has entered its role before the first query runs. */
export function createDatabaseAccess(driver: Driver, rules: Rules = {}): DatabaseAccess {
  const transaction = <T>(open: Statement, work: (tx: Tx, opened: Result) => Promise<T>): Promise<T> => {
    // The embedded database has one connection: a nested transaction would wait for itself forever.
    if (insideTransaction.getStore()) throw new Error('A transaction was opened inside another one.')
    return driver.transaction(open, (run, opened) => insideTransaction.run(true, () => work(txOver(run), opened)))
  }

  return {
    asUser: (person, work) =>
      transaction(entering(person, rules), async (tx, opened) => {
        const me = principalOf(opened, person)
        if (!me) throw notSignedIn()
        return work(tx, me)
      }),
    read: async <O>(person: Person | undefined, built: Compilable<O>) => {
      if (insideTransaction.getStore()) throw new Error('A transaction was opened inside another one.')
      const enter = person ? entering(person, rules) : visitor
      try {
        const [opened, result] = await driver.burst([enter, built.compile()])
        return { me: opened && principalOf(opened, person), rows: (result?.rows ?? []) as O[] }
      } catch (error) {
        // Who may not even ask is told who they are, and no more: a session that has ended makes a visitor.
        const isRefused = (error as { code?: string }).code === insufficientPrivilege
        const [opened] = isRefused && person ? await driver.burst([enter]) : []
        if (!opened) throw error
        return { me: principalOf(opened, person), rows: undefined }
      }
    },
    asVisitor: (work) => transaction(visitor, (tx) => work(tx)),
    asSystem: (work) => transaction(system, (tx) => work(tx)),
    close: () => driver.close(),
  }
}
