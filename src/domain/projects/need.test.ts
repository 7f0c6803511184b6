import { expect, test } from 'vitest'
import { projectNeed } from './need.ts'

const xero = { kind: 'software', value: 'Xero' }
const overlap = { zone: 'America/New_York', from: '09:00', to: '17:00', minHours: 4 }

test('what isn’t said is empty or null', () => {
  expect(projectNeed.parse({})).toEqual({
    readsTerms: false,
    must: [],
    nice: [],
    not: [],
    hoursPerWeek: null,
    weeks: null,
    overlap: null,
    emphasis: {},
  })
})

test.each([
  { must: [{ anyOf: [xero, { kind: 'form', value: 'a'.repeat(120) }] }] },
  { nice: Array(20).fill({ anyOf: Array(10).fill(xero) }) },
  { hoursPerWeek: 1, weeks: 1 },
  { hoursPerWeek: 80, weeks: 260 },
  { overlap: { ...overlap, minHours: 0.5 } },
  { overlap: { ...overlap, minHours: 12 } },
  { overlap: { ...overlap, from: '21:00', to: '05:30' } },
  { overlap: 'none' },
  { readsTerms: true },
  { emphasis: { software: 'double', vetting: 'off' } },
])('%j can be asked', (asked) => expect(projectNeed.parse(asked)).toMatchObject(asked))

test('a value is trimmed', () => {
  const { not } = projectNeed.parse({ not: [{ anyOf: [{ kind: 'software', value: ' Xero ' }] }] })
  expect(not).toEqual([{ anyOf: [xero] }])
})

test.each([
  { must: [{ anyOf: [] }] },
  { must: [{ anyOf: Array(11).fill(xero) }] },
  { must: Array(21).fill({ anyOf: [xero] }) },
  { must: [{ anyOf: [{ kind: 'software', value: '  ' }] }] },
  { must: [{ anyOf: [{ kind: 'software', value: 'a'.repeat(121) }] }] },
  { must: [{ anyOf: [{ kind: 'hobby', value: 'Chess' }] }] },
  { hoursPerWeek: 0 },
  { hoursPerWeek: 81 },
  { hoursPerWeek: 7.5 },
  { weeks: 0 },
  { weeks: 261 },
  { overlap: 'some' },
  { overlap: { ...overlap, minHours: 0 } },
  { overlap: { ...overlap, minHours: 12.5 } },
  { overlap: { ...overlap, minHours: 4.2 } },
  { overlap: { ...overlap, from: '9:00' } },
  { overlap: { ...overlap, to: '24:00' } },
  { overlap: { ...overlap, to: '17:000' } },
  { overlap: { ...overlap, to: '09:00' } },
  { overlap: { ...overlap, zone: 'Mars/Base' } },
  { emphasis: { software: 'triple' } },
  { emphasis: { charm: 'double' } },
  { budget: 1 },
])('%j is refused', (asked) => expect(projectNeed.safeParse(asked).success).toBe(false))
