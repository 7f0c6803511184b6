import { queryOptions } from '@tanstack/react-query'
import { readProfile } from '#contract/profiles.ts'
import { call } from '../api.ts'

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(readProfile, {}, { signal }),
})
