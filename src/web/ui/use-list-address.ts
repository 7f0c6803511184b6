import { useNavigate, useSearch } from '@tanstack/react-router'
import type * as z from 'zod/mini'
import { listAddress } from './list-address.ts'

type Shown = { page: number; search?: string }

/** What a list shows lives in its address, where it differs from the usual; what makes no sense there counts as not said. */
export function useListAddress<S extends Shown>(listed: z.ZodMiniType<S>) {
  const shown = listed.parse(useSearch({ strict: false }))
  const navigate = useNavigate()
  /** Typing leaves one step to go back, not one for each letter. */
  const change = (changes: Partial<S>, { replace = Boolean(changes.search && shown.search) } = {}) => {
    void navigate({ to: '.', search: listAddress(listed.parse({}), shown, changes), replace, resetScroll: false })
  }
  return { shown, change }
}
