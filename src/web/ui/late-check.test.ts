import { expect, test } from 'vitest'
import { lateCheck } from './late-check.ts'

const wrong = { email: 'Please enter your email address.' }

test('nothing is wrong before the check has loaded, and it loads once', async () => {
  let loads = 0
  const { check, load } = lateCheck(async () => {
    loads++
    return () => wrong
  })
  expect(check({})).toEqual({})
  await load()
  await load()
  expect(check({})).toEqual(wrong)
  expect(loads).toBe(1)
})

test('a check that could not load is tried again', async () => {
  const attempts = [() => Promise.reject(new Error('offline')), async () => () => wrong]
  const { check, load } = lateCheck(() => (attempts.shift() as () => Promise<() => typeof wrong>)())
  await load()
  expect(check({})).toEqual({})
  await load()
  expect(check({})).toEqual(wrong)
})
