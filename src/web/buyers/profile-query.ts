import { queryOptions } from '@tanstack/react-query'
import { readBuyerProfile } from '#contract/buyers.ts'
import { call } from '../api.ts'

export const buyerProfileQuery = queryOptions({
  queryKey: ['buyer-profile'],
  queryFn: ({ signal }) => call(readBuyerProfile, {}, { signal }),
})
