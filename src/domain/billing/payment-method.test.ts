import { expect, test } from 'vitest'
import { defaultOf } from './payment-method.ts'

const [first, second] = [{ id: 'pm_first' }, { id: 'pm_second' }]

test('the chosen method is charged', () => expect(defaultOf([first, second], 'pm_second')).toBe(second))

test('the oldest is charged when none was chosen, or the chosen one is gone', () => {
  expect(defaultOf([first, second], null)).toBe(first)
  expect(defaultOf([first, second], 'pm_gone')).toBe(first)
})

test('without methods, none is charged', () => expect(defaultOf([], 'pm_gone')).toBeUndefined())
