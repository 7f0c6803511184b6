import { expect, test } from 'vitest'
import { firmRoles, mayManage, ownsFirm } from './role.ts'

test('owners and managers manage projects, owners alone the firm, and nobody without a seat', () => {
  expect(firmRoles.filter(mayManage)).toEqual(['owner', 'manager'])
  expect(firmRoles.filter(ownsFirm)).toEqual(['owner'])
  expect([mayManage(null), ownsFirm(null)]).toEqual([false, false])
})
