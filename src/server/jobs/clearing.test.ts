import { beforeAll, expect, test } from 'vitest'
import { clearFailedJobs } from '#db/jobs.ts'
import { clearFinishedMails } from '#db/mails.ts'
import type { DatabaseAccess } from '#db/session.ts'
import { clearExpiredIdentity } from '#db/sessions.ts'
import { type TestDatabase, testDatabase } from '#db/testing/test-database.ts'

let db: DatabaseAccess
let run: TestDatabase['ownerRun']

beforeAll(async () => {
  const database = await testDatabase()
  db = database.db
  run = database.ownerRun
  return () => database.close()
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
  expect(await db.asSystem(clearExpiredIdentity)).toBe(3)
  expect(await run("select rtrim(token, 'x') as word from identity.sessions")).toEqual([{ word: 'new' }])
  expect(await run('select kind from identity.challenges')).toEqual([{ kind: 'reset' }])
  expect(await run('select key from identity.attempts')).toEqual([{ key: 'new' }])
})

test('emails that are over go after 30 days; those still waiting never do', async () => {
  await run(`
    insert into mails (kind, recipient, subject, sealed_content, status, sent_at, created_at)
    select name, 'carmen@example.com', 's', '\\x00', status, case status when 'sent' then now() end, now() - days * interval '1 day'
    from (values ('old sent', 'sent', 31), ('old failed', 'failed', 31), ('old waiting', 'queued', 31), ('new', 'sent', 29))
      as mails (name, status, days)`)
  expect(await db.asSystem((tx) => clearFinishedMails(tx, { olderThanDays: 30 }))).toBe(2)
  expect(await run('select kind from mails order by kind')).toEqual([{ kind: 'new' }, { kind: 'old waiting' }])
})

test('failed jobs go after 30 days; those still waiting never do', async () => {
  await run('delete from jobs')
  await run(`
    insert into jobs (kind, key, status, attempts, due_at)
    select 'count', key, status, 1, now() - days * interval '1 day'
    from (values ('old failed', 'failed', 31), ('old waiting', 'waiting', 31), ('new failed', 'failed', 29)) as jobs (key, status, days)`)
  expect(await db.asSystem((tx) => clearFailedJobs(tx, { olderThanDays: 30 }))).toBe(1)
  expect(await run('select key from jobs order by key')).toEqual([{ key: 'new failed' }, { key: 'old waiting' }])
})
