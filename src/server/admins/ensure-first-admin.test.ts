import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { ensureFirstAdmin } from './ensure-first-admin.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const admins = () => app.database.ownerRun("select email from users where role = 'admin'")

test('the first admin gets a link to set the password; the next start makes no other', async () => {
  await ensureFirstAdmin('first@example.com', app.services)
  expect(await app.mails('first@example.com')).toMatchObject([
    { links: [expect.stringContaining('http://glide.test/')] },
  ])
  await ensureFirstAdmin('second@example.com', app.services)
  expect(await admins()).toEqual([{ email: 'first@example.com' }])
  expect(await app.mails('second@example.com')).toEqual([])
})
