import { expect, test } from 'vitest'
import { statusesBefore } from '../life-cycle.ts'
import {
  isAcceptingApplications,
  projectActions,
  projectActionsFor,
  projectFilters,
  projectLifeCycle,
  projectStatuses,
  projectStatusMoves,
  settableProjectStatuses,
} from './status.ts'

test('Open and active take applications, nothing else does', () => {
  expect(projectStatuses.filter(isAcceptingApplications)).toEqual(['Open', 'active'])
})

test('every status but Filled is in one filter beside All', () => {
  const { all, ...others } = projectFilters
  expect(all).toEqual(projectStatuses)
  expect(Object.values(others).flat().sort()).toEqual(projectStatuses.filter((status) => status !== 'Filled').sort())
})

test('the owner sets anything but Filled and active, which older records alone have, from any other status', () => {
  expect(projectStatusMoves).toEqual(['open', 'draft', 'complete', 'archive'])
  expect(settableProjectStatuses).toEqual(['Open', 'draft', 'completed', 'archived'])
  for (const status of projectStatuses)
    expect(statusesBefore(projectLifeCycle, status, 'owner').sort()).toEqual(
      status === 'active' || status === 'Filled' ? [] : projectStatuses.filter((before) => before !== status).sort(),
    )
})

test.each([
  ['Open', ['edit', 'draft', 'complete', 'archive', 'delete']],
  ['draft', ['edit', 'open', 'complete', 'archive', 'delete']],
  ['active', ['edit', 'open', 'draft', 'complete', 'archive', 'delete']],
  ['Filled', ['edit', 'open', 'draft', 'complete', 'archive', 'delete']],
  ['completed', ['edit', 'open', 'draft', 'archive', 'delete']],
  ['archived', ['edit', 'open', 'draft', 'complete', 'delete']],
] as const)('the owner of one that is %s may %j, an admin take it down or put it back', (status, actions) => {
  const takenDownAt = new Date()
  for (const firmRole of ['owner', 'manager'] as const) {
    expect(projectActionsFor({ isOwn: true, status, takenDownAt: null }, { firmRole })).toEqual(actions)
    expect(projectActionsFor({ isOwn: true, status, takenDownAt }, { firmRole })).toEqual(actions)
  }
  for (const firmRole of ['approver', 'viewer'] as const)
    expect(projectActionsFor({ isOwn: true, status, takenDownAt: null }, { firmRole })).toEqual([])
  const admin = { firmRole: null }
  expect(projectActionsFor({ isOwn: false, status, takenDownAt: null }, admin)).toEqual(['take-down'])
  expect(projectActionsFor({ isOwn: false, status, takenDownAt }, admin)).toEqual(['put-back'])
  for (const action of actions) expect(projectActions).toContain(action)
})

test('the product fills what takes applications, archives and deletes what a deleted account leaves, and does nothing else', () => {
  expect(statusesBefore(projectLifeCycle, 'archived', 'system')).toEqual([
    'draft',
    'Open',
    'active',
    'Filled',
    'completed',
  ])
  expect(statusesBefore(projectLifeCycle, 'Filled', 'system')).toEqual(['Open', 'active'])
  expect(projectStatuses.filter((status) => statusesBefore(projectLifeCycle, status, 'system').length > 0)).toEqual([
    'Filled',
    'archived',
  ])
  expect(projectLifeCycle.moves.delete).toMatchObject({ from: projectStatuses, by: ['owner', 'system'] })
})
