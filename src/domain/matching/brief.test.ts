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

  test('insists in capitals, too', () =>
    expect(read(brief('Sales tax help', 'You MUST have filed in Texas.', { scopeTasks: ['Sales Tax'] })).must).toEqual([
      'Sales Tax',
      'TX',
    ]))

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

  test('takes the service from its title, whatever the systems are for', () =>
    expect(read(brief('Bookkeeping', 'Small firm.', { softwareSystems: ['Gusto payroll'] })).must).toContain(
      'Bookkeeping',
    ))

  test('takes the first service of its text where the title names none', () =>
    expect(read(brief('Help wanted', 'Payroll every week. Some sales tax.')).must).toEqual(['Payroll']))

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

  test('wishes for what a later clause calls a plus', () => {
    const scopeTasks: Brief['scopeTasks'] = ['Bookkeeping']
    expect(read(brief('Books', 'We sell on Shopify; a plus.', { scopeTasks })).nice).toContain('Shopify')
    const { must, nice } = read(brief('Books', 'Our files are in Xero; all of them; a plus.', { scopeTasks }))
    expect([must, nice]).toEqual([['Bookkeeping'], ['Xero']])
  })

  test('keeps a must that the next clause says nothing about', () =>
    expect(
      read(brief('Books', 'Books are in Xero; bills are in BILL.', { scopeTasks: ['Bookkeeping'] })).must,
    ).toContain('Xero'))

  test('asks for what is added to alternatives on a line of its own', () =>
    expect(
      read(brief('Preparer', 'You need Drake or Lacerte, and UltraTax.', { scopeTasks: ['Tax Preparation'] })).must,
    ).toEqual(['Tax Preparation', 'Drake Tax or Lacerte', 'UltraTax CS']))

  test('ends its description before its note begins', () =>
    expect(
      read(
        brief('Books', 'Knowing Gusto is a plus', { description: 'Books are in Xero', scopeTasks: ['Bookkeeping'] }),
      ),
    ).toMatchObject({ must: ['Bookkeeping', 'Xero'], nice: ['Gusto'] }))

  test('asks for the systems that are filled in, whatever the text says of them', () => {
    const { must } = readBrief(
      brief('Books', 'Knowing NetSuite would be a plus.', {
        scopeTasks: ['Bookkeeping'],
        softwareSystems: ['NetSuite', 'xero'],
      }),
    )
    expect(must.slice(1)).toEqual([
      { anyOf: [{ kind: 'software', value: 'Xero' }], firmness: 1 },
      { anyOf: [{ kind: 'software', value: 'NetSuite' }], firmness: 1 },
    ])
  })

  test('asks for the services that are ticked; others that it names are wishes, however firmly', () => {
    const { must, nice } = read(brief('Books', 'You must know payroll.', { scopeTasks: ['Bookkeeping'] }))
    expect([must, nice]).toEqual([['Bookkeeping'], ['Payroll']])
  })

  test('asks for each service that it insists on where none is ticked', () =>
    expect(read(brief('Bookkeeping', 'You must know payroll.')).must).toEqual(['Bookkeeping', 'Payroll']))

  test('names a thing once, as firmly as it ever does', () => {
    const { must, nice } = read(brief('Books', 'Xero would be nice. Xero is a must.', { scopeTasks: ['Bookkeeping'] }))
    expect([must, nice]).toEqual([['Bookkeeping', 'Xero'], []])
  })

  test('takes a family and its program for one line', () =>
    expect(
      read(brief('Books', 'Our files are in QuickBooks. We use QuickBooks Online.', { scopeTasks: ['Bookkeeping'] }))
        .must,
    ).toEqual(['Bookkeeping', 'QuickBooks Online or QuickBooks Desktop']))

  test.each<[string, Partial<Brief>, number]>([
    ['from start to end', { startDate: '2027-01-04', endDate: '2027-02-15' }, 6],
    ['from start to end, the last week begun', { startDate: '2027-01-04', endDate: '2027-02-16' }, 7],
    ['one at least', { startDate: '2027-01-04', endDate: '2027-01-04' }, 1],
    ['of its duration', { duration: '6 weeks' }, 6],
    ['in words', { duration: 'two quarters' }, 26],
    ['of a year, where nothing says how many', {}, 52],
    ['of five years at most, whatever the dates', { startDate: '2027-01-04', endDate: '9999-12-31' }, 260],
    ['of five years at most, whatever the words', { duration: '9999999999 years' }, 260],
  ])('takes weeks: %s', (_, rest, weeks) => expect(read(brief('Books', 'Books.', rest)).weeks).toBe(weeks))

  test.each<[string, Partial<Brief>, number | null]>([
    ['Thirty hours a week.', { engagementDetails: 'Full-time' }, 30],
    ['Books.', { engagementDetails: 'Part-time' }, 20],
    ['Books.', { engagementDetails: 'Full-time' }, 40],
    ['Books.', { engagementDetails: null }, null],
  ])('takes hours: %s %j', (text, rest, hours) => expect(read(brief('Books', text, rest)).hoursPerWeek).toBe(hours))

  test.each<[string, string | null, ReturnType<typeof readBrief>['overlap']]>([
    ['Books.', null, null],
    ['We want 4 hours of overlap.', null, { zone: 'America/New_York', from: '09:00', to: '17:00', minHours: 4 }],
    [
      'Books, 10 hours a week, 2 hours of overlap a day.',
      null,
      { zone: 'America/New_York', from: '09:00', to: '17:00', minHours: 2 },
    ],
    ['Books.', 'some', { zone: 'America/New_York', from: '09:00', to: '17:00', minHours: 3 }],
    ['Books.', 'full day, Pacific', { zone: 'America/Los_Angeles', from: '09:00', to: '17:00', minHours: 8 }],
    ['Books.', '12 hours', { zone: 'America/New_York', from: '09:00', to: '17:00', minHours: 8 }],
  ])('takes overlap: %s %s', (text, preferredTimeOverlap, overlap) =>
    expect(read(brief('Books', text, { preferredTimeOverlap })).overlap).toEqual(overlap),
  )

  const firmDay = { zone: 'America/Chicago', from: '10:00', to: '15:30' }
  test.each<[string, string | null, ReturnType<typeof readBrief>['overlap']]>([
    ['Books.', null, null],
    ['We want 4 hours of overlap.', null, { ...firmDay, isCore: true, minHours: 4 }],
    ['Books.', 'some, Central time', { ...firmDay, isCore: true, minHours: 3 }],
    ['Books.', 'full day', { ...firmDay, isCore: true, minHours: 5.5 }],
    ['Books.', '12 hours', { ...firmDay, isCore: true, minHours: 5.5 }],
    ['Books.', '3 hours between 8am and 1pm', { zone: 'America/Chicago', from: '08:00', to: '13:00', minHours: 3 }],
    ['Books.', '2 hours, Pacific', { zone: 'America/Los_Angeles', from: '09:00', to: '17:00', minHours: 2 }],
  ])('takes overlap within the core hours of the firm, unless it names others: %s %s', (text, said, overlap) =>
    expect(read(brief('Books', text, { preferredTimeOverlap: said, firmDay })).overlap).toEqual(overlap),
  )

  test('pays up to the upper end of a range', () => {
    expect(read(brief('Books', 'Books.', { payRate: 30, payRateMax: 45 })).maxRate).toBe(45)
    expect(read(brief('Books', 'Books.', { payRate: 30, payRateMax: null })).maxRate).toBe(30)
  })
})
