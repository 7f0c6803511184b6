import { expect, test } from 'vitest'
import { invoicing } from './invoicing.ts'

const given = { rhythm: 'month', scope: 'firm', termsDays: 30 }

test.each([0, 30, 90])('an invoice may be due after %i days', (termsDays) => {
  expect(invoicing.parse({ ...given, termsDays })).toEqual({ ...given, termsDays })
})

test.each([-1, 91, 14.5])('an invoice is never due after %d days', (termsDays) => {
  const { error } = invoicing.safeParse({ ...given, termsDays })
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['termsDays', 'Please enter 0 to 90 days.'],
  ])
})

test('a firm is invoiced by week or month, as a whole or by engagement', () => {
  for (const rhythm of ['week', 'month'])
    for (const scope of ['firm', 'engagement'])
      expect(invoicing.safeParse({ ...given, rhythm, scope }).success).toBe(true)
  for (const wrong of [{ rhythm: 'year' }, { scope: 'project' }])
    expect(invoicing.safeParse({ ...given, ...wrong }).success).toBe(false)
})
