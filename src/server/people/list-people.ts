import { listPeople as endpoint } from '#contract/people.ts'
import { peopleListQuery, peoplePage } from '#db/people.ts'
import { lengthOf } from '#domain/paging.ts'
import { queryRoute } from '../serve.ts'

export const listPeople = queryRoute(endpoint, peopleListQuery, ([found], asked) => ({
  people: found?.people ?? [],
  ...lengthOf(found?.total ?? 0, peoplePage(asked)),
}))
