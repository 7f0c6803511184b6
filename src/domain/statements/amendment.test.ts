import { describe, expect, test } from 'vitest'
import type { OfferTerms } from '../offers/terms.ts'
import { amendment, changesBetween, effectiveOn } from './amendment.ts'
import type { StatementDetails } from './details.ts'

const terms: OfferTerms = {
  rateCents: 4600,
  hoursPerWeek: 25,
  weeklyCapHours: 30,
  startDate: '2026-12-07',
  endDate: '2027-03-05',
  noticeDays: 14,
  trialDays: 5,
  conversion: [],
}
const details: StatementDetails = {
  scope: 'Month-end close for two clients.',
  deliverables: [
    { name: 'Bank reconciliations', doneWhen: 'Every account ties to its statement', due: 'Day 3' },
    { name: 'Close packet', doneWhen: 'Reviewed by the client.', due: 'Day 5' },
  ],
  outOfScope: 'Tax returns.',
  software: 'QuickBooks Online, as standard user.',
}

describe('a change counts', () => {
  test.each(['2026-11-23', '2027-01-04'])('from %s, a Monday', (date) => {
    expect(effectiveOn.parse(date)).toBe(date)
  })

  test.each([
    ['2026-11-22', 'Please choose a Monday.'],
    ['2026-11-24', 'Please choose a Monday.'],
    ['2026-02-30', 'Please enter a date.'],
    ['next week', 'Please enter a date.'],
    ['', 'Please enter a date.'],
  ])('not from "%s"', (date, message) => {
    expect(effectiveOn.safeParse(date).error?.issues.map((issue) => issue.message)).toEqual([message])
  })

  test('at the latest from the last day of the work', () => {
    const errorsOf = (endDate: string | null) =>
      amendment
        .safeParse({ terms: { ...terms, endDate }, effectiveOn: '2027-01-04' })
        .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    expect(errorsOf(null)).toBeUndefined()
    expect(errorsOf('2027-01-04')).toBeUndefined()
    expect(errorsOf('2027-01-03')).toEqual([
      'terms.endDate: Please enter a date on or after the day the change takes effect.',
    ])
  })
})

describe('both sides read', () => {
  test('nothing where both versions say the same', () => {
    expect(changesBetween({ terms, details }, structuredClone({ terms, details }))).toEqual([])
  })

  test('each changed term, as people say it', () => {
    expect(
      changesBetween({ terms, details }, { terms: { ...terms, rateCents: 4850, endDate: null }, details }),
    ).toEqual([
      { label: 'Rate', before: '$46.00/hr', after: '$48.50/hr' },
      { label: 'End', before: 'Mar 5, 2027', after: 'Ongoing' },
    ])
  })

  test.each([
    ['Scope', { scope: 'Month-end close for three clients.' }],
    ['Out of scope', { outOfScope: 'Tax returns and payroll.' }],
    ['Software and access', { software: 'Xero, as adviser.' }],
  ])('%s, before and after', (label, changed) => {
    const [before] = Object.keys(changed).map((name) => details[name as 'scope'])
    const [after] = Object.values(changed)
    expect(changesBetween({ terms, details }, { terms, details: { ...details, ...changed } })).toEqual([
      { label, before, after },
    ])
  })

  test('deliverables line by line, with what done means and when they are due', () => {
    const [first] = details.deliverables
    const fewer = { ...details, deliverables: first ? [{ ...first, due: 'Day 2' }] : [] }
    expect(changesBetween({ terms, details }, { terms, details: fewer })).toEqual([
      {
        label: 'Deliverables',
        before:
          'Bank reconciliations: Every account ties to its statement. Due: Day 3\nClose packet: Reviewed by the client. Due: Day 5',
        after: 'Bank reconciliations: Every account ties to its statement. Due: Day 2',
      },
    ])
  })
})
