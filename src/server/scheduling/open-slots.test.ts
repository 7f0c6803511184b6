import { afterAll, beforeAll, expect, test } from 'vitest'
import { introCallMessages } from '#domain/scheduling/intro-call.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { readOpenSlots, requireOpenSlot } from './open-slots.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('a time that is no longer offered can be booked for ten minutes more', async () => {
  await app.services.db.asSystem(async (tx) => {
    const { hours, slots } = await readOpenSlots(tx, new Date('2026-11-23T15:00:00Z'))
    const [slot] = slots as [Date]
    const afterNotice = (seconds: number) => new Date(slot.getTime() - hours.noticeHours * 3_600_000 + seconds * 1000)
    expect((await readOpenSlots(tx, afterNotice(1))).slots).not.toContainEqual(slot)
    await requireOpenSlot(tx, slot, afterNotice(600))
    await expect(requireOpenSlot(tx, slot, afterNotice(601))).rejects.toThrow(introCallMessages.taken)
  })
})
