import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InputOf } from '#contract/endpoint.ts'
import { listTalent, readTalent } from '#contract/talent.ts'
import { call } from '../api.ts'

/** One page of the list. The one before stays until it is here. */
export const talentListQuery = (input: InputOf<typeof listTalent>) =>
  queryOptions({
    queryKey: ['talent', 'list', input],
    queryFn: ({ signal }) => call(listTalent, input, { signal }),
    placeholderData: keepPreviousData,
  })

export const talentQuery = (id: string) =>
  queryOptions({
    queryKey: ['talent', 'person', id],
    queryFn: ({ signal }) => call(readTalent, { id }, { signal }),
  })
