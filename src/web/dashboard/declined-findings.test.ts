import { expect, test } from 'vitest'
import { acceptedPaths, declinedAtFirst, toggled } from './declined-findings.ts'

const findings = ['personal_info.full_name', 'personal_info.phone', 'skills.software'].map((path) => ({ path }))

test('everything is accepted at first but the name', () => {
  expect([...acceptedPaths(findings, declinedAtFirst)]).toEqual(['personal_info.phone', 'skills.software'])
})

test('a click declines or accepts one finding, and a second click takes that back', () => {
  const once = toggled(declinedAtFirst, 'skills.software')
  expect([...acceptedPaths(findings, once)]).toEqual(['personal_info.phone'])
  expect(toggled(once, 'skills.software')).toEqual(declinedAtFirst)
  expect(acceptedPaths(findings, toggled(declinedAtFirst, 'personal_info.full_name')).size).toBe(3)
})

test('what was declined and is found no more isn’t accepted', () => {
  expect(acceptedPaths([], declinedAtFirst).size).toBe(0)
})
