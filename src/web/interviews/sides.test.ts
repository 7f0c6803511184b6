import { expect, test } from 'vitest'
import type { Interview } from '#contract/interviews.ts'
import { isJoinable, otherFirstName, otherName, timeLine } from './sides.ts'

const interview = {
  side: 'owner',
  status: 'booked',
  startsAt: '2026-11-18T14:30:00.000Z',
  endsAt: '2026-11-18T15:00:00.000Z',
  link: 'https://meet.example/x',
  candidate: { id: 'x', name: 'Carmen Dizon', headline: null },
  hosts: [{ name: 'Ellen Reed', jobTitle: null }],
  firm: 'Hollis CPAs',
} as unknown as Interview

test('each side reads the other’s name', () => {
  expect(otherName(interview)).toBe('Carmen Dizon')
  expect(otherName({ ...interview, side: 'talent' })).toBe('Ellen Reed')
  expect(otherName({ ...interview, side: 'talent', hosts: [{ name: null, jobTitle: null }] })).toBe('Hollis CPAs')
})

test('beside times a first name is enough, and nobody is greeted by the name of a firm', () => {
  expect(otherFirstName(interview)).toBe('Carmen')
  expect(otherFirstName({ ...interview, side: 'talent' })).toBe('Ellen')
  expect(otherFirstName({ ...interview, side: 'talent', hosts: [{ name: null, jobTitle: null }] })).toBe('them')
})

test('a list says when it is or was, what is asked, and how many times there are to choose from', () => {
  const one = { ...interview, minutes: 30, proposed: [], isAskedWhetherHeld: false } as Interview
  expect(timeLine(one)).toMatch(/^Nov 18, .*, 30 minutes$/)
  expect(timeLine({ ...one, status: 'held', isAskedWhetherHeld: true })).toMatch(/30 minutes\. Did it take place\?$/)
  const open = { ...one, startsAt: null, endsAt: null }
  expect(timeLine({ ...open, status: 'proposed', proposed: ['2026-11-18T14:30:00.000Z'] })).toBe('1 proposed time')
  for (const status of ['expired', 'cancelled'] as const)
    expect(timeLine({ ...open, status })).toBe('No time was chosen')
})

test.each([
  ['2026-11-18T14:14:59Z', false],
  ['2026-11-18T14:15:00Z', true],
  ['2026-11-18T15:00:00Z', true],
  ['2026-11-18T15:00:01Z', false],
])('at %s it can be joined: %s', (now, isOpen) => {
  expect(isJoinable(interview, new Date(now))).toBe(isOpen)
  expect(isJoinable({ ...interview, link: null }, new Date(now))).toBe(false)
  expect(isJoinable({ ...interview, status: 'cancelled' }, new Date(now))).toBe(false)
})
