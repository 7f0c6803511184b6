import { describe, expect, test } from 'vitest'
import {
  changedMeanwhile,
  createdAlready,
  newProject,
  projectDetails,
  projectEdits,
  projectFacts,
  scopeTasks,
  tasksIn,
} from './details.ts'

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

  test('a pay rate may be a range, from the lower end to the upper', () => {
    const parse = (payRate: number | null, payRateMax: number) =>
      projectDetails.safeParse({ title: 'Close', payRate, payRateMax })
    expect(parse(35, 45).success).toBe(true)
    expect(parse(45, 45).success).toBe(true)
    for (const [from, to] of [
      [45, 35],
      [null, 45],
    ] as const)
      expect(parse(from, to).error?.issues).toEqual([
        expect.objectContaining({
          path: ['payRateMax'],
          message: 'The first pay rate of a range must be the lower one.',
        }),
      ])
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

  test('as much as fits is taken', () => {
    const given = {
      title: 'a'.repeat(200),
      internalNote: 'a'.repeat(4000),
      softwareSystems: Array(30).fill('a'.repeat(80)),
      preferredTimeOverlap: 'a'.repeat(200),
      estimatedHires: 1000,
      location: 'a'.repeat(200),
      duration: 'a'.repeat(200),
      payRate: 100_000,
      startDate: '2027-01-04',
      engagementDetails: 'Part-time',
      engagementType: 'One-Time',
    }
    expect(projectDetails.parse(given)).toMatchObject(given)
    expect(projectDetails.parse({ title: 'Close', payRate: 0 }).payRate).toBe(0)
    expect(projectDetails.parse({ title: 'Close', softwareSystems: [' Xero '] }).softwareSystems).toEqual(['Xero'])
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
    { payRate: -0.01 },
    { payRate: 100_000.01 },
    { estimatedHires: 1001 },
    { softwareSystems: ['a'.repeat(81)] },
    { preferredTimeOverlap: 'a'.repeat(201) },
    { location: 'a'.repeat(201) },
    { duration: 'a'.repeat(201) },
    { engagementDetails: 'Some-time' },
    { engagementType: 'Twice' },
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

describe('a new project', () => {
  test('is open unless it is kept as a draft', () => {
    expect(newProject.parse({ title: 'Close' })).toMatchObject({ status: 'Open', creationKey: null })
    expect(newProject.parse({ title: 'Close', status: 'draft' }).status).toBe('draft')
    expect(newProject.safeParse({ title: 'Close', status: 'completed' }).success).toBe(false)
  })

  test.each([
    ['0123456789abcdef'.repeat(2), true],
    ['0123456789abcdef'.repeat(2).slice(1), false],
    [`${'0123456789abcdef'.repeat(2)}0`, false],
    ['0123456789ABCDEF'.repeat(2), false],
  ])('with the key %s is taken: %s', (creationKey, isTaken) => {
    expect(newProject.safeParse({ title: 'Close', creationKey }).success).toBe(isTaken)
  })
})

test('an edit names the version that it began with, and a status that its owner may set', () => {
  const edits = { title: 'Close', expectedUpdatedAt: '2026-11-16T09:00:00Z' }
  expect(projectEdits.parse(edits).status).toBeUndefined()
  expect(projectEdits.parse({ ...edits, status: 'archived' }).status).toBe('archived')
  expect(projectEdits.safeParse({ ...edits, status: 'active' }).success).toBe(false)
  expect(projectEdits.safeParse({ title: 'Close' }).success).toBe(false)
  const { expectedUpdatedAt } = projectEdits.parse({ ...edits, expectedUpdatedAt: '2026-11-16T17:00:00+08:00' })
  expect(new Date(expectedUpdatedAt)).toEqual(new Date(edits.expectedUpdatedAt))
})

test('who may see a project reads all but its note, and the tasks as one text', () => {
  expect(Object.keys(projectFacts.shape)).not.toContain('internalNote')
  const facts = projectFacts.parse({ title: 'Close', scopeOfWork: 'Bookkeeping, FP&A' })
  expect(tasksIn(facts.scopeOfWork)).toEqual(['Bookkeeping', 'FP&A'])
  expect(tasksIn('Bookkeeping and FP&A')).toEqual([])
  expect(tasksIn(null)).toEqual([])
})

test('who was too late, or early, is in conflict', () => {
  expect([changedMeanwhile().code, createdAlready().code]).toEqual(['conflict', 'conflict'])
})
