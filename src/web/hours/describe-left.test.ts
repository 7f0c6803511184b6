import { expect, test } from 'vitest'
import { describeLeft } from './describe-left.ts'

const why = 'This week has already been approved.'
const weeks = ['2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30', '2026-12-07'].map((startsOn, index) => ({
  id: String(index),
  person: index === 1 ? null : 'Anjali Rao',
  startsOn,
}))

test('each week that wasn’t approved is named, with what became of it; of many the first ones', () => {
  const left = weeks.map(({ id }) => ({ id, why }))
  expect(describeLeft(left.slice(0, 2), weeks)).toBe(
    `Anjali Rao, Nov 9 – 15, 2026: ${why} Former talent, Nov 16 – 22, 2026: ${why}`,
  )
  expect(describeLeft(left, weeks)).toMatch(/Nov 23 – 29, 2026: This week has already been approved\. And 2 more\.$/)
})
