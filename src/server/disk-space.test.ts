import type { statfs } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listProjects } from '#contract/projects.ts'
import { createApp } from './app.ts'
import { roomOf } from './disk-space.ts'
import { createJobQueue } from './jobs/job-queue.ts'
import { createLog } from './log.ts'
import { createBrowser } from './testing/browser.ts'
import { newBuyer, type Person } from './testing/people.ts'
import { type TestApp, testApp } from './testing/test-app.ts'

let app: TestApp
let buyer: Person
beforeAll(async () => {
  app = await testApp()
  buyer = await newBuyer(app)
})
afterAll(() => app.close())

const freeDisk = (megabytes: number) =>
  (async () => ({ bavail: megabytes, bsize: 1024 * 1024 })) as unknown as typeof statfs

test('T61 without room writes are refused and reads go on; with room again everything works', async () => {
  let hasRoom = false
  const full = createApp({ ...app.services, hasRoom: async () => hasRoom }, () => '192.0.2.1')
  const browser = createBrowser(full, app.env, '192.0.2.1')
  for (const [name, value] of buyer.browser.cookies) browser.cookies.set(name, value)
  const post = () =>
    browser.send('/api/projects', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'Close' }),
    })
  const refused = await post()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
  expect(await refused.json()).toMatchObject({ error: { code: 'unavailable', message: /can’t save/ } })
  expect((await browser.call(listProjects, {})).body).toMatchObject({ total: 0 })
  expect((await full.request('/healthz')).status).toBe(200)
  hasRoom = true
  expect((await post()).status).toBe(200)
})

test('T61 without room no job is taken', async () => {
  const run = vi.fn(async () => 1)
  const kinds = [{ kind: 'chore', everySeconds: 60, run }]
  const { db } = app.services
  let hasRoom = false
  const jobs = createJobQueue({ db, kinds, log: createLog('silent'), hasRoom: async () => hasRoom })
  expect(await jobs.runDue()).toBe(0)
  expect(run).not.toHaveBeenCalled()
  hasRoom = true
  expect(await jobs.runDue()).toBe(1)
  await jobs.stop()
})

test('T61 the disk is full before it is: 128 MB are kept, and the log says so once', async () => {
  const log = createLog('silent')
  const error = vi.spyOn(log, 'error')
  expect(await roomOf('/', log, freeDisk(128))()).toBe(true)
  const hasRoom = roomOf('/', log, freeDisk(127))
  expect([await hasRoom(), await hasRoom()]).toEqual([false, false])
  expect(error).toHaveBeenCalledTimes(1)
  expect(error.mock.calls[0]?.[0]).toMatchObject({ alert: 'disk-full' })
})
