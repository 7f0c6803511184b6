import * as z from 'zod/mini'
import { listApplications } from '#contract/applications.ts'
import { chosenLimit, comparedLimit } from '#domain/applications/list.ts'
import { listAddress } from '../ui/list-address.ts'

/** What the address says about the list: back, reload and a shared link show the same. */
export type ApplicationsSearch = {
  [key in 'filter' | 'vetted' | 'sort' | 'page' | 'chosen' | 'view' | 'applicant']?: string | undefined
}

const { filter, vetted, sort, page } = listApplications.input.shape
const listed = z.object({
  filter: z.catch(filter, 'all'),
  vetted: z.catch(vetted, false),
  sort: z.catch(sort, 'newest'),
  page: z.catch(page, 1),
})
type Listed = z.output<typeof listed>

/** One alone is not compared, and no more than fit side by side. */
export const canCompare = (count: number) => count > 1 && count <= comparedLimit

export function readApplicationsAddress(search: ApplicationsSearch) {
  const chosen = (search.chosen ?? '').split(',').filter(Boolean).slice(0, chosenLimit)
  return {
    list: listed.parse(search),
    chosen,
    isComparing: search.view === 'compare' && canCompare(chosen.length),
    opened: search.applicant,
  }
}

/** Those who were chosen stay chosen in another filter, order or page. */
export const showInAddress = (search: ApplicationsSearch, changes: Partial<Listed>): ApplicationsSearch => ({
  ...search,
  ...{ filter: undefined, vetted: undefined, sort: undefined, page: undefined },
  ...listAddress(listed.parse({}), listed.parse(search), changes),
})
