import { useNavigate, useSearch } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { listOpenings } from '#contract/openings.ts'
import { listAddress } from '../ui/list-address.ts'
import { useListAddress } from '../ui/use-list-address.ts'

const { page, filter, search, engagementType, seniorityLevel, software } = listOpenings.input.shape

/** The URL says what is listed; invalid values in it are ignored. */
const browsed = z.object({
  page: z.catch(page, 1),
  filter: z.catch(filter, 'all'),
  search: z.catch(search, ''),
  engagementType: z.catch(engagementType, undefined),
  seniorityLevel: z.catch(seniorityLevel, undefined),
  software: z.catch(software, undefined),
  sort: z.catch(z._default(z.enum(['newest', 'fit']), 'newest'), 'newest'),
})

const usual = browsed.parse({})

/** What is listed, and for which project someone is applying: both live in the address. */
export function useBrowse() {
  const { apply: applyId } = useSearch({ from: '/framed/projects-labor' })
  const navigate = useNavigate({ from: '/projects-labor' })
  const { shown, change } = useListAddress(browsed)
  return {
    input: shown,
    isNarrowed: Object.keys(listAddress(usual, { ...shown, sort: usual.sort }, {})).length > 0,
    applyId,
    narrow: (changes: Partial<typeof usual>) => change(changes),
    widen: () => change({ ...usual, sort: shown.sort }, { resetScroll: true }),
    goTo: (page: number) => change({ page }, { resetScroll: true }),
    apply: (id: string | undefined) =>
      navigate({ search: (now) => ({ ...now, apply: id }), resetScroll: false, replace: id === undefined }),
  }
}
