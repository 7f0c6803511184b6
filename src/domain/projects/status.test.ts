import { expect, test } from 'vitest'
import { isAcceptingApplications, projectFilters, projectStatuses, settableProjectStatuses } from './status.ts'

test('Open and active take applications, nothing else does', () => {
  expect(projectStatuses.filter(isAcceptingApplications)).toEqual(['Open', 'active'])
})

test('every status is in one filter beside All', () => {
  const { all, ...others } = projectFilters
  expect(all).toEqual(projectStatuses)
  expect(Object.values(others).flat().sort()).toEqual([...projectStatuses].sort())
})

test('the owner sets anything but active, which older records alone have', () => {
  expect([...settableProjectStatuses, 'active'].sort()).toEqual([...projectStatuses].sort())
})
