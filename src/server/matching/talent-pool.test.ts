import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { createTalentPool } from './talent-pool.ts'
import { closer, shortlistApp } from './testing/shortlist-app.ts'

const { app, talent, settle } = await shortlistApp()
afterAll(() => app.close())
afterEach(() => {
  vi.useRealTimers()
})

test('the pool follows changes once it is a second old', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const pool = createTalentPool(app.services.db)
  const count = async () => (await pool.current()).count
  const before = await count()
  const { userId } = await talent('New one', closer(['Xero']), {})
  await settle()
  vi.advanceTimersByTime(999)
  expect(await count()).toBe(before)
  vi.advanceTimersByTime(1)
  expect(await count()).toBe(before + 1)
  await app.database.ownerRun('delete from identity.users where id = $1', [userId])
  vi.advanceTimersByTime(1_000)
  expect(await count()).toBe(before)
})
