import { describe, expect, test } from 'vitest'
import { projectBrief } from '#domain/projects/brief.ts'
import { rowsOfTexts } from '../word/text-rows.ts'
import { briefOf } from './brief.ts'
import { countIn, dayIn, peopleIn, periodIn, rateRangeIn } from './figures.ts'

const read = (text: string) => briefOf(rowsOfTexts(text.split('\n')))

describe('a brief', () => {
  test('with labels is read field by field', () => {
    const brief = read(`Staffing Request
Position: Senior Accountant, e-commerce close
Level: Senior
Number of hires: 2
Start date: January 11, 2027
Location: Remote (US hours)
Pay rate: $45.50 per hour
Duration: 6 months
Software: QBO, Bill.com and A2X
Hours: 4 hours overlap with Eastern
Full-time, ongoing work. Month-end close, bank reconciliations, AP/AR and sales tax filings.`)
    expect(brief).toEqual({
      title: 'Senior Accountant, e-commerce close',
      scopeTasks: ['Bookkeeping', 'Month-End Close / Reconciliations', 'AP / AR Support', 'Sales Tax'],
      description: 'Full-time, ongoing work. Month-end close, bank reconciliations, AP/AR and sales tax filings.',
      softwareSystems: ['QuickBooks Online', 'BILL', 'A2X'],
      seniorityLevel: 'Senior',
      engagementDetails: 'Full-time',
      engagementType: 'Ongoing/Monthly',
      startDate: '2027-01-11',
      preferredTimeOverlap: '4 hours overlap with Eastern',
      estimatedHires: 2,
      location: 'Remote (US hours)',
      duration: '6 months',
      payRate: 45.5,
    })
    expect(projectBrief.safeParse(brief).success).toBe(true)
  })

  test('in prose is read from its sentences', () => {
    expect(
      read(`Hello,
our firm is looking for three staff accountants for tax season, starting on 02/01/2027 for 3 months, about 20 hours per week.
They will do tax preparation (1040 and 1120-S) in UltraTax CS and collect W-9s. This is a one-time project.`),
    ).toEqual({
      title: 'Staff accountants',
      scopeTasks: ['Tax Preparation', '1099 Prep & W-9 Collection'],
      description: expect.stringMatching(/^Hello, our firm is looking .* per week\.\nThey will do tax preparation/),
      softwareSystems: ['UltraTax CS'],
      seniorityLevel: 'Staff',
      engagementDetails: 'Part-time',
      engagementType: 'One-Time',
      startDate: '2027-02-01',
      estimatedHires: 3,
      duration: '3 months',
    })
  })

  test('as a table is read cell by cell', () => {
    const brief = read('Position\tController\nOpenings\t1\nStart\t2027-03-15\nSystems\tNetSuite, Ramp')
    expect(brief).toEqual({
      title: 'Controller',
      seniorityLevel: 'Controller',
      estimatedHires: 1,
      startDate: '2027-03-15',
      softwareSystems: ['NetSuite', 'Ramp'],
    })
  })

  test('is called by its headline, not by a fact below it', () => {
    expect(read('Tax season support, three preparers\nEngagement: Part-time tax preparation').title).toBe(
      'Tax season support, three preparers',
    )
    expect(read('Project brief\nEngagement: Controller cover, spring').title).toBe('Controller cover, spring')
  })

  test('keeps its duties as they were written, without the labeled facts', () => {
    const { description } = read(`Senior Accountant
Start date: January 11, 2027
Responsibilities
• Close three entities by day 6, with intercompany
and bank reconciliations.
• Prepare 1099s in January`)
    expect(description).toBe(`- Close three entities by day 6, with intercompany and bank reconciliations.
- Prepare 1099s in January`)
  })

  test('that says nothing of the kind gives nothing', () => {
    expect(read('Lunch menu\nSoup of the day\nWe wave goodbye to three old tables.')).toEqual({})
  })

  test('that says two things at once is not decided for its writer', () => {
    const { description, ...brief } = read('Senior Accountant\nFull-time or part-time. Team of 5 accountants.')
    expect(brief).toEqual({ title: 'Senior Accountant', seniorityLevel: 'Senior' })
    expect(description).toBe('Full-time or part-time. Team of 5 accountants.')
  })
})

describe('figures', () => {
  test.each([
    ['three (3)', 3],
    ['12', 12],
    ['0', undefined],
    ['2.5', 2],
    ['several', undefined],
  ])('%s counts as %s', (text, count) => expect(countIn(text)).toBe(count))

  test.each([
    ['May 3, 2027', '2027-05-03'],
    ['3rd May 2027', '2027-05-03'],
    ['5/3/2027', '2027-05-03'],
    ['Feb 30, 2027', undefined],
    ['September 2027', '2027-09-01'],
    ['ASAP', undefined],
  ])('the day of %s is %s', (text, day) => expect(dayIn(text)).toBe(day))

  test.each([
    ['$45/hr', { payRate: 45 }],
    ['$ 45.25 an hour', { payRate: 45.25 }],
    ['$40-50/hr', { payRate: 40, payRateMax: 50 }],
    ['$50 to $40.50 per hour', { payRate: 40.5, payRateMax: 50 }],
    ['$90,000 per year', undefined],
  ])('the rate of %s is %s', (text, rate) => expect(rateRangeIn(text)).toEqual(rate))

  test('people and periods need their words', () => {
    expect(peopleIn('We need to hire two (2) senior tax preparers', ['preparers'])).toBe(2)
    expect(peopleIn('Our 5 preparers are busy', ['preparers'])).toBeUndefined()
    expect(periodIn('a 3-month contract')).toBe('3-month')
    expect(periodIn('5 years of experience')).toBeUndefined()
  })
})
