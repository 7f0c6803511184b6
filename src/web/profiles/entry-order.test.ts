import { expect, test } from 'vitest'
import { profileData } from '#domain/profiles/profile.ts'
import type { Edited } from './edited.ts'
import { orderAfterMove, withEntryBack, withOrder } from './entry-order.ts'

const edited: Edited = {
  profile: profileData.parse({
    awards: [{ title: 'A' }, { title: 'B' }, { title: 'C' }],
    education: [{ degree: 'BS' }],
  }),
  whatsapp: null,
  workingHours: null,
  checks: ['awards.0.title', 'awards.2.date', 'education.0.degree'].map((path) => ({ path, confidence: 0.5 })),
}
const titles = ({ profile }: Edited) => profile.awards.map(({ title }) => title)
const marks = ({ checks }: Edited) => checks.map(({ path }) => path)

test('marks move with their entries', () => {
  const moved = withOrder(edited, 'awards', [2, 0, 1])
  expect(titles(moved)).toEqual(['C', 'A', 'B'])
  expect(marks(moved)).toEqual(['awards.1.title', 'awards.0.date', 'education.0.degree'])
  expect(titles(edited)).toEqual(['A', 'B', 'C'])
})

test('an entry that is removed takes its marks along, and brings them back', () => {
  const without = withOrder(edited, 'awards', [1, 2])
  expect(titles(without)).toEqual(['B', 'C'])
  expect(marks(without)).toEqual(['awards.1.date', 'education.0.degree'])
  const entry = edited.profile.awards[0] as object
  const back = withEntryBack(without, 'awards', { entry, position: 0, marks: edited.checks.slice(0, 1) })
  expect(titles(back)).toEqual(['A', 'B', 'C'])
  expect(marks(back).sort()).toEqual(marks(edited).sort())
})

test.each([
  [0, -1, undefined],
  [2, 1, undefined],
  [0, 1, [1, 0, 2]],
  [2, -1, [0, 2, 1]],
] as const)('of three, entry %i moved by %i leaves %j', (position, by, order) => {
  expect(orderAfterMove(3, position, by)).toEqual(order)
})
