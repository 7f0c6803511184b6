import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InputOf } from '#contract/endpoint.ts'
import { listMails } from '#contract/mail.ts'
import { call } from '../api.ts'

export const mailKey = ['mail'] as const

/** One page of emails. The one before stays until it is here. */
export const mailListQuery = (input: InputOf<typeof listMails>) =>
  queryOptions({
    queryKey: [...mailKey, input],
    queryFn: ({ signal }) => call(listMails, input, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })
