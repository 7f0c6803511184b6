import { useNavigate, useSearch } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { listOpenings } from '#contract/openings.ts'

const { page, filter, search, engagementType, seniorityLevel, software } = listOpenings.input.shape

/** The URL says what is listed; invalid values in it are ignored. */
const browsed = z.object({
  page: z.catch(page, 1),
  filter: z.catch(filter, 'all'),
  search: z.catch(search, ''),
  engagementType: z.catch(engagementType, undefined),
  seniorityLevel: z.catch(seniorityLevel, undefined),
  software: z.catch(software, undefined),
})

type Filter = keyof Omit<z.output<typeof browsed>, 'page'>

/** What is listed, and for which project someone is applying: both live in the address. */
export function useBrowse() {
  const given = useSearch({ from: '/framed/projects-labor' })
  const navigate = useNavigate({ from: '/projects-labor' })
  const { page, ...filters } = browsed.parse(given)
  return {
    input: { page, ...filters },
    isNarrowed: Object.entries(filters).some(([name, value]) => value && !(name === 'filter' && value === 'all')),
    applyId: given.apply,
    /** A changed filter goes back to page 1. */
    narrow: (changed: { [key in Filter]?: string | undefined }) =>
      navigate({
        search: (now) => ({ ...now, ...changed, page: undefined }),
        resetScroll: false,
        replace: 'search' in changed,
      }),
    widen: () => navigate({ search: {} }),
    goTo: (page: number) => navigate({ search: (now) => ({ ...now, page: page > 1 ? String(page) : undefined }) }),
    apply: (id: string | undefined) =>
      navigate({ search: (now) => ({ ...now, apply: id }), resetScroll: false, replace: id === undefined }),
  }
}
