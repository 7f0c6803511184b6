import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DatabaseAccess } from '#db/session.ts'
import { type TestDatabase, testDatabase } from '#db/testing/test-database.ts'
import { databaseJob, JobFailure, type JobKind } from './job-kind.ts'
import { createJobQueue } from './job-queue.ts'

let db: DatabaseAccess
let run: TestDatabase['ownerRun']
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

beforeAll(async () => {
  const database = await testDatabase()
  db = database.db
  run = database.ownerRun
  return () => database.close()
})
beforeEach(async () => {
  await run('delete from jobs')
  await run('delete from leads')
  vi.clearAllMocks()
})

const queueOf = (...kinds: JobKind[]) => createJobQueue({ db, kinds, log })
const add = (key: string, kind = 'count') => run('insert into jobs (kind, key) values ($1, $2)', [kind, key])
// A lead also starts its reply clock.
const jobs = () =>
  run(`select kind, key, status, attempts, last_error, due_at from jobs where kind <> 'follow-clock' order by key`)
const makeDue = () => run('update jobs set due_at = now()')
const leads = async () => (await run('select email from leads')).length
/** A write that can be seen: does it happen once, and only with the end of the job? */
const write: Parameters<typeof databaseJob>[2] = async (tx) =>
  tx.count({
    compile: () => ({ sql: `insert into leads (email) values ('a' || random() || '@example.com')`, parameters: [] }),
  } as never)
const held = () => {
  let finish = (_outcome: number | Promise<never>) => {}
  const work = vi.fn(() => new Promise<number>((resolve) => (finish = resolve)))
  return { work, finish: (outcome: number | Promise<never> = 1) => finish(outcome) }
}
const hasRun = (work: ReturnType<typeof held>['work']) => vi.waitFor(() => expect(work).toHaveBeenCalled(), 20_000)

describe('a job', () => {
  test('runs once between many processes, and is gone', async () => {
    for (let index = 0; index < 20; index++) await add(`${index}`)
    const work = vi.fn(async () => 1)
    const queues = [1, 2, 3].map(() => queueOf({ kind: 'count', atOnce: 4, run: work }))
    const counts = await Promise.all(queues.map((queue) => queue.runDue()))
    expect(counts.reduce((sum, count) => sum + count)).toBe(20)
    expect(work).toHaveBeenCalledTimes(20)
    expect(await jobs()).toEqual([])
  })

  test('of a kind and key exists once', async () => {
    await add('one')
    await expect(add('one')).rejects.toMatchObject({ code: '23505' })
  })

  test('waits for its time', async () => {
    await add('later')
    await run(`update jobs set due_at = now() + interval '1 minute'`)
    expect(await queueOf({ kind: 'count', run: async () => 1 }).runDue()).toBe(0)
  })

  test('of a kind that this process does not know is left to others', async () => {
    await add('one', 'other')
    expect(await queueOf({ kind: 'count', run: async () => 1 }).runDue()).toBe(0)
    expect(await jobs()).toMatchObject([{ status: 'waiting', attempts: 0 }])
  })

  test('runs beside another of its kind only as often as the kind allows', async () => {
    await add('first')
    await add('second')
    const { work, finish } = held()
    const queue = queueOf({ kind: 'count', run: work })
    queue.start()
    await hasRun(work)
    expect(await jobs()).toMatchObject([{ status: 'running' }, { status: 'waiting' }])
    finish()
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2), 20_000)
    finish()
    await queue.stop()
    expect(await jobs()).toEqual([])
  })

  test('that hangs keeps no other kind waiting', async () => {
    await add('slow', 'slow')
    await add('quick')
    const { work, finish } = held()
    const queue = queueOf({ kind: 'slow', run: work }, { kind: 'count', run: async () => 1 })
    queue.start()
    await vi.waitFor(async () => expect(await jobs()).toMatchObject([{ kind: 'slow' }]), 20_000)
    finish()
    await queue.stop()
  })
})

describe('the end of a job', () => {
  test('is written together with what the job writes', async () => {
    await add('one')
    await queueOf({ kind: 'count', run: async () => write }).runDue()
    expect(await leads()).toBe(1)
    expect(await jobs()).toEqual([])
  })

  test('does not happen when its write fails, and nothing of it stays', async () => {
    await add('one')
    const failing: typeof write = async (tx) => {
      await write(tx)
      throw new Error('no')
    }
    expect(await queueOf({ kind: 'count', run: async () => failing }).runDue()).toBe(0)
    expect(await leads()).toBe(0)
    expect(await jobs()).toMatchObject([{ status: 'waiting', attempts: 1 }])
  })

  test('is tried again while the database is out of reach', async () => {
    await add('one')
    let refusals = 2
    let hasWorked = false
    const shaky: DatabaseAccess = {
      ...db,
      asSystem: (work) =>
        hasWorked && refusals-- > 0
          ? Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNRESET' }))
          : db.asSystem(work),
    }
    const kind: JobKind = {
      kind: 'count',
      run: async () => {
        hasWorked = true
        return write
      },
    }
    expect(await createJobQueue({ db: shaky, kinds: [kind], log }).runDue()).toBe(1)
    expect(await leads()).toBe(1)
  })
})

describe('a lease', () => {
  test('ends with the process that held it: another runs the job, and not before', async () => {
    await add('one')
    const { work } = held()
    void queueOf({ kind: 'count', run: work }).runDue()
    await hasRun(work)
    const other = queueOf({ kind: 'count', run: async () => write })
    expect(await other.runDue()).toBe(0)
    await makeDue()
    expect(await other.runDue()).toBe(1)
    expect(await leads()).toBe(1)
  })

  test('that was taken over lets the first one write nothing, whether it succeeded or failed', async () => {
    for (const outcome of [() => 1, () => Promise.reject<never>(new Error('too late'))]) {
      await add('one')
      const { work, finish } = held()
      const slow = queueOf({ kind: 'count', run: async () => ((await work()) === 1 ? write : 0) })
      const running = slow.runDue()
      await hasRun(work)
      await makeDue()
      const other = held()
      const taking = queueOf({ kind: 'count', run: other.work }).runDue()
      await hasRun(other.work)
      finish(outcome())
      await running
      expect(await jobs()).toMatchObject([{ status: 'running', attempts: 2, last_error: null }])
      other.finish()
      await taking
      expect(await jobs()).toEqual([])
    }
    expect(await leads()).toBe(0)
  })

  test('is renewed while the work goes on, and never once it has ended', async () => {
    await add('one')
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { work, finish } = held()
    const running = queueOf({ kind: 'count', run: work }).runDue()
    await hasRun(work)
    const left = async () => Number((await run('select extract(epoch from due_at - now()) as left from jobs'))[0]?.left)
    await run(`update jobs set due_at = now() + interval '5 seconds'`)
    await vi.advanceTimersByTimeAsync(20_000)
    await vi.waitFor(async () => expect(await left()).toBeGreaterThan(50), 20_000)
    await run(`update jobs set due_at = now() - interval '5 seconds'`)
    await vi.advanceTimersByTimeAsync(20_000)
    await db.asSystem(async () => {})
    expect(await left()).toBeLessThan(0)
    finish()
    await running
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })
})

describe('a failure', () => {
  test('is followed by another attempt after a pause, and nothing personal is logged or kept', async () => {
    await add('one')
    const queue = queueOf({ kind: 'count', run: () => Promise.reject(new Error('carmen@example.com')) })
    expect(await queue.runDue()).toBe(0)
    const [job] = await jobs()
    expect(job).toMatchObject({ status: 'waiting', attempts: 1, last_error: 'Error' })
    expect(Number(job?.due_at) - Date.now()).toBeGreaterThan(20_000)
    expect(JSON.stringify([log.warn.mock.calls, job])).not.toContain('carmen')
  })

  test('that is permanent is the last one', async () => {
    await add('one')
    const refuse = () =>
      Promise.reject(new JobFailure('550 5.1.1\u0000 no such user', { code: '550', isPermanent: true }))
    await queueOf({ kind: 'count', run: refuse }).runDue()
    expect(await jobs()).toMatchObject([{ status: 'failed', attempts: 1, last_error: '550 5.1.1  no such user' }])
    await makeDue()
    expect(await queueOf({ kind: 'count', run: async () => 1 }).runDue()).toBe(0)
  })

  test('after the last attempt ends the job', async () => {
    await add('one')
    await run('update jobs set attempts = 17')
    await queueOf({ kind: 'count', run: () => Promise.reject(new Error('no')) }).runDue()
    expect(await jobs()).toMatchObject([{ status: 'failed', attempts: 18 }])
  })
})

describe('a recurring job', () => {
  test('comes back when its time has come, in one process of many', async () => {
    const work = vi.fn(async () => 1)
    const queues = [1, 2, 3].map(() => queueOf({ kind: 'count', everySeconds: 3600, run: work }))
    await Promise.all(queues.map((queue) => queue.runDue()))
    expect(work).toHaveBeenCalledTimes(1)
    const [job] = await jobs()
    expect(job).toMatchObject({ key: '', status: 'waiting', attempts: 0 })
    expect(Number(job?.due_at) - Date.now()).toBeGreaterThan(3_500_000)
    await makeDue()
    await queues[1]?.runDue()
    expect(work).toHaveBeenCalledTimes(2)
  })

  test('that fails says so and has its next turn no later than usual, however often it failed', async () => {
    const queue = queueOf({
      kind: 'count',
      everySeconds: 10,
      run: () => Promise.reject(new JobFailure('Stripe is away', { code: 'away', isPermanent: true })),
    })
    await queue.runDue()
    await run('update jobs set attempts = 30, due_at = now()')
    await queue.runDue()
    const [job] = await jobs()
    expect(job).toMatchObject({ status: 'waiting', attempts: 31, last_error: 'Stripe is away' })
    expect(Number(job?.due_at) - Date.now()).toBeLessThan(10_000)
    await makeDue()
    await queueOf(databaseJob('count', 10, write)).runDue()
    expect(await jobs()).toMatchObject([{ attempts: 0, last_error: null }])
  })
})

test('stopping waits for what is running and starts nothing else', async () => {
  await add('first')
  await add('second')
  const { work, finish } = held()
  const queue = queueOf({ kind: 'count', run: work })
  queue.start()
  await hasRun(work)
  const stopped = queue.stop()
  finish()
  await stopped
  expect(work).toHaveBeenCalledTimes(1)
  expect(await jobs()).toMatchObject([{ key: 'second', status: 'waiting' }])
})
