import { checksAfterOrder, type ProfileCheck } from '#domain/profiles/checks.ts'
import type { Edited } from './edited.ts'

export type EntryList = 'work_experience' | 'education' | 'certifications' | 'languages_spoken' | 'awards'

/** What a removal takes away; its marks say its old position. */
export type Removed = { entry: object; position: number; marks: ProfileCheck[] }

/** Entries in another order, or without some; `order` has the old position of each that is left. */
export function withOrder({ profile, checks, ...rest }: Edited, list: EntryList, order: readonly number[]): Edited {
  const entries = order.map((position) => profile[list][position])
  return { ...rest, profile: { ...profile, [list]: entries }, checks: checksAfterOrder(checks, list, order) }
}

/** The order after one entry has changed places with a neighbor; undefined at either end. */
export function orderAfterMove(count: number, position: number, by: 1 | -1): number[] | undefined {
  const to = position + by
  if (to < 0 || to >= count) return undefined
  return Array.from({ length: count }, (_, index) => (index === position ? to : index === to ? position : index))
}

/** An entry is back where it was, with its marks. */
export function withEntryBack({ profile, checks, ...rest }: Edited, list: EntryList, removed: Removed): Edited {
  const { entry, position, marks } = removed
  const entries = (profile[list] as object[]).toSpliced(position, 0, entry)
  const order = entries.map((_, index) => (index === position ? -1 : index < position ? index : index - 1))
  return {
    ...rest,
    profile: { ...profile, [list]: entries },
    checks: [...checksAfterOrder(checks, list, order), ...marks],
  }
}
