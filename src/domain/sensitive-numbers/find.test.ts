import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kindsOf, sensitiveFieldsIn } from './fields.ts'
import { sensitiveKindsIn } from './find.ts'
import type { SensitiveKind } from './kinds.ts'

const found: [string, SensitiveKind[]][] = [
  ['My number is 123-45-6789.', ['ssn']],
  ['(123-45-6789)', ['ssn']],
  ['123–45–6789 with en dashes, 123\u201145\u20116789 with hyphens that stay together', ['ssn']],
  ['1\u200b23-45-67\u00ad89 with signs that are not seen', ['ssn']],
  ['１２３-４５-６７８９ in wide digits', ['ssn']],
  ['born in Ohio, 123 45 6789', ['ssn']],
  ['SSN: 123456789', ['ssn']],
  ['SSN#123-45-6789', ['ssn']],
  ['SS# 123.45.6789', ['ssn']],
  ['Social Security Number\n123 45 6789', ['ssn']],
  ['Social Security No. (for payroll)  123456789', ['ssn']],
  ['912-70-1234', ['itin']],
  ['ITIN 912701234', ['itin']],
  ['EIN: 12-3456789', ['ein']],
  ['Federal Tax ID 123456789', ['ein']],
  ['Employer identification number: 12 3456789', ['ein']],
  ['4111 1111 1111 1111', ['card']],
  ['4111-1111-1111-1111, exp. 12/29', ['card']],
  ['5555555555554444', ['card']],
  ['2223003122003222', ['card']],
  ['Amex 3782 822463 10005', ['card']],
  ['6011111111111117', ['card']],
  ['30569309025904', ['card']],
  ['3530111333300000', ['card']],
  ['6200 0000 0000 0005', ['card']],
  ['SSN 123-45-6789, EIN 12-3456789, card 4111111111111111', ['ssn', 'ein', 'card']],
]

const harmless = [
  '',
  'No numbers at all.',
  '(212) 555-0147, 212-555-0147, 212.555.0147, +1 212 555 0147, 2125550147',
  '+63 512 34 5678, (+63) 512 34 5678, Mobile: 512 34 5678, 0063 512 34 5678',
  '04/2019 - 12/2021, 2019-04-01, 01-04-2019, 2019-2021, 123 12 2021',
  'CPA license 123456789, CPA-123-45-6789, License #A123-45-6789, PTIN P01234567, EFIN 123456',
  'Invoice 123456789, order 987654321, 2021-123-45-6789, 123-45-6789-01, 1.123-45-6789',
  '000-12-3456, 666-12-3456, 123-00-4567, 123-45-0000: numbers that nobody has',
  '912-12-1234, 900-66-1234: no ITIN, and no SSN',
  'XXX-XX-6789, ***-**-6789',
  'EIN 00-1234567, EIN 07-1234567',
  '12-3456789 without a word',
  'Philippine TIN 123-456-789-000, SSS 34-1234567-8',
  'ABA 021000021, IBAN DE89370400440532013000, ISBN 9780306406157, IMEI 356938035643809',
  'GL accounts 4000 4100 4200 4300 and 4010 4020 4030 4060',
  '4111 1111 1111 1112: a wrong check digit; 1234567812345670: no card begins so',
  'Moved 1,234,567,890 of revenue; 10,000 1099s; Form 1040, 1065, 1120-S; ASC 606, ASC 842',
  'https://www.linkedin.com/in/someone-123456789',
]

describe('sensitive numbers', () => {
  test.each(found)('are found in %j', (text, kinds) => expect(sensitiveKindsIn(text)).toEqual(kinds))

  test.each(harmless)('are not seen in %j', (text) => expect(sensitiveKindsIn(text)).toEqual([]))

  const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
  const filler = fc.constantFrom('', 'Prepared 1040s for 2021. ', 'Call 212-555-0147\n', 'Ledger (QuickBooks): ')

  test('every number that was given out is found wherever it stands', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 899 }),
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 1, max: 9999 }),
        filler,
        filler,
        (area, group, serial, before, after) => {
          fc.pre(area !== 666)
          const number = [
            String(area).padStart(3, '0'),
            String(group).padStart(2, '0'),
            String(serial).padStart(4, '0'),
          ]
          expect(sensitiveKindsIn(`${before}${number.join('-')} ${after}`)).toEqual(['ssn'])
          expect(sensitiveKindsIn(`${before}SSN ${number.join('')} ${after}`)).toEqual(['ssn'])
        },
      ),
    )
  })

  test('phone numbers, dates and bare numbers of nine digits never are', () => {
    fc.assert(
      fc.property(
        digits(3),
        digits(3),
        digits(4),
        digits(9),
        fc.date({ noInvalidDate: true }),
        (area, exchange, line, bare, date) => {
          const text = `(${area}) ${exchange}-${line}, ${area}-${exchange}-${line}, ${bare}, ${date.toISOString()}, ${date.toLocaleDateString('en-US')}`
          expect(sensitiveKindsIn(text)).toEqual([])
        },
      ),
    )
  })

  test('a card has one right check digit', () => {
    fc.assert(
      fc.property(digits(14), (middle) => {
        const hits = Array.from({ length: 10 }, (_, last) => sensitiveKindsIn(`4${middle}${last}`)).flat()
        expect(hits.length).toBeLessThanOrEqual(1)
        if (!/^\d{2}0(?:\d{3}0){2}\d{3}$/.test(middle)) expect(hits).toEqual(['card'])
      }),
    )
  })

  test.each(['1 ', 'SSN ', '123-45-', '4', 'EIN: 1-'])('the longest text of %j is looked through', (part) => {
    expect(sensitiveKindsIn(part.repeat(300_000 / part.length))).toEqual([])
  })

  test('are found in a structure by their path', () => {
    const profile = {
      professional_summary: 'Closes books. SSN 123-45-6789',
      work_experience: [{ company: 'A', achievements: ['x', 'EIN 12-3456789 and 4111111111111111'] }],
      gpa: null,
    }
    const fields = sensitiveFieldsIn(profile)
    expect(fields).toEqual([
      { path: 'professional_summary', kinds: ['ssn'] },
      { path: 'work_experience.0.achievements.1', kinds: ['ein', 'card'] },
    ])
    expect(kindsOf(fields)).toEqual(['ssn', 'ein', 'card'])
  })

  test('of a person without a Social Security number are of the groups that the IRS gives out', () => {
    const isGiven = (group: number) => sensitiveKindsIn(`912-${group}-1234`).includes('itin')
    expect([50, 65, 70, 88, 90, 92, 94, 99].filter((group) => !isGiven(group))).toEqual([])
    expect([10, 49, 66, 69, 89, 93].filter(isGiven)).toEqual([])
  })
})
