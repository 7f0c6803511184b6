import { expect, test } from 'vitest'
import { listAddress } from './list-address.ts'

const usual = { search: '', filter: 'all', skills: [] as string[], page: 1 }
const shown = { search: 'close', filter: 'draft', skills: ['Payroll', 'Audit'], page: 4 }

test.each([
  [{ filter: 'active' }, { search: 'close', filter: 'active', skills: 'Payroll,Audit' }],
  [{ search: 'audit' }, { search: 'audit', filter: 'draft', skills: 'Payroll,Audit' }],
  [{ skills: ['Payroll'] }, { search: 'close', filter: 'draft', skills: 'Payroll' }],
])('a change by %o begins at page 1', (changes, address) => {
  expect(listAddress(usual, shown, changes)).toEqual(address)
})

test('turning a page keeps the rest', () => {
  expect(listAddress(usual, shown, { page: 5 })).toEqual({
    search: 'close',
    filter: 'draft',
    skills: 'Payroll,Audit',
    page: '5',
  })
})

test('what is as usual is not in the address', () => {
  expect(listAddress(usual, shown, usual)).toEqual({})
})
