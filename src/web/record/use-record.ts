import * as z from 'zod/mini'
import { listActs } from '#contract/record.ts'
import { midnightOf } from '../ui/local-time.ts'
import { useListAddress } from '../ui/use-list-address.ts'

const { admin, act, page } = listActs.input.shape
const day = z.optional(z.iso.date())

/** The URL says what is listed; invalid values in it are ignored. */
const listed = z.object({
  admin: z.catch(admin, undefined),
  act: z.catch(act, undefined),
  from: z.catch(day, undefined),
  to: z.catch(day, undefined),
  page: z.catch(page, 1),
})
export type RecordFilter = z.output<typeof listed>

/** Days are in the reader's time zone: from midnight of the first to midnight after the last. */
export function recordSelection({ admin, act, from, to }: RecordFilter) {
  return {
    ...(admin && { admin }),
    ...(act && { act }),
    ...(from && { since: midnightOf(from) }),
    ...(to && { until: midnightOf(to, { daysLater: 1 }) }),
  }
}

export const useRecord = () => useListAddress(listed)
export type ChangeRecord = ReturnType<typeof useRecord>['change']
