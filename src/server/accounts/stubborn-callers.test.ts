import { expect, test } from 'vitest'
import { createStubbornCallers } from './stubborn-callers.ts'

test('after ten refusals a caller is known for five seconds, and asked about again after them', () => {
  let now = 0
  const callers = createStubbornCallers(() => now)
  for (let times = 0; times < 9; times++) callers.refuse('one')
  expect(callers.secondsLeft('one')).toBeUndefined()
  callers.refuse('one')
  expect(callers.secondsLeft('one')).toBe(5)
  expect(callers.secondsLeft('other')).toBeUndefined()
  now = 4100
  expect(callers.secondsLeft('one')).toBe(1)
  now = 5000
  expect(callers.secondsLeft('one')).toBeUndefined()
  callers.refuse('one')
  expect(callers.secondsLeft('one')).toBe(5)
})

test('whoever is let in is no longer known', () => {
  const callers = createStubbornCallers(() => 0)
  for (let times = 0; times < 10; times++) callers.refuse('one')
  callers.forget('one')
  callers.refuse('one')
  expect(callers.secondsLeft('one')).toBeUndefined()
})

test('of very many callers the latest are known', () => {
  const callers = createStubbornCallers(() => 0)
  const refuse = (key: string) => {
    for (let times = 0; times < 10; times++) callers.refuse(key)
  }
  refuse('first')
  for (let index = 0; index < 10_000; index++) callers.refuse(`${index}`)
  refuse('last')
  expect(callers.secondsLeft('first')).toBeUndefined()
  expect(callers.secondsLeft('last')).toBe(5)
})
