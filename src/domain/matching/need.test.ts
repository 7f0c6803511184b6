import { expect, test } from 'vitest'
import { labelOf, needOf } from './need.ts'

test('requirements become a need: what stands alone is a line, and so are alternatives', () => {
  const conditions = {
    overlap: { zone: 'America/New_York', from: '09:00', to: '17:00', minHours: 3 },
    hoursPerWeek: 20,
    start: '2027-01-04',
    weeks: 12,
    maxRate: 40,
  }
  const need = needOf(
    {
      ...conditions,
      must: [
        { kind: 'service', value: 'Tax Preparation' },
        {
          anyOf: [
            { kind: 'software', value: 'Drake Tax' },
            { kind: 'software', value: 'Lacerte' },
          ],
        },
      ],
      nice: [{ kind: 'state', value: 'NY' }],
    },
    'Senior',
  )
  expect(need).toMatchObject({ ...conditions, level: 'Senior' })
  expect(need.must.map(labelOf)).toEqual(['Tax Preparation', 'Drake Tax or Lacerte'])
  expect(need.nice).toEqual([{ anyOf: [{ kind: 'state', value: 'NY' }] }])
})
