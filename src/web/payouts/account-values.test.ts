import { expect, test } from 'vitest'
import { type AccountValues, accountOf, checkAccount, emptyAccount } from './account-values.ts'

const typed: AccountValues = {
  ...emptyAccount,
  country: 'PH',
  ...{ holder: 'Ana Reyes', bankName: 'BDO', swift: 'BNORPHMM', accountNumber: '0012345678' },
  ...{ address: 'Cebu City', password: 'kestrel 42' },
}

test('what was typed for another country isn’t sent', () => {
  expect(checkAccount(typed)).toEqual({})
  expect(accountOf({ ...typed, routingNumber: '021000021' })).not.toHaveProperty('routingNumber')
  expect(Object.keys(checkAccount({ ...typed, country: 'US' }))).toEqual(['routingNumber'])
})

test('what is missing is said at its field', () => {
  expect(Object.keys(checkAccount({ ...emptyAccount, country: 'PH' }))).toEqual([
    ...['holder', 'bankName', 'swift', 'accountNumber', 'address', 'password'],
  ])
  expect(Object.keys(checkAccount(emptyAccount))).toEqual(['country'])
})
