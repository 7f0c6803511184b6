import { expect, test } from 'vitest'
import { actionsOn } from './person.ts'

test.each([
  ['talent', 'active', ['suspend', 'end-sessions']],
  ['buyer', 'unconfirmed', ['suspend', 'end-sessions']],
  ['buyer', 'suspended', ['restore']],
  ['admin', 'active', ['end-sessions']],
  ['talent', 'closed', []],
  ['admin', 'closed', []],
] as const)('an account of %s that is %s offers %j', (role, state, actions) => {
  expect(actionsOn({ role, state }, false)).toEqual(actions)
  expect(actionsOn({ role, state }, true)).toEqual([])
})
