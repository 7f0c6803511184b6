import { expect, test, vi } from 'vitest'
import { query } from '#db/session.ts'
import { buildOnce } from './build-once.ts'

const openings = (input: { page: number; search?: string | undefined }) =>
  query
    .selectFrom('projects')
    .select('id')
    .where('title', '=', input.search ?? '')
    .offset(input.page)

const counted = () => {
  const build = vi.fn(openings)
  return { build, once: buildOnce(build) }
}

test('what was asked before is not built again, and is the same statement', () => {
  const { build, once } = counted()
  const [first, second] = [once({ page: 1, search: 'tax' }), once({ page: 1, search: 'tax' })].map((built) =>
    built.compile(),
  )
  expect(second).toBe(first)
  expect(build).toHaveBeenCalledTimes(1)
  const { sql, parameters } = openings({ page: 1, search: 'tax' }).compile()
  expect(first).toEqual({ sql, parameters })
})

test('another question gets another statement', () => {
  const { once } = counted()
  expect(once({ page: 1 }).compile().parameters).toEqual(['', 1])
  expect(once({ page: 2 }).compile().parameters).toEqual(['', 2])
  expect(once({ page: 1, search: '1' }).compile().parameters).toEqual(['1', 1])
})

test('fifty are kept, and what is asked again stays', () => {
  const { build, once } = counted()
  for (let page = 1; page <= 50; page++) once({ page })
  once({ page: 1 })
  expect(build).toHaveBeenCalledTimes(50)
  once({ page: 51 })
  once({ page: 1 })
  expect(build).toHaveBeenCalledTimes(51)
  once({ page: 2 })
  expect(build).toHaveBeenCalledTimes(52)
})

const project = ({ id }: { id: string }) =>
  query.selectFrom('projects').select('id').where('id', '=', id).where('title', '<>', 'tax')

test('a statement is built once for every id, and asks for the one that was given', () => {
  const build = vi.fn(project)
  const once = buildOnce(build)
  for (const id of ['6f9c2f4e-0c5b-4b6a-9d0f-6a1f0f6a1f0f', 'not an id at all']) {
    const { sql, parameters } = project({ id }).compile()
    expect(once({ id }).compile()).toEqual({ sql, parameters })
  }
  expect(build).toHaveBeenCalledTimes(1)
})

test('a statement that makes something else of its id is refused', () => {
  const once = buildOnce(({ id }: { id: string }) => project({ id: `${id}%` }))
  expect(() => once({ id: '6f9c2f4e-0c5b-4b6a-9d0f-6a1f0f6a1f0f' })).toThrow('larger parameter')
})
