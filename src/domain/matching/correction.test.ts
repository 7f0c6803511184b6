import { describe, expect, test } from 'vitest'
import { profileData } from '../profiles/profile.ts'
import { type Correction, correction } from './correction.ts'
import { factsOf } from './facts.ts'
import { fitOf } from './fit.ts'
import type { Need, Wanted } from './need.ts'

const today = '2026-11-16'
const profile = profileData.parse({
  work_experience: [
    {
      position: 'Accountant',
      location: 'Austin, TX',
      start_date: '2021-01',
      end_date: 'Present',
      description: 'Owned the month-end close in Xero for US clients. Assisted with NetSuite. Ran payroll in Gusto.',
    },
  ],
  skills: { tools: ['Sage Intacct'] },
})
const say = (kind: Correction['kind'], value: string, rest: Partial<Correction> = {}): Correction => ({
  kind,
  value,
  stance: 'works',
  lastUsed: null,
  ...rest,
})
const factsWith = (...corrections: Correction[]) =>
  factsOf(
    {
      id: 'one',
      workingHours: null,
      hoursPerWeek: null,
      earliestStart: null,
      rate: null,
      vettingAverage: null,
      profile,
      corrections,
    },
    today,
  )
const need = (...must: Wanted[]): Need => ({
  must: must.map((one) => ({ anyOf: [one] })),
  nice: [],
  overlap: null,
  hoursPerWeek: null,
  start: null,
  from: today,
  weeks: 12,
  maxRate: null,
  level: null,
})
const lineOf = (kind: Wanted['kind'], value: string, ...corrections: Correction[]) => {
  const [line] = fitOf(factsWith(...corrections), need({ kind, value })).factors
  return [line?.contribution, line?.state, line?.sentence]
}

describe('what someone says about themselves', () => {
  test('added: counts as said, also for what it has in it', () => {
    expect(lineOf('software', 'FloQast')).toEqual([2, 'unknown', 'The profile says nothing about it'])
    const added = say('software', 'FloQast')
    expect(lineOf('software', 'FloQast', added)).toEqual([8, 'met', 'Confirmed or added by the person'])
    expect(lineOf('service', 'Controllership', say('service', 'Controllership'))[1]).toBe('met')
    expect(factsWith(say('state', 'TX'), say('state', 'NY')).states).toEqual(['TX', 'NY'])
  })

  test('confirmed: what a job shows stays as good as it was, and a list becomes an answer', () => {
    expect(lineOf('software', 'Xero', say('software', 'Xero'))).toEqual(lineOf('software', 'Xero'))
    expect(lineOf('software', 'Sage Intacct')[1]).toBe('unknown')
    expect(lineOf('software', 'Sage Intacct', say('software', 'Sage Intacct')).slice(0, 2)).toEqual([8, 'met'])
  })

  test('corrected: holds against what was read, upward, downward and in time', () => {
    expect(lineOf('software', 'NetSuite')[1]).toBe('partly')
    const better = say('software', 'NetSuite')
    expect(lineOf('software', 'NetSuite', better).slice(0, 2)).toEqual([8, 'met'])
    expect(factsWith(better).overruled['software:NetSuite']).toEqual(['Assisted with NetSuite.'])
    expect(lineOf('service', 'Payroll', say('service', 'Payroll', { stance: 'denied' }))).toEqual([
      0,
      'missing',
      'The person says: not done',
    ])
    expect(lineOf('software', 'Xero', say('software', 'Xero', { lastUsed: 2018 }))).toEqual([
      4,
      'partly',
      'Last done more than five years before the start',
    ])
    expect(lineOf('software', 'Xero', say('software', 'Xero', { stance: 'guided' })).slice(0, 2)).toEqual([4, 'partly'])
  })

  test('denied: takes along what was read of it only through that', () => {
    const via = (...said: Correction[]) => factsWith(...said).terms['service:Bookkeeping']?.map((one) => one.via) ?? []
    expect(via()).toContain('service:Month-End Close / Reconciliations')
    expect(via(say('service', 'Month-End Close / Reconciliations', { stance: 'denied' }))).not.toContain(
      'service:Month-End Close / Reconciliations',
    )
  })

  test('gives the level, which titles otherwise show', () => {
    expect([factsWith().level, factsWith(say('level', 'Manager')).level]).toEqual([0, 2])
    const asked: Need = { ...need(), level: 'Manager' }
    expect(fitOf(factsWith(say('level', 'Manager')), asked).factors[0]?.sentence).toBe(
      'Manager by their own account, Manager needed',
    )
  })
})

test.each([
  [{ kind: 'software', value: 'Xero', stance: 'works' }, true],
  [{ kind: 'level', value: 'Manager', stance: 'works' }, true],
  [{ kind: 'level', value: 'Emperor', stance: 'works' }, false],
  [{ kind: 'level', value: 'Manager', stance: 'denied' }, false],
  [{ kind: 'software', value: 'Xero', stance: 'works', lastUsed: 1850 }, false],
  [{ kind: 'school', value: 'Harvard', stance: 'works' }, false],
])('%j is accepted: %s', (given, isAccepted) => {
  expect(correction.safeParse(given).success).toBe(isAccepted)
})

describe('a correction', () => {
  const xero = { kind: 'software', value: 'Xero', stance: 'works' }
  const problems = (given: object) => correction.safeParse(given).error?.issues.map(({ path }) => path.join('.'))

  test('is trimmed, and to this day unless it says a year', () =>
    expect(correction.parse({ ...xero, value: ' Xero ' })).toEqual({ ...xero, lastUsed: null }))

  test.each<[string, object, string[] | undefined]>([
    ['a name of 120 characters', { ...xero, value: 'x'.repeat(120) }, undefined],
    ['a longer one', { ...xero, value: 'x'.repeat(121) }, ['value']],
    ['no name', { ...xero, value: '  ' }, ['value']],
    ['1970', { ...xero, lastUsed: 1970 }, undefined],
    ['an earlier year', { ...xero, lastUsed: 1969 }, ['lastUsed']],
    ['2100', { ...xero, lastUsed: 2100 }, undefined],
    ['a later year', { ...xero, lastUsed: 2101 }, ['lastUsed']],
    ['a level that there isn’t', { kind: 'level', value: 'Emperor', stance: 'works' }, ['value']],
    ['a level that is denied', { kind: 'level', value: 'Manager', stance: 'denied' }, ['stance']],
  ])('with %s', (_, given, expected) => expect(problems(given)).toEqual(expected))
})
