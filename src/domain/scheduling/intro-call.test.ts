import { expect, test } from 'vitest'
import { introCallEnd, introCallMessages, slotTaken } from './intro-call.ts'

test('an intro call lasts half an hour', () => {
  expect(introCallEnd(new Date('2026-11-19T23:45:00Z'))).toEqual(new Date('2026-11-20T00:15:00Z'))
})

test('who was too late is told at the time that they chose', () => {
  expect(slotTaken()).toMatchObject({ code: 'conflict', field: 'startsAt', message: introCallMessages.taken })
})
