import { expect, test } from 'vitest'
import { splitTags } from './tags.ts'

test.each([
  ['Xero', ['Xero']],
  ['Xero,QBO', ['Xero', 'QBO']],
  ['Xero, ,', ['Xero', ' ', '']],
  ['Excel (Power Query, VBA),Xero', ['Excel (Power Query, VBA)', 'Xero']],
  ['Excel (Power Query', ['Excel (Power Query']],
  ['Xero,Excel (VBA)', ['Xero', 'Excel (VBA)']],
])('%s is %j', (text, tags) => expect(splitTags(text)).toEqual(tags))
