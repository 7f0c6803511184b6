import { describe, expect, test } from 'vitest'
import {
  checkConditions,
  conditionsFrom,
  conditionValuesOf,
  formatConditions,
  type NeedConditions,
} from './need-conditions.ts'

const window = { zone: 'America/Chicago', from: '08:00', to: '12:00', minHours: 2 }
const nothing: NeedConditions = { hoursPerWeek: null, weeks: null, overlap: null }
const understood: NeedConditions = { hoursPerWeek: 25, weeks: 13, overlap: { ...window, minHours: 3 } }
const day = { zone: 'America/Denver', from: '10:00', to: '16:00' }

describe('what is typed', () => {
  test.each<NeedConditions>([
    nothing,
    { hoursPerWeek: 10, weeks: 6, overlap: window },
    { hoursPerWeek: null, weeks: 6, overlap: 'none' },
  ])('is what was set: %o', (own) => expect(conditionsFrom(conditionValuesOf(own, understood, day))).toEqual(own))

  test('begins with the overlap of the texts, or else with the core hours of the firm', () => {
    expect(conditionValuesOf(nothing, understood, day).overlap).toEqual({ ...window, minHours: '3' })
    expect(conditionValuesOf({ ...nothing, overlap: 'none' }, nothing, day).overlap).toEqual({ ...day, minHours: '4' })
    expect(conditionValuesOf(nothing, nothing, null).overlap.zone).toBe('America/New_York')
  })

  test.each([
    [{ hoursPerWeek: '0' }, 'hoursPerWeek'],
    [{ hoursPerWeek: '12.5' }, 'hoursPerWeek'],
    [{ weeks: '300' }, 'weeks'],
    [{ asks: 'own' as const, overlap: { ...window, minHours: '' } }, 'overlap.minHours'],
    [{ asks: 'own' as const, overlap: { ...window, minHours: '2.25' } }, 'overlap.minHours'],
    [{ asks: 'own' as const, overlap: { ...window, to: '08:00', minHours: '2' } }, 'overlap.to'],
  ])('is refused where it can’t be: %o', (changed, field) =>
    expect(Object.keys(checkConditions({ ...conditionValuesOf(nothing, understood, day), ...changed }))).toEqual([
      field,
    ]),
  )

  test('of an overlap counts only where it is set here', () =>
    expect(
      checkConditions({
        ...conditionValuesOf(nothing, understood, day),
        overlap: { ...window, minHours: 'x' },
      }),
    ).toEqual({}))
})

test('conditions are said in a line, the owner’s before those of the texts', () => {
  expect(formatConditions(nothing, understood)).toBe(
    '25 hours a week for 13 weeks, 3 hours a day within 8 AM to 12 PM in Chicago.',
  )
  expect(formatConditions({ ...nothing, hoursPerWeek: 1, overlap: 'none' }, understood)).toBe(
    '1 hour a week for 13 weeks, no overlap.',
  )
  expect(formatConditions(nothing, nothing)).toBe('Any hours, no overlap.')
})
