import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Problem } from '#domain/problem.ts'
import type { Driver, Statement } from './driver.ts'
import { createDatabaseAccess, query } from './session.ts'
import { raw } from './testing/raw.ts'
import { seedWorld } from './testing/seed-world.ts'
import { type TestDatabase, testDatabase } from './testing/test-database.ts'
import { applications, candidates, people, tokenHashOf } from './testing/world.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await seedWorld(database)
})
afterAll(() => database.close())

const ownCandidates = query.selectFrom('candidates').select('id')
const context = `select current_user::text as role, coalesce(current_setting('app.user_id', true), '') as "userId"`
const unprotected = (sql: string) => database.driver.burst([{ sql, parameters: [] }])

test('a transaction takes the role of the signed-in person', async () => {
  const seen = await database.db.asUser({ tokenHash: tokenHashOf('talent') }, async (tx, me) => ({
    me,
    context: await tx.first(raw(context)),
    candidates: await tx.rows(ownCandidates),
  }))
  expect(seen.me).toEqual({
    userId: people.talent,
    firmRole: null,
    sessionId: people.talent,
    role: 'talent',
    email: 'talent@example.com',
    lacksSecondFactor: false,
  })
  expect(seen.context).toEqual({ role: 'app_talent', userId: people.talent })
  expect(seen.candidates).toEqual([{ id: candidates.talent }])
})

test('no transaction has its plans compiled', async () => {
  const compiled = raw(`select current_setting('jit') as jit`)
  const { db } = database
  for (const setting of [
    db.asUser({ userId: people.buyer }, (tx) => tx.first(compiled)),
    db.asVisitor((tx) => tx.first(compiled)),
    db.asSystem((tx) => tx.first(compiled)),
  ])
    expect(await setting).toEqual({ jit: 'off' })
})

test('someone known by id acts without a session', async () => {
  const me = await database.db.asUser({ userId: people.buyer }, async (_, principal) => principal)
  expect(me).toMatchObject({ userId: people.buyer, sessionId: null, role: 'buyer' })
})

test('the visitor and the system have a role and no person', async () => {
  expect(await database.db.asVisitor((tx) => tx.first(raw(context)))).toEqual({ role: 'app_visitor', userId: '' })
  expect(await database.db.asSystem((tx) => tx.first(raw(context)))).toEqual({ role: 'app_system', userId: '' })
})

describe.each([
  ['unknown', { tokenHash: 'x'.repeat(43) }],
  ['empty', { tokenHash: '' }],
  ['expired', { tokenHash: tokenHashOf('expired') }],
  ['unconfirmed', { tokenHash: tokenHashOf('unconfirmed') }],
  ['without a users row', { userId: '00000000-0000-4000-8000-000000000009' }],
])('a session that is %s', (_, person) => {
  test('is refused where someone must be signed in', async () => {
    await expect(database.db.asUser(person, async () => 'inside')).rejects.toMatchObject({ code: 'not_signed_in' })
  })
  test('reads as a visitor', async () => {
    const { me, rows } = await database.db.read(person, raw(context))
    expect({ me, rows }).toEqual({ me: undefined, rows: [{ role: 'app_visitor', userId: '' }] })
  })
})

test('an ended session opens nothing from the next request on', async () => {
  const token = 'ended'.padEnd(43, '_')
  await database.ownerRun(`insert into identity.sessions (user_id, token, expires_at) values ($1, $2, 'tomorrow')`, [
    people.otherTalent,
    token,
  ])
  const { me } = await database.db.read({ tokenHash: token }, raw(context))
  expect(me?.userId).toBe(people.otherTalent)
  await database.db.asUser({ tokenHash: token }, (tx, { sessionId }) =>
    tx.count(query.deleteFrom('identity.sessions').where('id', '=', sessionId as string)),
  )
  const after = await database.db.read({ tokenHash: token }, raw(context))
  expect(after.me).toBeUndefined()
})

describe('an admin', () => {
  const admin = { tokenHash: tokenHashOf('admin') }
  const look = async (db = database.db, isSettingUp = false) =>
    (await db.read({ ...admin, isSettingUp }, raw(context))).rows?.[0]?.role
  const session = (change: string) =>
    database.ownerRun(`update identity.sessions set ${change} where token = $1`, [admin.tokenHash])
  afterEach(() => session('seen_at = now(), created_at = now(), second_factor_at = null'))

  test('T25 is signed out after an hour alone, and is seen at most once a minute', async () => {
    await session(`seen_at = now() - interval '59 minutes'`)
    expect(await look()).toBe('app_admin')
    expect(await look()).toBe('app_admin')
    const [row] = await database.ownerRun('select seen_at as at from identity.sessions where token = $1', [
      admin.tokenHash,
    ])
    expect(Date.now() - Number(row?.at)).toBeLessThan(60_000)
    await session(`seen_at = now() - interval '61 minutes'`)
    expect(await look()).toBe('app_visitor')
  })

  test('T25 is signed out after twelve hours, whatever the session says', async () => {
    await session(`created_at = now() - interval '11 hours 59 minutes'`)
    expect(await look()).toBe('app_admin')
    await session(`created_at = now() - interval '12 hours 1 minute'`)
    expect(await look()).toBe('app_visitor')
  })

  test('without the second factor that they need has the rights of everyone, in the set-up alone', async () => {
    const strict = createDatabaseAccess(database.driver, { adminsNeedSecondFactor: true })
    await expect(look(strict)).rejects.toMatchObject({ code: 'second_factor_required' })
    await expect(strict.asUser(admin, async () => 'inside')).rejects.toMatchObject({ code: 'second_factor_required' })
    expect(await look(strict, true)).toBe('app_user')
    await session('second_factor_at = now()')
    expect(await look(strict)).toBe('app_admin')
  })
})

test('an error rolls the whole transaction back', async () => {
  const failing = database.db.asUser({ userId: people.talent }, async (tx) => {
    await tx.count(query.updateTable('candidates').set({ name: 'changed' }))
    throw new Error('stop')
  })
  await expect(failing).rejects.toThrow('stop')
  const [row] = await database.ownerRun('select name from users where id = $1', [people.talent])
  expect(row?.name).toBe('talent')
})

test('a nested transaction is refused and rolls back the outer one', async () => {
  const { db } = database
  const nested = [
    () => db.asSystem(async () => 1),
    () => db.asVisitor(async () => 1),
    () => db.asUser({ userId: people.admin }, async () => 1),
    () => db.read(undefined, ownCandidates),
  ]
  for (const open of nested) {
    const outer = db.asUser({ userId: people.talent }, async (tx) => {
      await tx.count(query.updateTable('candidates').set({ name: 'changed' }))
      return open()
    })
    await expect(outer).rejects.toThrow('A transaction was opened inside another one.')
  }
  const [row] = await database.ownerRun('select name from users where id = $1', [people.talent])
  expect(row?.name).toBe('talent')
})

test('a read is one burst of two statements', async () => {
  const bursts: (readonly Statement[])[] = []
  const counting: Driver = {
    ...database.driver,
    burst: (statements) => {
      bursts.push(statements)
      return database.driver.burst(statements)
    },
    transaction: () => Promise.reject(new Error('A read needs no open transaction.')),
  }
  const { me, rows } = await createDatabaseAccess(counting).read({ tokenHash: tokenHashOf('talent') }, ownCandidates)
  expect(me?.role).toBe('talent')
  expect(rows).toEqual([{ id: candidates.talent }])
  expect(bursts.map((burst) => burst.length)).toEqual([2])
})

test.skipIf(!process.env.TEST_DATABASE_URL)('T62 a connection lost inside a transaction is replaced', async () => {
  const cut = database.db.asUser({ userId: people.talent }, async (tx) => {
    const backend = await tx.first(raw<{ pid: number }>('select pg_backend_pid() as pid'))
    await database.ownerRun('select pg_terminate_backend($1)', [backend?.pid])
    return tx.rows(ownCandidates)
  })
  await expect(cut).rejects.toThrow()
  const { rows } = await database.db.read({ tokenHash: tokenHashOf('talent') }, ownCandidates)
  expect(rows).toEqual([{ id: candidates.talent }])
})

test.skipIf(!process.env.TEST_DATABASE_URL)('what a person is refused costs no connection', async () => {
  const backends = new Set<unknown>()
  const refused = { tokenHash: tokenHashOf('talent'), expectedUserId: people.buyer }
  for (let round = 0; round < 20; round++) {
    await expect(database.db.asUser(refused, async () => {})).rejects.toMatchObject({ code: 'session_changed' })
    const failing = database.db.asUser({ userId: people.talent }, async (tx) => {
      backends.add((await tx.first(raw<{ pid: number }>('select pg_backend_pid() as pid')))?.pid)
      throw new Problem('not_found', 'Not here.')
    })
    await expect(failing).rejects.toMatchObject({ code: 'not_found' })
  }
  expect(backends.size).toBe(1)
})

describe('T08 nothing of a transaction is left for the next', () => {
  test('outside these transactions there is no role, no user and no row', async () => {
    await database.db.asUser({ userId: people.admin }, (tx) => tx.rows(ownCandidates))
    const [result] = await unprotected(context)
    expect(result?.rows).toEqual([{ role: 'glide_app', userId: '' }])
    for (const table of ['candidates', 'users', 'projects', 'identity.sessions'])
      await expect(unprotected(`select * from ${table}`)).rejects.toMatchObject({
        code: expect.stringMatching(/^(42501|42P01)$/),
      })
  })

  test('T08 a thousand interleaved transactions of two people and a visitor, some failing, see their own rows alone', async () => {
    const { db } = database
    const own = query.selectFrom('applications').select('id')
    const expected = {
      talent: [applications.closed, applications.open],
      otherTalent: [applications.engaged, applications.others],
    }
    const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).sort()
    const foreign: unknown[] = []
    let failures = 0

    const transactions = Array.from({ length: 1000 }, (_, index) => async () => {
      const who = index % 2 ? 'talent' : 'otherTalent'
      const person = { tokenHash: tokenHashOf(who) }
      const wanted = [...expected[who]].sort().join()
      try {
        if (index % 20 === 3) await db.asUser(person, (tx) => tx.rows(raw('select 1 / 0')))
        else if (index % 20 === 7) await db.read(person, raw('select no_such_column'))
        else if (index % 20 === 11) await db.asUser(person, () => Promise.reject(new Error('The client went away.')))
        else if (index % 5 === 0) {
          const seen = ids(await db.asUser(person, (tx) => tx.rows(own)))
          if (seen.join() !== wanted) foreign.push({ who, seen })
        } else if (index % 7 === 0) {
          const { me, rows = [] } = await db.read(undefined, raw(context))
          if (me || rows[0]?.role !== 'app_visitor' || rows[0]?.userId) foreign.push({ who: 'visitor', rows })
        } else {
          const { me, rows = [] } = await db.read(person, own)
          if (me?.userId !== people[who] || ids(rows).join() !== wanted) foreign.push({ who, rows })
        }
      } catch {
        failures++
      }
    })
    const queue = [...transactions]
    const inTurn = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await next()
    }
    await Promise.all(Array.from({ length: 8 }, inTurn))

    expect(foreign).toEqual([])
    expect(failures).toBe(150)
    for (let connection = 0; connection < 4; connection++) {
      const [result] = await unprotected(context)
      expect(result?.rows).toEqual([{ role: 'glide_app', userId: '' }])
    }
  })
})
