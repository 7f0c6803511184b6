import { expect, test } from 'vitest'
import { introCallEnd, introCallMessages, joinLinkIn, slotTaken } from './intro-call.ts'

test('an intro call lasts half an hour', () => {
  expect(introCallEnd(new Date('2026-11-19T23:45:00Z'))).toEqual(new Date('2026-11-20T00:15:00Z'))
})

test('who was too late is told at the time that they chose', () => {
  expect(slotTaken()).toMatchObject({ code: 'conflict', field: 'startsAt', message: introCallMessages.taken })
})

test.each([
  ['https://meet.example/glide', 'https://meet.example/glide'],
  ['Online: https://meet.example/glide?pwd=x1.', 'https://meet.example/glide?pwd=x1'],
  ['Video call (https://meet.example/glide), or by phone', 'https://meet.example/glide'],
  ['http://meet.example/glide', null],
  ['We call you.', null],
])('guests join "%s" at %s', (location, link) => {
  expect(joinLinkIn(location)).toBe(link)
})
