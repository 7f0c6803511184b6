import { expect, test } from 'vitest'
import { movesFrom, statusAfter } from '../life-cycle.ts'
import { resumeFileLifeCycle } from './scan.ts'

test('the scanner clears a file or quarantines it, nobody else does', () => {
  expect(movesFrom(resumeFileLifeCycle, 'pending', 'system')).toEqual(['clear', 'quarantine'])
  expect(statusAfter(resumeFileLifeCycle, { move: 'clear', from: 'pending', by: 'system' })).toBe('clean')
  expect(statusAfter(resumeFileLifeCycle, { move: 'quarantine', from: 'pending', by: 'system' })).toBe('infected')
  expect(movesFrom(resumeFileLifeCycle, 'pending', 'admin')).toEqual([])
})

test.each(['clean', 'infected'] as const)('%s is final', (status) => {
  expect(movesFrom(resumeFileLifeCycle, status, 'system')).toEqual([])
})
