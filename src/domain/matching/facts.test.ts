import { describe, expect, test } from 'vitest'
import type { ProfileData } from '../profiles/profile.ts'
import { factsOf, type TalentFacts, type TalentInput } from './facts.ts'
import { fitOf } from './fit.ts'
import type { Need, Wanted } from './need.ts'

const today = '2026-11-16'
type Job = ProfileData['work_experience'][number]

const job = (description: string, rest: Partial<Job> = {}): Job => ({
  company: 'Any',
  position: 'Accountant',
  location: 'Remote',
  start_date: '2021-01',
  end_date: 'Present',
  description,
  achievements: [],
  ...rest,
})

const facts = (jobs: Job[], profile: Partial<TalentInput['profile']> = {}): TalentFacts =>
  factsOf(
    {
      id: 'one',
      workingHours: null,
      hoursPerWeek: null,
      earliestStart: null,
      rate: null,
      vettingAverage: null,
      profile: {
        personal_info: { location: null },
        professional_summary: null,
        work_experience: jobs,
        skills: { technical: [], languages: [], frameworks: [], tools: [], soft_skills: [] },
        certifications: [],
        projects: [],
        languages_spoken: [],
        ...profile,
      },
    },
    today,
  )

const skills = (...tools: string[]) => ({ technical: [], languages: [], frameworks: [], tools, soft_skills: [] })
const need = (item: Wanted): Need => ({
  must: [{ anyOf: [item] }],
  nice: [],
  overlap: null,
  hoursPerWeek: null,
  start: '2027-01-04',
  weeks: 10,
  maxRate: null,
  level: null,
})
const line = (one: TalentFacts, item: Wanted) => {
  const [first] = fitOf(one, need(item)).factors
  return `${first?.state}: ${first?.sentence}`
}
const lacerte: Wanted = { kind: 'software', value: 'Lacerte' }

describe('a program', () => {
  test.each<[string, TalentFacts, string]>([
    ['in the present job', facts([job('Prepared 1040s in Lacerte.')]), 'met: Shown in a job'],
    [
      'in a job that ended long ago',
      facts([job('Prepared 1040s in Lacerte.', { start_date: '2012', end_date: '2016' })]),
      'partly: Last done more than five years before the start',
    ],
    [
      'dated by its sentence',
      facts([job('Used Lacerte until 2017.')]),
      'partly: Last done more than five years before the start',
    ],
    [
      'not since a year',
      facts([job('I have not touched Lacerte since 2018.')]),
      'partly: Last done more than five years before the start',
    ],
    ['with guidance', facts([job('Basic exposure to Lacerte.')]), 'partly: Done with guidance or at times'],
    [
      'for clients at home',
      facts([job('Prepared local tax filings in Lacerte for companies at home.')]),
      'partly: Done for clients outside the United States',
    ],
    ['only listed', facts([], { skills: skills('Lacerte') }), 'unknown: Listed, but no job shows it'],
    [
      'listed, but a job says no',
      facts([job('Supported the team that used Lacerte; I had no login of my own.')], { skills: skills('Lacerte') }),
      'missing: The profile says that others did this, or that it was not done',
    ],
    [
      'of a webinar',
      facts([], {
        certifications: [
          { name: 'Introduction to Lacerte (webinar)', issuer: 'Udemy', date: null, credential_id: null },
        ],
      }),
      'missing: Seen or studied, not done',
    ],
    ['in the summary', facts([], { professional_summary: 'Comfortable with Lacerte.' }), 'met: Said in the summary'],
    [
      'among everything there is',
      facts([], { professional_summary: 'Keywords: Lacerte, Xero, NetSuite, SAP, Tally, Gusto, Drake, Tableau.' }),
      'unknown: One of many in a list; no job shows it',
    ],
    ['that is related', facts([job('Prepared returns in UltraTax.')]), 'partly: Related: UltraTax CS'],
    [
      'that is a company',
      facts([job('Kept files in order.', { company: 'Lacerte Foods Inc.' })]),
      'unknown: The profile says nothing about it',
    ],
  ])('%s', (_, one, expected) => expect(line(one, lacerte)).toBe(expected))
})

test('the larger includes the smaller, and a program its purpose', () => {
  const one = facts([job('Reviewed partnership returns in Lacerte.')])
  expect(line(one, { kind: 'service', value: 'Tax Preparation' })).toMatch(/^met: Shown in a job/)
  expect(line(facts([job('Ran everything in Gusto.')]), { kind: 'service', value: 'Payroll' })).toBe(
    'met: Shown in a job (Gusto includes it)',
  )
})

test('two other states are near one', () => {
  const one = facts([job('Filed returns in New Jersey and Ohio.')])
  expect(line(one, { kind: 'state', value: 'NJ' })).toBe('met: Shown in a job')
  expect(line(one, { kind: 'state', value: 'TX' })).toBe('partly: Filed in other states')
})

test('a general name leaves open which program is meant', () =>
  expect(line(facts([job('Kept books in QuickBooks.')]), { kind: 'software', value: 'QuickBooks Desktop' })).toBe(
    'unknown: Says QuickBooks, not which one',
  ))

describe('the level', () => {
  const titled = (...titles: string[]) =>
    facts(
      titles.map((position, at) =>
        job('', {
          position,
          start_date: `${2022 - at * 3}-01`,
          end_date: at === 0 ? 'Present' : `${2025 - at * 3}-01`,
        }),
      ),
    ).level
  test.each([
    [['Staff Accountant'], 0],
    [['Sr. Tax Associate', 'Tax Associate'], 1],
    [['Tax Manager', 'Tax Senior'], 2],
    [['Assistant Controller'], 2],
    [['Controller'], 3],
    [['VP of Finance'], 4],
    [['Bookkeeper / Office Manager'], 0],
    [['Call Center Manager', 'Staff Accountant'], 0],
    [['Waiter'], null],
  ])('of %s is %s', (titles, level) => expect(titled(...titles)).toBe(level))
})

test('a field holds against the words; the words hold where it is empty', () => {
  const summary = { professional_summary: 'Asking $30 an hour.' }
  expect(facts([], summary).rate).toBe(30)
})

describe('the level', () => {
  test.each([
    ['Consolidations Lead', 1],
    ['Intercompany Lead', 1],
    ['Group Reporting Lead', 1],
    ['Cleanup Lead', 1],
    ['Warehouse Lead', null],
  ])('of a %s is %s', (position, level) => {
    expect(facts([job('Work.', { position })]).level).toBe(level)
  })

  test('of the latest job counts: a lead of consolidations was an accountant before', () => {
    const before = job('Work.', { position: 'Consolidations Accountant', start_date: '2018-01', end_date: '2021-01' })
    expect(facts([job('Work.', { position: 'Consolidations Lead' }), before]).level).toBe(1)
  })
})

test('a US CPA may do what an EA may, and says so; nobody is called an EA for it', () => {
  const { terms } = facts([], { certifications: [{ name: 'CPA (US)', issuer: null, date: null, credential_id: null }] })
  expect(terms['credential:CPA']).toMatchObject([{ stance: 'works', via: null }])
  expect(terms['credential:EA']).toMatchObject([{ stance: 'works', via: 'credential:CPA' }])
})
