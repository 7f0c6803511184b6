import { awaited } from './awaited.ts'

type Query<T> = { data: T | undefined; isFetched: boolean }

/** A line about what is loaded, or its room until that is answered. After a failure, which is shown in place of the rest, there is none. */
export function leadOf<T>({ data, isFetched }: Query<T>, say: (data: T) => string): string | undefined {
  if (data !== undefined) return say(data)
  return isFetched ? undefined : awaited
}
