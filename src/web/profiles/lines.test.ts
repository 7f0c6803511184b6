import { expect, test } from 'vitest'
import { linesOf } from './lines.ts'

test.each([
  ['Closed in 3 days\nCut costs by 10%', ['Closed in 3 days', 'Cut costs by 10%']],
  ['• One\n  - Two\n* Three\n– Four', ['One', 'Two', 'Three', 'Four']],
  ['One\n\n  \n', ['One']],
  ['-5% costs\n10 - 20 clients', ['-5% costs', '10 - 20 clients']],
  ['', []],
])('%j is read as %j', (text, lines) => {
  expect(linesOf(text)).toEqual(lines)
})
