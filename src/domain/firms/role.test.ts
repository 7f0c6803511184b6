import { expect, test } from 'vitest'
import { firmRoles, mayApprove, mayManage, ownsFirm } from './role.ts'

test('owners and managers manage projects, approvers approve hours, owners alone own the firm, and nobody without a seat', () => {
  expect(firmRoles.filter(mayManage)).toEqual(['owner', 'manager'])
  expect(firmRoles.filter(mayApprove)).toEqual(['owner', 'manager', 'approver'])
  expect(firmRoles.filter(ownsFirm)).toEqual(['owner'])
  expect([mayManage(null), mayApprove(null), ownsFirm(null)]).toEqual([false, false, false])
})
