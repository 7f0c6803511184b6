import { describe, expect, test } from 'vitest'
import { projectDetails, scopeTasks } from './details.ts'

describe('the details of a project', () => {
  test('everything but the title is optional', () => {
    const { title, scopeTasks, softwareSystems, ...rest } = projectDetails.parse({ title: ' Year-end close ' })
    expect({ title, scopeTasks, softwareSystems }).toEqual({
      title: 'Year-end close',
      scopeTasks: [],
      softwareSystems: [],
    })
    expect(new Set(Object.values(rest))).toEqual(new Set([null]))
  })

  test('an empty text is no text', () => {
    expect(projectDetails.parse({ title: 'Close', location: '  ', duration: '' })).toMatchObject({
      location: null,
      duration: null,
    })
  })

  test('all that the form offers is taken', () => {
    const given = {
      title: 'Close',
      scopeTasks: [...scopeTasks],
      seniorityLevel: 'CFO',
      payRate: 38.5,
      estimatedHires: 0,
    }
    expect(projectDetails.parse(given)).toMatchObject(given)
  })

  test.each(['', '   ', 'a'.repeat(201)])('the title %j is refused', (title) => {
    expect(projectDetails.safeParse({ title }).success).toBe(false)
  })

  test.each([
    { scopeTasks: ['Payroll'] },
    { scopeTasks: Array(11).fill('Other') },
    { softwareSystems: [' '] },
    { softwareSystems: Array(31).fill('Xero') },
    { seniorityLevel: 'staff' },
    { startDate: '11/15/2026' },
    { endDate: '11/15/2026' },
    { estimatedHires: 1.5 },
    { estimatedHires: -1 },
    { payRate: 38.005 },
    { internalNote: 'a'.repeat(4001) },
    { status: 'active' },
    { buyerId: '1' },
  ])('%j is refused', (changed) => {
    expect(projectDetails.safeParse({ title: 'Close', ...changed }).success).toBe(false)
  })

  test.each([
    ['2026-12-01', '2026-11-30', 'Please enter a date on or after the start date.'],
    ['2026-12-01', '2026-12-01', undefined],
    ['2026-12-01', null, undefined],
    [null, '2026-11-30', undefined],
  ])('of one from %s to %s, the end date says: %s', (startDate, endDate, message) => {
    const [issue] = projectDetails.safeParse({ title: 'Close', startDate, endDate }).error?.issues ?? []
    expect(issue?.message).toBe(message)
    if (issue) expect(issue.path).toEqual(['endDate'])
  })

  test('a missing title has the words of the form', () => {
    expect(projectDetails.safeParse({ title: ' ' }).error?.issues[0]?.message).toBe('Project Title is required.')
  })
})
