import { describe, expect, test } from 'vitest'
import type { TalentFacts } from './facts.ts'
import { fitOf } from './fit.ts'
import type { Wanted } from './need.ts'
import { facts, type Job, job, line, need, skills } from './testing/read-profile.ts'

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
    [
      'in a contraction not since a year',
      facts([job('I haven’t touched Lacerte since 2018.')]),
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
    ['in the summary', facts([], { professional_summary: 'Comfortable with Lacerte.' }), 'met: Stated in the summary'],
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

describe('a denial', () => {
  const payroll: Wanted = { kind: 'service', value: 'Payroll' }

  test.each<[string, TalentFacts, Wanted]>([
    [
      'in a summary, of what a program in a job is for',
      facts([job('Posted journals from Gusto.')], { professional_summary: "I don't do payroll." }),
      payroll,
    ],
    [
      'in the sentence that names such a program',
      facts([job('Never filed sales tax; TaxJar files it and I post the entry.')]),
      { kind: 'service', value: 'Sales Tax' },
    ],
    [
      'of a program, beside a related one',
      facts([job('Closed the books in Sage Intacct. Never used NetSuite.')]),
      { kind: 'software', value: 'NetSuite' },
    ],
  ])('%s, takes out', (_, one, item) => expect(fitOf(one, need(item)).standing).toBe('out'))

  test('in one job leaves what another job shows', () => {
    const one = facts([job('Another team looked after payroll.'), job('Ran everything in Gusto.')])
    expect(line(one, payroll)).toBe('met: Shown in a job (Gusto includes it)')
  })
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

test('the words hold where a field is empty', () => {
  const summary = { professional_summary: 'Asking $30 an hour.' }
  expect(facts([], summary).rate).toBe(30)
})

describe('a summary', () => {
  const lacerteIn = (professional_summary: string) => line(facts([], { professional_summary }), lacerte)
  const many = 'Xero, NetSuite, SAP, Tally, Gusto, Drake'
  test.each([
    [`I know Lacerte, ${many}.`, 'unknown: One of many in a list; no job shows it'],
    ['I know Lacerte, Xero, NetSuite, SAP, Tally, Gusto.', 'met: Stated in the summary'],
    ['Keywords: Lacerte, Xero, NetSuite, Gusto.', 'unknown: One of many in a list; no job shows it'],
    ['Keywords: Lacerte, Xero, NetSuite.', 'met: Stated in the summary'],
    ['Personal details: born where Lacerte is used.', 'unknown: The profile says nothing about it'],
    ['Comfortable with Lacerte (personal details: on request).', 'met: Stated in the summary'],
  ])('%s', (text, expected) => expect(lacerteIn(text)).toBe(expected))

  test('is no job: a job that names as much shows each', () =>
    expect(line(facts([job(`Worked in Lacerte, ${many}.`)]), lacerte)).toBe('met: Shown in a job'))
})

test('projects count like a summary, by name and by description', () => {
  const project = (name: string | null, description: string | null) => facts([], { projects: [{ name, description }] })
  expect(line(project('Move to Lacerte', null), lacerte)).toBe('met: Stated in the summary')
  expect(line(project(null, 'All returns went to Lacerte.'), lacerte)).toBe('met: Stated in the summary')
})

describe('a hint', () => {
  const bookkeeping: Wanted = { kind: 'service', value: 'Bookkeeping' }
  const hint = 'unknown: Suggested by a job title or a program, but not stated'
  test.each<[string, Job, string]>([
    ['accountants most likely keep books', job('Work.'), hint],
    [
      'tax accountants may not',
      job('Work.', { position: 'Tax Accountant' }),
      'unknown: The profile says nothing about it',
    ],
    ['whoever works in a ledger most likely keeps books', job('Worked in Xero.', { position: 'Assistant' }), hint],
    [
      'whoever has only seen one may not',
      job('Watched a demo of Xero.', { position: 'Waiter' }),
      'unknown: The profile says nothing about it',
    ],
  ])('%s', (_, one, expected) => expect(line(facts([one]), bookkeeping)).toBe(expected))
})

describe('a job', () => {
  const payroll: Wanted = { kind: 'service', value: 'Payroll' }
  const months = (...jobs: Job[]) => facts(jobs).terms['service:Payroll']?.map((one) => one.months)

  test('and another of the same kind last together', () => {
    const first = job('Ran payroll.', { position: 'Clerk', start_date: '2018-01', end_date: '2018-07' })
    const second = job('Ran payroll.', { position: 'Clerk', start_date: '2020-01', end_date: '2020-07' })
    expect(months(first)).toEqual([6])
    expect([months(first, second), months(second, first)]).toEqual([[12], [12]])
  })

  test('whose title names a service shows it; an assistant’s in part', () => {
    const titled = (position: string) => line(facts([job('Work.', { position })]), payroll)
    expect(titled('Payroll Specialist')).toBe('met: Implied by a job title')
    expect(titled('Payroll Assistant')).toBe('partly: Done with guidance or at times')
  })

  test('in an American place is for American clients', () => {
    const market = (location: string | null, text = 'Ran payroll.') =>
      facts([job(text, { location, position: 'Clerk' })]).terms['service:Payroll']?.map((one) => one.market)
    expect(market('Austin, TX')).toEqual(['us'])
    expect(market(null)).toEqual(['unsaid'])
    expect(market(null, 'Ran payroll and filed VAT.')).toEqual(['local'])
    expect(market(null, 'Ran payroll. Filed VAT. Filed Form 1120 in Lacerte.')).toContain('us')
  })
})

describe('states', () => {
  const statesOf = (text: string, ...tools: string[]) => facts([job(text)], { skills: skills(...tools) }).states
  test.each<[string, string, string[], string[]]>([
    ['in which a job shows filings', 'Filed returns in Texas and Ohio.', [], ['TX', 'OH']],
    ['that are listed besides', 'Filed returns in Texas.', ['Texas sales tax'], ['TX']],
    ['that are only listed', 'Filed returns.', ['Texas sales tax'], []],
    ['in which nothing was filed', 'Never filed in Texas.', [], []],
  ])('%s', (_, text, tools, expected) => expect(statesOf(text, ...tools)).toEqual(expected))
})
