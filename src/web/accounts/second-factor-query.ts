import { queryOptions } from '@tanstack/react-query'
import { askSecondFactor } from '#contract/two-factor.ts'
import { endpointQuery } from '../endpoint-query.ts'

/** What a token from the first step of a sign-in asks for. */
export const secondFactorQuery = (token: string) =>
  queryOptions({
    ...endpointQuery(askSecondFactor, { token }),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
