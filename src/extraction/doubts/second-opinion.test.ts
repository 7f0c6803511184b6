import { expect, test } from 'vitest'
import { isAnother, type Kind } from './second-opinion.ts'

test.each<[string, Kind]>([
  ['Harbor Foods Inc.', 'company'],
  ['Senior Tax Accountant', 'position'],
  ['University of San Carlos', 'school'],
  ['Closed the books of 12 clients within five days of month end.', 'sentence'],
  ['Bank Reconciliation', 'skill'],
])('%s may well be a %s', (text, kind) => {
  expect(isAnother(text, [kind])).toBe(false)
})

test.each<[string, Kind, string]>([
  ['Bachelor of', 'sentence', 'a degree'],
  ['Meridian Health Network', 'sentence', 'a company'],
  ['Certified Internal Auditor', 'school', 'a certificate'],
  ['Senior Accountant, Harbor Foods Inc., Cebu City', 'position', 'two things'],
  ['Work Experience', 'skill', 'a heading'],
])('%s is no %s but %s', (text, kind) => {
  expect(isAnother(text, [kind])).toBe(true)
})
