import { expect, test } from 'vitest'
import { movesFrom } from '../life-cycle.ts'
import { isWritable, type WeekStatus, weekLifeCycle } from './status.ts'

test.each<[WeekStatus, string[], string[], string[]]>([
  // The talent, the firm, the product.
  ['open', ['submit'], [], []],
  ['submitted', ['takeBack'], ['approve', 'return'], []],
  ['returned', ['submit'], [], []],
  ['approved', [], [], ['undo', 'invoice']],
  ['invoiced', [], [], ['correct']],
])('%s: the talent may %j, the firm %j, the product %j', (status, talent, owner, system) => {
  expect(movesFrom(weekLifeCycle, status, 'talent')).toEqual(talent)
  expect(movesFrom(weekLifeCycle, status, 'owner')).toEqual(owner)
  expect(movesFrom(weekLifeCycle, status, 'system')).toEqual(system)
})

test('nothing is approved by silence: only the firm approves', () => {
  const approving = Object.values(weekLifeCycle.moves).filter(({ to }) => to === 'approved')
  expect(approving.flatMap(({ by }) => by)).toEqual(['owner'])
})

test('lines are written before a week is submitted, and once it was returned', () => {
  expect(weekLifeCycle.statuses.filter(isWritable)).toEqual(['open', 'returned'])
})
