import { expect, test } from 'vitest'
import { missingStep } from './missing-steps.ts'

const done = { pages: 3, seen: new Set([1, 2, 3]), hasViewed: true, agrees: true, name: 'Tomás', hasProof: true }

test('the button says what is missing, in the order of the page', () => {
  expect(missingStep({ ...done, hasViewed: false, seen: new Set([1]) })).toBe('Read Pages 2 and 3')
  expect(missingStep({ ...done, hasViewed: false, seen: new Set([1, 2]) })).toBe('Read Page 3')
  expect(missingStep({ ...done, hasViewed: true, seen: new Set() })).toBeUndefined()
  expect(missingStep({ ...done, agrees: false, name: '' })).toBe('Agree to Sign Electronically')
  expect(missingStep({ ...done, name: ' ' })).toBe('Type Your Name')
  expect(missingStep({ ...done, hasProof: false })).toBe('Confirm It’s You')
  expect(missingStep(done)).toBeUndefined()
})
