import { expect, test } from 'vitest'
import { formatWeights, presetNames, presetOf, weightsOf, withWeight } from './weights.ts'

test('weights that differ from normal are said, in their usual order', () => {
  expect(formatWeights({})).toBe('All normal.')
  expect(formatWeights({ rate: 'must', software: 'double', level: 'off', start: 'normal' })).toBe(
    'Software: double. Rate: must be met in full. Seniority: off.',
  )
})

test('a changed weight leaves the others, and what is normal isn’t kept', () => {
  expect(withWeight({ rate: 'must' }, 'level', 'half')).toEqual({ rate: 'must', level: 'half' })
  expect(withWeight({ rate: 'must', level: 'half' }, 'rate', 'normal')).toEqual({ level: 'half' })
})

test('weights are those of a preset, all normal, or the firm’s own', () => {
  for (const name of ['normal', ...presetNames] as const) expect(presetOf(weightsOf(name))).toBe(name)
  expect(presetOf({ rate: 'normal' })).toBe('normal')
  expect(presetOf({ ...weightsOf('Tax season'), rate: 'half' })).toBe('own')
})
