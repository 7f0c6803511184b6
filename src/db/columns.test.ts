import type { InferResult } from 'kysely'
import { expect, expectTypeOf, test } from 'vitest'
import { columnsFrom, named } from './columns.ts'
import { query } from './session.ts'

const built = query.selectFrom('projects').select(named('projects', ['title', 'estimatedHires']))
type Row = InferResult<typeof built>[number]

test('columns are selected under the names of their fields, and the compiler knows the rows', () => {
  expect(built.compile().sql).toBe(
    'select "projects"."title" as "title", "projects"."estimated_hires" as "estimatedHires" from "projects"',
  )
  expectTypeOf<Row>().toEqualTypeOf<{ title: string; estimatedHires: number | null }>()
})

test('a column that doesn’t exist, or a value of another type, doesn’t compile', () => {
  // @ts-expect-error: projects have no salary.
  query.selectFrom('projects').select(named('projects', ['salary']))
  // @ts-expect-error: hires are a number.
  query.updateTable('projects').set(columnsFrom({ estimatedHires: 'two' }))
  expect(columnsFrom({ estimatedHires: 2 })).toEqual({ estimated_hires: 2 })
})
