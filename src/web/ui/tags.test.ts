import { expect, test } from 'vitest'
import { endsTag, tagsMessage, withTags } from './tags.ts'

test.each([
  { typed: 'Xero', tags: ['NetSuite', 'Xero'] },
  { typed: ' Xero ,, Sage   Intacct,', tags: ['NetSuite', 'Xero', 'Sage Intacct'] },
  { typed: 'netsuite', tags: ['NetSuite'] },
  { typed: 'Xero, XERO', tags: ['NetSuite', 'Xero'] },
  { typed: '  ', tags: ['NetSuite'] },
  { typed: 'Excel (Power Query, VBA), Xero', tags: ['NetSuite', 'Excel (Power Query, VBA)', 'Xero'] },
])('"$typed" added to NetSuite makes $tags', ({ typed, tags }) => {
  expect(withTags(['NetSuite'], typed)).toEqual(tags)
})

test.each([
  ['Xero,', true],
  ['Xero', false],
  ['Excel (Power Query,', false],
  ['Excel (Power Query, VBA)', false],
  ['Excel (Power Query, VBA),', true],
])('a tag ends with %s: %s', (typed, isWhole) => expect(endsTag(typed)).toBe(isWhole))

test.each([
  [['Xero'], ['Xero', 'Dext'], 'Dext added'],
  [['Xero'], ['Xero', 'Dext', 'Gusto'], 'Dext, Gusto added'],
  [['Xero', 'Dext'], ['Dext'], 'Xero removed'],
  [['Xero'], ['Xero'], undefined],
])('%j after %j is heard as %j', (before, after, message) => {
  expect(tagsMessage(before, after)).toBe(message)
})
