import { expect, test } from 'vitest'
import { isAsRead, keptNeed, readAgain } from './kept-need.ts'
import { type ProjectNeed, projectNeed } from './need.ts'

const xero = { kind: 'software', value: 'Xero' }
const overlap = { zone: 'America/New_York', from: '09:00', to: '17:00', minHours: 4 }
const asked = (rest: Partial<ProjectNeed> = {}): ProjectNeed =>
  projectNeed.parse({ must: [{ anyOf: [xero] }], ...rest })

test('terms are kept once they are the owner’s; until then they are read each time', () => {
  expect(keptNeed(asked())).toEqual(asked())
  const weighed = { readsTerms: true, emphasis: { rate: 'must' } } as const
  expect(keptNeed(asked(weighed))).toEqual(projectNeed.parse(weighed))
  expect(keptNeed(asked({ readsTerms: true, overlap: 'none' }))).toMatchObject({ must: [], overlap: 'none' })
  expect(keptNeed(asked({ readsTerms: true }))).toBeNull()
})

test('a need is as read while its owner has set no term, hours, weeks or overlap', () => {
  expect([null, asked({ readsTerms: true, emphasis: { rate: 'off' } })].map(isAsRead)).toEqual([true, true])
  for (const set of [{ readsTerms: false }, { hoursPerWeek: 5 }, { weeks: 5 }, { overlap: 'none' as const }])
    expect(isAsRead(asked({ readsTerms: true, ...set }))).toBe(false)
})

test('reading the description again keeps the weights alone', () => {
  const again = readAgain(asked({ hoursPerWeek: 5, overlap, emphasis: { rate: 'off' } }))
  expect(isAsRead(again)).toBe(true)
  expect(keptNeed(again)).toMatchObject({ must: [], emphasis: { rate: 'off' } })
})
