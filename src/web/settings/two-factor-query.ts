import { queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { readTwoFactor } from '#contract/two-factor.ts'
import { call } from '../api.ts'

export type Passkey = OutputOf<typeof readTwoFactor>['passkeys'][number]

export const twoFactorQuery = queryOptions({
  queryKey: ['two-factor'],
  queryFn: ({ signal }) => call(readTwoFactor, {}, { signal }),
})
