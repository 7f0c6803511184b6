import { expect, test } from 'vitest'
import { withTags } from './tags.ts'

test.each([
  { typed: 'Xero', tags: ['NetSuite', 'Xero'] },
  { typed: ' Xero ,, Sage   Intacct,', tags: ['NetSuite', 'Xero', 'Sage Intacct'] },
  { typed: 'netsuite', tags: ['NetSuite'] },
  { typed: 'Xero, XERO', tags: ['NetSuite', 'Xero'] },
  { typed: '  ', tags: ['NetSuite'] },
])('"$typed" added to NetSuite makes $tags', ({ typed, tags }) => {
  expect(withTags(['NetSuite'], typed)).toEqual(tags)
})
