import { describe, expect, test } from 'vitest'
import { briefFileProblem, projectBrief } from './brief.ts'

describe('a brief', () => {
  test('may say nothing at all', () => {
    expect(projectBrief.parse({})).toEqual({})
  })

  test('says as much as a project can have', () => {
    const brief = {
      title: 'a'.repeat(200),
      scopeTasks: ['Bookkeeping', 'FP&A'],
      description: 'a'.repeat(10_000),
      softwareSystems: Array(30).fill('a'.repeat(80)),
      seniorityLevel: 'Senior',
      engagementDetails: 'Part-time',
      engagementType: 'One-Time',
      startDate: '2027-01-04',
      preferredTimeOverlap: 'a'.repeat(200),
      estimatedHires: 1000,
      location: 'a'.repeat(200),
      duration: 'a'.repeat(200),
      payRate: 100_000,
      payRateMax: 100_000,
    }
    expect(projectBrief.parse(brief)).toEqual(brief)
    const least = { title: 'a', description: 'a', estimatedHires: 1, payRate: 0, payRateMax: 0 }
    expect(projectBrief.parse(least)).toEqual(least)
  })

  test.each([
    { title: '' },
    { title: 'a'.repeat(201) },
    { description: '' },
    { description: 'a'.repeat(10_001) },
    { scopeTasks: ['Payroll'] },
    { softwareSystems: ['a'.repeat(81)] },
    { softwareSystems: Array(31).fill('Xero') },
    { startDate: '1/4/2027' },
    { preferredTimeOverlap: 'a'.repeat(201) },
    { estimatedHires: 0 },
    { estimatedHires: 1001 },
    { location: 'a'.repeat(201) },
    { duration: 'a'.repeat(201) },
    { payRate: -1 },
    { payRate: 100_001 },
    { payRateMax: -1 },
    { payRateMax: 100_001 },
    { internalNote: 'nobody reads this from a document' },
  ])('%j is refused', (brief) => {
    expect(projectBrief.safeParse(brief).success).toBe(false)
  })
})

const megabyte = 1_048_576

test.each([
  ['scope.pdf', 1, undefined],
  ['scope.docx', 1, undefined],
  ['SCOPE.DOC', 10 * megabyte, undefined],
  ['scope.pdf', 10 * megabyte + 1, 'Max size is 10MB.'],
  ['scope.pdf.exe', 1, 'Please upload a PDF or Word document.'],
  ['scope.docm', 1, 'Please upload a PDF or Word document.'],
  ['pdf', 1, 'Please upload a PDF or Word document.'],
])('of the file %s of %i bytes one reads: %s', (name, size, problem) => {
  expect(briefFileProblem({ name, size })).toBe(problem)
})
