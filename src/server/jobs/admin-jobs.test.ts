import { afterAll, beforeAll, expect, test } from 'vitest'
import { listJobs, retryJob } from '#contract/jobs.ts'
import { listActs } from '#contract/record.ts'
import { newPerson, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await newPerson(app, 'admin')
})
afterAll(() => app.close())

async function addJob(status: 'waiting' | 'running' | 'failed', attempts: number): Promise<string> {
  const [job] = await app.database.ownerRun(
    `insert into jobs (kind, key, status, attempts, last_error, due_at)
     values ('send-email', gen_random_uuid(), $1, $2, 'The mail server is gone.', now() + interval '1 day') returning id`,
    [status, attempts],
  )
  return job?.id as string
}
const listed = async (filter: 'waiting' | 'running' | 'failed') =>
  (await admin.browser.call(listJobs, { filter })).body.jobs
const retry = (id: string) => admin.browser.call(retryJob, { id })

test('an admin sees what failed and why, newest first, and what can be retried', async () => {
  await app.database.ownerRun('delete from jobs')
  const [failed, later] = [await addJob('failed', 18), await addJob('failed', 3)]
  const [fresh, tried] = [await addJob('waiting', 0), await addJob('waiting', 2)]
  const running = await addJob('running', 1)
  expect((await admin.browser.call(listJobs, { filter: 'failed' })).body).toMatchObject({
    total: 2,
    jobs: [
      { id: later, kind: 'send-email', attempts: 3, lastError: 'The mail server is gone.', actions: ['retry'] },
      { id: failed, status: 'failed', attempts: 18 },
    ],
  })
  const actions = [...(await listed('waiting')), ...(await listed('running'))].map((job) => [job.id, job.actions])
  expect(Object.fromEntries(actions)).toEqual({ [fresh]: [], [tried]: ['retry'], [running]: [] })
})

test('a failed job that is retried waits with all its attempts, due now, and is on the record', async () => {
  const id = await addJob('failed', 18)
  expect((await retry(id)).body).toEqual({ status: 'waiting' })
  const job = (await listed('waiting')).find((one) => one.id === id)
  expect(job).toMatchObject({ attempts: 0 })
  expect(Date.parse(job?.dueAt ?? '')).toBeLessThanOrEqual(Date.now() + 1000)
  const [act] = (await admin.browser.call(listActs, { act: 'job.retried' })).body.acts
  expect(act).toMatchObject({ subjectId: id, subjectLabel: 'send-email', actorName: 'Test admin' })
})

test('a job that runs is not started twice, and one that is done is not there', async () => {
  expect((await retry(await addJob('running', 1))).error).toMatchObject({ code: 'conflict' })
  expect((await retry(crypto.randomUUID())).error).toMatchObject({ code: 'not_found' })
})
