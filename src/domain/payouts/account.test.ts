import { describe, expect, test } from 'vitest'
import {
  accountCells,
  accountFields,
  accountLabels,
  countryName,
  lastFour,
  type PayoutAccount,
  payoutAccount,
  payoutCountries,
} from './account.ts'

const inUnitedStates = {
  ...{ country: 'US', holder: 'Dana Reyes', routingNumber: '021000021', accountNumber: '000123456789' },
  accountType: 'checking',
}
const inPhilippines = {
  ...{ country: 'PH', holder: 'Ana Reyes', bankName: 'BDO Unibank', swift: 'BNORPHMM', accountNumber: '001234567890' },
  address: '12 Mabini Street, Cebu City',
}
const inGermany = {
  ...{ country: 'DE', holder: 'Uwe Lang', swift: 'COBADEFFXXX', iban: 'DE89370400440532013000' },
  address: 'Domstraße 1, Köln',
}
const messagesOf = (given: object) =>
  payoutAccount.safeParse(given).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

describe('an account to be paid into', () => {
  test.each([inUnitedStates, inPhilippines, inGermany])('is what banks of $country ask for', (account) => {
    expect(payoutAccount.parse(account)).toEqual(account)
    expect(['country', ...accountFields(account.country as PayoutAccount['country'])].sort()).toEqual(
      Object.keys(account).sort(),
    )
  })

  test('is read as banks print it', () => {
    const printed = { ...inGermany, swift: 'cobadeff xxx', iban: 'de89 3704 0044 0532 0130 00' }
    expect(payoutAccount.parse(printed)).toEqual(inGermany)
    expect(payoutAccount.parse({ ...inUnitedStates, routingNumber: '0210-0002-1' })).toEqual(inUnitedStates)
  })

  test.each([
    [
      'a digit that was mistyped in a routing number',
      { ...inUnitedStates, routingNumber: '021000022' },
      'routingNumber',
    ],
    ['one that is too short', { ...inUnitedStates, routingNumber: '02100002' }, 'routingNumber'],
    ['letters in an account number of the US', { ...inUnitedStates, accountNumber: 'A0012345' }, 'accountNumber'],
    ['two digits that were swapped in an IBAN', { ...inGermany, iban: 'DE89370400440532010300' }, 'iban'],
    ['the IBAN of another country', { ...inGermany, country: 'AT' }, 'iban'],
    ['a SWIFT code of nine characters', { ...inPhilippines, swift: 'BNORPHMMX' }, 'swift'],
    ['no name', { ...inPhilippines, holder: ' ' }, 'holder'],
    ['a country that isn’t listed', { ...inPhilippines, country: 'KP' }, 'country'],
  ])('refuses %s', (_, account, field) => {
    expect(messagesOf(account).map(([path]) => path)).toEqual([field])
  })

  test('needs nothing of another country', () => {
    expect(messagesOf({ ...inPhilippines, routingNumber: '021000021' })).toHaveLength(1)
    expect(accountFields('IN')).toContain('ifsc')
  })

  test('is shown by four digits', () => {
    expect(lastFour(inGermany as PayoutAccount)).toBe('3000')
    expect(lastFour(inPhilippines as PayoutAccount)).toBe('7890')
  })

  test('keeps its zeros in a spreadsheet', () => {
    const cells = accountCells(inUnitedStates as PayoutAccount)
    expect(cells).toHaveLength(Object.keys(accountLabels).length)
    expect(cells).toContain('0210 0002 1')
    expect(cells).toContain('0001 2345 6789')
  })
})

test('each country is listed once, with a name', () => {
  expect(new Set(payoutCountries).size).toBe(payoutCountries.length)
  for (const country of payoutCountries) expect(countryName(country)).not.toBe(country)
})
