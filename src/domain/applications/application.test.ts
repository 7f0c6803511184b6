import { expect, test } from 'vitest'
import { newApplication } from './application.ts'

const application = { projectId: '3f0c5a52-6f0e-4d0b-9f5e-0a4c2b7d9e11', coverLetter: ' I close books. ' }

test('a rate and a date may be left out', () => {
  expect(newApplication.parse(application)).toEqual({
    ...application,
    coverLetter: 'I close books.',
    hourlyRate: null,
    availableStartDate: null,
  })
})

test.each([
  { coverLetter: '  ' },
  { coverLetter: 'a'.repeat(10_001) },
  { hourlyRate: -1 },
  { hourlyRate: 38.005 },
  { hourlyRate: 100_001 },
  { hourlyRate: Number.NaN },
  { hourlyRate: '38' },
  { availableStartDate: '2026-02-30' },
  { availableStartDate: '1 March 2026' },
  { projectId: '1' },
  { status: 'accepted' },
])('%j is refused', (changed) => {
  expect(newApplication.safeParse({ ...application, ...changed }).success).toBe(false)
})
