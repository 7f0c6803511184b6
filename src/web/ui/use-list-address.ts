import { useNavigate, useSearch } from '@tanstack/react-router'
import type * as z from 'zod/mini'

type Shown = { page: number; search?: string }

/** What a list shows lives in its address, where it differs from the usual; what makes no sense there counts as not said. */
export function useListAddress<S extends Shown>(listed: z.ZodMiniType<S>) {
  const shown = listed.parse(useSearch({ strict: false }))
  const navigate = useNavigate()
  /** Another search or filter begins at page 1. Typing leaves one step to go back, not one for each letter. */
  const change = (changes: Partial<S>, { replace = Boolean(changes.search && shown.search) } = {}) => {
    const usual = listed.parse({})
    const differing = Object.entries({ ...shown, page: 1, ...changes }).filter(
      ([key, value]) => value !== undefined && value !== usual[key as keyof S],
    )
    const search = Object.fromEntries(differing.map(([key, value]) => [key, String(value)]))
    void navigate({ to: '.', search, replace, resetScroll: false })
  }
  return { shown, change }
}
