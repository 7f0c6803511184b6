import { useNavigate, useSearch } from '@tanstack/react-router'
import type * as z from 'zod/mini'
import { listAddress } from './list-address.ts'

type Shown = { page: number; search?: string }

/** What a list shows is in its URL, where it differs from the defaults; invalid values there are ignored. */
export function useListAddress<S extends Shown>(listed: z.ZodMiniType<S>) {
  const shown = listed.parse(useSearch({ strict: false }))
  const navigate = useNavigate()
  /** Typing adds one history entry, not one per keystroke. */
  const change = (
    changes: Partial<S>,
    { replace = Boolean(changes.search && shown.search), resetScroll = false } = {},
  ) => {
    void navigate({ to: '.', search: listAddress(listed.parse({}), shown, changes), replace, resetScroll })
  }
  return { shown, change }
}
