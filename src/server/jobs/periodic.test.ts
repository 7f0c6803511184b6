import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { DatabaseAccess } from '#db/session.ts'
import { type TestDatabase, testDatabase } from '#db/testing/test-database.ts'
import { clearExpired } from './clear-expired.ts'
import { clearOldMails } from './clear-old-mails.ts'
import { startPeriodic } from './periodic.ts'

let db: DatabaseAccess
let run: TestDatabase['ownerRun']
const log = { info: vi.fn(), error: vi.fn() }

beforeAll(async () => {
  const database = await testDatabase()
  db = database.db
  run = database.ownerRun
  return () => database.close()
})
beforeEach(async () => {
  await run('delete from periodic_jobs')
  vi.clearAllMocks()
})

const settled = () => new Promise((resolve) => setTimeout(resolve, 300))

test('one process of many runs a job, and only when it is due', async () => {
  const job = { name: 'count', everySeconds: 3600, run: vi.fn(async () => 1) }
  const processes = [1, 2, 3].map(() => startPeriodic(db, [job], log))
  await settled()
  await Promise.all(processes.map((process) => process.stop()))
  expect(job.run).toHaveBeenCalledTimes(1)

  const early = startPeriodic(db, [job], log)
  await settled()
  await early.stop()
  expect(job.run).toHaveBeenCalledTimes(1)

  await run(`update periodic_jobs set next_run_at = now() - interval '1 minute'`)
  const late = startPeriodic(db, [job], log)
  await settled()
  await late.stop()
  expect(job.run).toHaveBeenCalledTimes(2)
})

test('a job that fails is logged and does not stop the others', async () => {
  const failing = { name: 'fail', everySeconds: 60, run: vi.fn().mockRejectedValue(new Error('carmen@example.com')) }
  const fine = { name: 'fine', everySeconds: 60, run: vi.fn(async () => 0) }
  const jobs = startPeriodic(db, [failing, fine], log)
  await settled()
  await jobs.stop()
  expect(fine.run).toHaveBeenCalledTimes(1)
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ job: 'fail' }), 'job failed')
  expect(JSON.stringify(log.error.mock.calls)).not.toContain('carmen')
})

test('stopping waits for the running job and starts no other', async () => {
  let finish = (_count: number) => {}
  const slow = { name: 'slow', everySeconds: 60, run: () => new Promise<number>((resolve) => (finish = resolve)) }
  const next = { name: 'next', everySeconds: 60, run: vi.fn(async () => 0) }
  const jobs = startPeriodic(db, [slow, next], log)
  await settled()
  const stopped = jobs.stop()
  finish(1)
  await stopped
  expect(log.info).toHaveBeenCalledWith({ job: 'slow', count: 1 }, 'job done')
  expect(next.run).not.toHaveBeenCalled()
})

test('expired sessions, challenges and attempts go, the others stay', async () => {
  await run(`
    with person as (insert into identity.users (email, name) values ('carmen@example.com', 'Carmen') returning id),
    session as (insert into identity.sessions (user_id, token, expires_at)
      select id, rpad(word, 43, 'x'), now() + make_interval(hours => hours)
      from person, (values ('old', -1), ('new', 1)) as sessions (word, hours)),
    challenge as (insert into identity.challenges (user_id, kind, token_hash, created_at, expires_at)
      select id, kind, kind, now() - interval '2 days', now() + make_interval(hours => hours)
      from person, (values ('confirm', -1), ('reset', 1)) as challenges (kind, hours))
    insert into identity.attempts (key, count, resets_at)
      values ('old', 1, now() - interval '1 minute'), ('new', 1, now() + interval '1 minute')`)
  expect(await clearExpired.run(db)).toBe(3)
  expect(await run("select rtrim(token, 'x') as word from identity.sessions")).toEqual([{ word: 'new' }])
  expect(await run('select kind from identity.challenges')).toEqual([{ kind: 'reset' }])
  expect(await run('select key from identity.attempts')).toEqual([{ key: 'new' }])
})

test('mails that are over go after 30 days; those still waiting never do', async () => {
  await run(`
    insert into mails (kind, recipient, subject, sealed_content, status, sent_at, created_at)
    select name, 'carmen@example.com', 's', '\\x00', status, case status when 'sent' then now() end, now() - days * interval '1 day'
    from (values ('old sent', 'sent', 31), ('old failed', 'failed', 31), ('old waiting', 'queued', 31), ('new', 'sent', 29))
      as mails (name, status, days)`)
  expect(await clearOldMails.run(db)).toBe(2)
  expect(await run('select kind from mails order by kind')).toEqual([{ kind: 'new' }, { kind: 'old waiting' }])
})
