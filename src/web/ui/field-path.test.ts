import { expect, test } from 'vitest'
import { isUnder, valueAt, withValueAt } from './field-path.ts'

const values = { email: 'ana@example.com', profile: { jobs: [{ firm: 'Hollis' }, { firm: 'Reed' }] }, hours: null }

test.each([
  ['email', 'ana@example.com'],
  ['profile.jobs.1.firm', 'Reed'],
  ['profile.jobs.2.firm', undefined],
  ['hours.zone', undefined],
])('%s is found', (path, value) => {
  expect(valueAt(values, path)).toBe(value)
})

test('a value is replaced where it lies, and the rest is the same', () => {
  const changed = withValueAt(values, 'profile.jobs.1.firm', 'Pruitt')
  expect(changed).toEqual({ ...values, profile: { jobs: [{ firm: 'Hollis' }, { firm: 'Pruitt' }] } })
  expect(changed.profile.jobs[0]).toBe(values.profile.jobs[0])
  expect(values.profile.jobs[1]).toEqual({ firm: 'Reed' })
  expect(withValueAt(values, 'hours.zone', 'UTC').hours).toEqual({ zone: 'UTC' })
})

test('a field lies under itself and its parents, not under one whose name begins alike', () => {
  expect(isUnder('jobs.1.firm', 'jobs.1')).toBe(true)
  expect(isUnder('jobs.1', 'jobs.1')).toBe(true)
  expect(isUnder('jobs.10', 'jobs.1')).toBe(false)
  expect(isUnder('jobs', 'jobs.1')).toBe(false)
})
