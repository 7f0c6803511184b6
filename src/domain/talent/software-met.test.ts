import { expect, test } from 'vitest'
import { softwareMet } from './software-met.ts'

const listed = ['QBO', 'Excel', 'Month-end close']

test.each([
  ['nothing asked', {}, []],
  ['a filter, whatever its spelling', { software: ['quickbooks online'] }, ['QuickBooks Online']],
  ['a filter that a text of theirs meets', { software: ['Xero'] }, ['Xero']],
  ['a name of several programs', { software: ['QuickBooks'] }, ['QuickBooks Online']],
  ['several programs that a text of theirs names', { software: ['Sage'] }, ['Sage']],
  ['what a search names', { search: 'qbo bookkeeper' }, ['QuickBooks Online']],
  ['a name that is also a program', { search: 'Xero' }, []],
  ['both', { software: ['QBO'], search: 'quickbooks' }, ['QuickBooks Online']],
  ['a search for something else', { search: 'month-end close' }, []],
] as const)('%s', (_, asked, met) => expect(softwareMet({ software: [], search: '', ...asked }, listed)).toEqual(met))
