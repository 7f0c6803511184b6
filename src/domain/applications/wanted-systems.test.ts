import { expect, test } from 'vitest'
import { wantedSystems } from './wanted-systems.ts'

test('a system is known under each of its names, and one that nobody lists as it is written', () => {
  expect(
    wantedSystems(['QuickBooks Online', 'Bill.com', 'Our own ledger'], ['QBO', 'our own  Ledger', 'Excel']),
  ).toEqual([
    { system: 'QuickBooks Online', isKnown: true },
    { system: 'Bill.com', isKnown: false },
    { system: 'Our own ledger', isKnown: true },
  ])
})
