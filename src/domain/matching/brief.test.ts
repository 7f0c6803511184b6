import { describe, expect, test } from 'vitest'
import { type Brief, readBrief } from './brief.ts'
import { labelOf } from './need.ts'

const brief = (title: string, internalNote: string, rest: Partial<Brief> = {}): Brief => ({
  title,
  internalNote,
  scopeTasks: [],
  softwareSystems: [],
  seniorityLevel: 'Senior',
  engagementDetails: 'Part-time',
  engagementType: 'Ongoing/Monthly',
  startDate: '2027-01-11',
  endDate: null,
  preferredTimeOverlap: null,
  duration: null,
  payRate: 30,
  ...rest,
})
const read = (one: Brief) => {
  const { must, nice, ...rest } = readBrief(one)
  return { must: must.map(labelOf), nice: nice.map(labelOf), ...rest }
}

describe('a brief', () => {
  test('insists on some things and wishes for others', () => {
    const { must, nice } = read(
      brief(
        'Sales tax help',
        'You must have filed in Texas. We use Avalara every day. Knowing Shopify would be a plus.',
        { scopeTasks: ['Sales Tax'] },
      ),
    )
    expect(must).toEqual(expect.arrayContaining(['Sales Tax', 'TX', 'Avalara']))
    expect(nice).toContain('Shopify')
  })

  test('offers alternatives as one line', () =>
    expect(
      read(brief('Preparer', 'You need to know Drake or Lacerte.', { scopeTasks: ['Tax Preparation'] })).must,
    ).toContain('Drake Tax or Lacerte'))

  test('leaves open which program of a family it means', () =>
    expect(read(brief('Books', 'Our files are in QuickBooks.', { scopeTasks: ['Bookkeeping'] })).must).toContain(
      'QuickBooks Online or QuickBooks Desktop',
    ))

  test('takes the service from its title where none is ticked', () =>
    expect(read(brief('Payroll lead', 'Thirty people every other week.', { scopeTasks: ['Other'] })).must).toContain(
      'Payroll',
    ))

  test('leaves out what it says no to', () => {
    const { must, nice } = read(
      brief('Business returns', 'Not somebody who has only done 1040s.', { scopeTasks: ['Tax Preparation'] }),
    )
    expect([...must, ...nice]).not.toContain('Form 1040')
  })

  test('makes a program for other work a wish', () =>
    expect(
      read(brief('Books', 'Books are in Xero, payroll runs through Gusto.', { scopeTasks: ['Bookkeeping'] })).nice,
    ).toContain('Gusto'))

  test('says hours, overlap and length in words', () => {
    const one = read(
      brief('Books', 'Twenty-five hours a week.', {
        preferredTimeOverlap: 'three hours of our day (8 to 5 Central)',
        duration: '3 months',
      }),
    )
    expect(one.hoursPerWeek).toBe(25)
    expect(one.overlap).toEqual({ zone: 'America/Chicago', from: '08:00', to: '17:00', minHours: 3 })
    expect(one.weeks).toBe(13)
  })

  test('counts half what it mentions without insisting', () => {
    const [, xero] = readBrief(brief('Books', 'Books are in Xero.', { scopeTasks: ['Bookkeeping'] })).must
    expect(xero?.firmness).toBe(0.5)
  })
})
