import type { Loadable } from './loaded.tsx'

/** A query that counts as loading while something else is: what comes later above its content would move it from under the pointer. */
export const loadingWhile = <T>(isPending: boolean, query: Loadable<T>): Loadable<T> =>
  isPending ? { ...query, data: undefined, error: null } : query
