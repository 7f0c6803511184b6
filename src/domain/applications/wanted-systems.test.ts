import { expect, test } from 'vitest'
import { wantedSystems } from './wanted-systems.ts'

test('a system is known under each of its names, and one that nobody lists as it is written', () => {
  expect(
    wantedSystems(['QuickBooks Online', 'FloQast', 'Our own ledger'], ['QBO', 'our own  Ledger', 'Excel']),
  ).toEqual([
    { system: 'QuickBooks Online', isKnown: true },
    { system: 'FloQast', isKnown: false },
    { system: 'Our own ledger', isKnown: true },
  ])
})
