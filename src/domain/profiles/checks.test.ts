import { expect, test } from 'vitest'
import { checksAfterEdit, checksAfterOrder, profileChecks } from './checks.ts'

const marks = (...paths: string[]) => paths.map((path) => ({ path, confidence: 0.4 }))

test('an edit clears the mark of its field, and no other', () => {
  const before = { summary: 'a', jobs: [{ firm: 'A', year: '2020' }] }
  const after = { summary: 'a', jobs: [{ firm: 'B', year: '2020' }] }
  const left = checksAfterEdit(marks('summary', 'jobs.0.firm', 'jobs.0.year', 'jobs.7.firm'), before, after)
  expect(left).toEqual(marks('summary', 'jobs.0.year', 'jobs.7.firm'))
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
