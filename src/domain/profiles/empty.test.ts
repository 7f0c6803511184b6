import { expect, test } from 'vitest'
import { isProfileEmpty } from './empty.ts'
import { profileData } from './profile.ts'

test.each([
  [{}, true],
  [{ personal_info: { full_name: 'Ana Reyes', phone: '+63 9175550142' } }, true],
  [{ professional_summary: 'Closes books.' }, false],
  [{ skills: { tools: ['Xero'] } }, false],
  [{ education: [{ degree: 'BSA' }] }, false],
])('%j is empty: %s', (given, isEmpty) => expect(isProfileEmpty(profileData.parse(given))).toBe(isEmpty))
