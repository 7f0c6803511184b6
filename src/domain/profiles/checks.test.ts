import { expect, test } from 'vitest'
import { askableChecks, checksAfterEdit, checksAfterOrder, flaggedFields, profileChecks } from './checks.ts'
import { profileData } from './profile.ts'
import { skillGroups } from './skill-groups.ts'

const marks = (...paths: string[]) => paths.map((path) => ({ path, confidence: 0.4 }))

test('an edit clears the mark of its field, and no other', () => {
  const before = { summary: 'a', jobs: [{ firm: 'A', year: '2020' }] }
  const after = { summary: 'a', jobs: [{ firm: 'B', year: '2020' }] }
  const left = checksAfterEdit(marks('summary', 'jobs.0.firm', 'jobs.0.year', 'jobs.7.firm'), before, after)
  expect(left).toEqual(marks('summary', 'jobs.0.year', 'jobs.7.firm'))
})

test('what the editor has no field for isn’t asked, such as a skill of a group that isn’t shown', () => {
  const groups = Object.keys(profileData.parse({}).skills)
  const left = askableChecks(marks('projects.0.name', 'personal_info.email', ...groups.map((one) => `skills.${one}.0`)))
  const shown = groups.filter((one) => skillGroups.some(({ group }) => group === one))
  expect(left).toEqual(marks(...shown.map((one) => `skills.${one}.0`)))
})

test('marks follow their entries, and go with them', () => {
  const left = checksAfterOrder(
    marks('jobs.0.firm', 'jobs.1.firm', 'jobs.2.firm', 'schools.0.name', 'jobs'),
    'jobs',
    [2, 0],
  )
  expect(left).toEqual(marks('jobs.1.firm', 'jobs.0.firm', 'schools.0.name', 'jobs'))
})

test('a mark is a path and a figure', () => {
  expect(profileChecks.safeParse(marks('work_experience.0.start_date', 'skills.soft_skills.12')).success).toBe(true)
  for (const path of ['', '__proto__.x y', '../x', 'a.b.c.d.e', 'x'.repeat(101)])
    expect(profileChecks.safeParse(marks(path)).success).toBe(false)
})

test.each([
  [0, true],
  [1, true],
  [-0.01, false],
  [1.01, false],
])('a confidence of %d is one: %s', (confidence, isTaken) => {
  expect(profileChecks.safeParse([{ path: 'professional_summary', confidence }]).success).toBe(isTaken)
})

test('there are at most 1,000 marks', () => {
  expect(profileChecks.safeParse(marks(...Array(1000).fill('awards'))).success).toBe(true)
  expect(profileChecks.safeParse(marks(...Array(1001).fill('awards'))).success).toBe(false)
})

test('marks below a place are named by what a reader sees there, one on the place itself by nothing', () => {
  const paths = ['work_experience.0.start_date', 'work_experience.10', 'work_experience', 'work_experiences.0', 'work']
  expect(flaggedFields(paths, 'work_experience')).toEqual(['1 start date', '11', ''])
  expect(flaggedFields(paths, 'work_experience.0')).toEqual(['start date'])
  expect(flaggedFields(['skills.soft_skills.12', 'skills.q4_tools'], 'skills')).toEqual(['soft skills 13', 'q4 tools'])
  expect(flaggedFields(['skills.4x.x4'], 'skills')).toEqual(['4x x4'])
})
