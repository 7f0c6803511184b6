import { expect, test } from 'vitest'
import { projectDetails } from '#domain/projects/details.ts'
import { blankProject, changedFields, checkProject, detailsFrom, valuesOf } from './project-values.ts'

test('what was never typed is null', () => {
  const details = projectDetails.parse(detailsFrom({ ...blankProject, title: ' Close ' }))
  expect(details).toEqual({ ...projectDetails.parse({ title: 'Close' }), estimatedHires: 1 })
})

test('tasks go in their usual order, whatever was ticked first', () => {
  const values = { ...blankProject, scopeTasks: ['FP&A', 'Bookkeeping'] }
  expect(detailsFrom(values).scopeTasks).toEqual(['Bookkeeping', 'FP&A'])
})

test.each([
  ['45', 45],
  ['$1,038.50', 1038.5],
  [' 45 /hr', 45],
  ['', null],
])('a rate typed as %j is %j', (payRate, expected) => {
  expect(detailsFrom({ ...blankProject, payRate }).payRate).toBe(expected)
})

test.each(['forty', '-1', '1.005', '1e9'])('a rate typed as %j is refused with words', (payRate) => {
  expect(checkProject({ ...blankProject, title: 'Close', payRate })).toEqual({
    payRate: 'Please enter dollars per hour, such as 45 or 38.50.',
  })
})

test('a wrong entry of a list is said at the list', () => {
  const wrong = checkProject({ ...blankProject, softwareSystems: ['Xero', 'x'.repeat(81)] })
  expect(Object.keys(wrong)).toEqual(['title', 'softwareSystems'])
})

test('there and back again nothing changes', () => {
  const details = projectDetails.parse({ title: 'Close', payRate: 38.5, startDate: '2026-12-01', estimatedHires: 0 })
  expect(projectDetails.parse(detailsFrom(valuesOf(details)))).toEqual(details)
})

test('changed fields are named', () => {
  const before = { ...blankProject, softwareSystems: ['Xero'] }
  expect(changedFields(before, { ...before, softwareSystems: ['Xero', 'Dext'], estimatedHires: null })).toEqual([
    'softwareSystems',
    'estimatedHires',
  ])
})
