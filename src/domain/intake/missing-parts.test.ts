import { expect, test } from 'vitest'
import { missingParts } from './missing-parts.ts'

test.each([
  [
    { file: null, password: '', confirmPassword: '' },
    'Still missing: your resume, a password and the same password again.',
  ],
  [{ file: {}, password: '', confirmPassword: '' }, 'Still missing: a password and the same password again.'],
  [{ file: {}, password: 'kestrel', confirmPassword: '' }, 'Still missing: the password again, to confirm it.'],
  [{ file: null, password: 'kestrel', confirmPassword: 'kestrel' }, 'Still missing: your resume.'],
  [{ file: {}, password: 'kestrel', confirmPassword: 'kestrel' }, undefined],
])('%j: %s', (parts, message) => expect(missingParts(parts)).toBe(message))
