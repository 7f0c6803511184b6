import { describe, expect, test } from 'vitest'
import { profileData } from '#domain/profiles/profile.ts'
import { projectDetails } from '#domain/projects/details.ts'
import { makeGroup, projectLine } from './group.ts'
import { groups } from './groups.ts'

describe.each(Object.entries(groups))('the group %s', (name, group) => {
  const { members, truth } = makeGroup(name, group)

  test('has about 400 people with profiles as the product stores them', () => {
    expect(members.length).toBeGreaterThan(390)
    expect(new Set(members.map(({ candidate }) => candidate.id)).size).toBe(members.length)
    for (const { candidate } of members)
      expect(profileData.parse(candidate.profile_data)).toEqual(candidate.profile_data)
  })

  test('has projects as the product stores them, and briefs without requirements', () => {
    for (const [at, project] of group.projects.entries()) {
      const { id, createdAt, requirements, ...details } = projectLine(name, project, at)
      expect(projectDetails.parse(details)).toMatchObject(details)
      expect(requirements === null).toBe(project.kind === 'brief')
      expect([id, createdAt]).toEqual([truth[at]?.project, '2026-11-16'])
    }
  })

  test('has people of every grade for every project, and pairs whose better one is not graded lower', () => {
    for (const { grades, pairs } of truth) {
      const counts = [1, 2, 3].map((grade) => Object.values(grades).filter((one) => one === grade).length)
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(3)
      expect(pairs).toHaveLength(4)
      for (const [better, lesser] of pairs) expect(grades[better] ?? 0).toBeGreaterThanOrEqual(grades[lesser] ?? 0)
    }
  })
})
