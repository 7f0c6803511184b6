import { expect, test } from 'vitest'
import { projectFilters } from '#domain/projects/status.ts'
import { projectListQuery, projectOverviewQuery } from './projects.ts'

// PostgreSQL plans a statement again for each of its parameters that moves a limit, which takes longer than running it.
test('what every visit asks for first has no parameters', () => {
  for (const filter of Object.keys(projectFilters) as (keyof typeof projectFilters)[])
    expect(projectListQuery({ page: 1, filter, search: '' }).compile().parameters, filter).toEqual([])
  expect(projectOverviewQuery().compile().parameters).toEqual([])
})

test('what people choose is a parameter', () => {
  const { sql, parameters } = projectListQuery({ page: 3, filter: 'all', search: "O'Neil" }).compile()
  expect(sql).not.toContain('Neil')
  expect(parameters).toContain(24)
})
