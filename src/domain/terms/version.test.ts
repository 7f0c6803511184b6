import { expect, test } from 'vitest'
import { termsVersion } from './version.ts'

test('the version that people accept is a day', () => {
  expect(Temporal.PlainDate.from(termsVersion).toString()).toBe(termsVersion)
})
