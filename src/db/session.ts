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
import { notSignedIn } from '#domain/problem.ts'
import type { Driver, Result, Run, Statement } from './driver.ts'
import type { Database } from './rows.ts'

/** Builds typed SQL and executes none: running it takes a `tx`, and a `tx` comes from a door. */
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

/** Someone with a session, by the hash of its token; or a known account, for what the product does in its name. */
export type Person = { tokenHash: string } | { userId: string }

export type Principal = { userId: string; sessionId: string | null; role: Role; email: string }

export type Doors = {
  /** Acts as a signed-in person under row-level security; refuses when nobody is. */
  asUser<T>(person: Person, work: (tx: Tx, me: Principal) => Promise<T>): Promise<T>
  /** One query as whoever it is, person or visitor, in one round trip; no rows when their role may not ask it. */
  read<O>(
    person: Person | undefined,
    built: Compilable<O>,
  ): Promise<{ me: Principal | undefined; rows: O[] | undefined }>
  asVisitor<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Registration, sign-in, mail and jobs: acts that belong to no signed-in person. */
  asSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const enter = `set_config('role', db_role, true), set_config('app.user_id', coalesce(user_id::text, ''), true),
  set_config('app.buyer_id', coalesce(buyer_id::text, ''), true),
  set_config('statement_timeout', '15s', true), user_id as "userId", session_id as "sessionId", role, email`
const visitor: Statement = {
  sql: `select ${enter} from identity.principal('')`,
  parameters: [],
}
const system: Statement = {
  sql: `select set_config('role', 'app_system', true), set_config('statement_timeout', '30s', true)`,
  parameters: [],
}

/** The statement that makes a transaction a person's: the session is looked up and its role entered in one go. */
export const entering = (person: Person): Statement =>
  'tokenHash' in person
    ? { sql: `select ${enter} from identity.principal($1)`, parameters: [person.tokenHash] }
    : { sql: `select ${enter} from identity.principal_of($1)`, parameters: [person.userId] }

const principalOf = ({ rows: [row] }: Result): Principal | undefined =>
  row?.userId
    ? ({ userId: row.userId, sessionId: row.sessionId, role: row.role, email: row.email } as Principal)
    : undefined

const txOver = (run: Run): Tx => ({
  rows: async <O>(built: Compilable<O>) => (await run(built.compile())).rows as O[],
  first: async <O>(built: Compilable<O>) => (await run(built.compile())).rows[0] as O | undefined,
  count: async (built) => (await run(built.compile())).affectedRows,
})

const insufficientPrivilege = '42501'

const insideDoor = new AsyncLocalStorage<true>()

/** The only ways to the data. Each is one transaction that has entered its role before the first query runs. */
export function openDoors(driver: Driver): Doors {
  const door = <T>(open: Statement, work: (tx: Tx, opened: Result) => Promise<T>): Promise<T> => {
    // The embedded database has one connection: a door inside a door would wait for itself forever.
    if (insideDoor.getStore()) throw new Error('A door was opened inside another one.')
    return driver.transaction(open, (run, opened) => insideDoor.run(true, () => work(txOver(run), opened)))
  }

  return {
    asUser: (person, work) =>
      door(entering(person), async (tx, opened) => {
        const me = principalOf(opened)
        if (!me) throw notSignedIn()
        return work(tx, me)
      }),
    read: async <O>(person: Person | undefined, built: Compilable<O>) => {
      if (insideDoor.getStore()) throw new Error('A door was opened inside another one.')
      const enter = person ? entering(person) : visitor
      try {
        const [opened, result] = await driver.burst([enter, built.compile()])
        return { me: opened && principalOf(opened), rows: (result?.rows ?? []) as O[] }
      } catch (error) {
        // Who may not even ask is told who they are, and no more: a session that has ended makes a visitor.
        const isRefused = (error as { code?: string }).code === insufficientPrivilege
        const [opened] = isRefused && person ? await driver.burst([enter]) : []
        if (!opened) throw error
        return { me: principalOf(opened), rows: undefined }
      }
    },
    asVisitor: (work) => door(visitor, (tx) => work(tx)),
    asSystem: (work) => door(system, (tx) => work(tx)),
    close: () => driver.close(),
  }
}
