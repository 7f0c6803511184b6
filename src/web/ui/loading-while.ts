import type { Loadable } from './loaded.tsx'

/** A query that counts as loading while something else is: what comes later above its content would move it from under the pointer. */
export const loadingWhile = <T>(isLoading: boolean, query: Loadable<T>): Loadable<T> =>
  isLoading ? { ...query, data: undefined, error: null } : query

/** Neither answered nor failed yet. A part that failed is tried again, but nothing else waits for it. */
export const isUnanswered = ({ isFetched, failureCount }: { isFetched: boolean; failureCount: number }): boolean =>
  !isFetched && failureCount === 0
