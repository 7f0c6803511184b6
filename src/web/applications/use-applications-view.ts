import { useNavigate, useSearch } from '@tanstack/react-router'
import {
  type ApplicationFilter,
  type ApplicationSort,
  applicationFilters,
  applicationSorts,
  comparedLimit,
} from '#domain/applications/list.ts'

/** What the address says about the list: back, reload and a shared link show the same. */
export type ApplicationsSearch = {
  [key in 'filter' | 'sort' | 'page' | 'compare' | 'view' | 'applicant']?: string | undefined
}

type ListState = { filter: ApplicationFilter; sort: ApplicationSort; page: number }

const oneOf = <Word extends string>(words: readonly [Word, ...Word[]], given: string | undefined): Word =>
  words.find((word) => word === given) ?? words[0]

export function useApplicationsView() {
  const search: ApplicationsSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const go = (change: ApplicationsSearch, { isStep = true } = {}) =>
    void navigate({
      to: '.',
      search: (before: ApplicationsSearch) => ({ ...before, ...change }),
      replace: !isStep,
      resetScroll: false,
    })

  const page = Number(search.page)
  const list: ListState = {
    filter: oneOf(applicationFilters, search.filter),
    sort: oneOf(applicationSorts, search.sort),
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
  }
  const chosen = (search.compare ?? '').split(',').filter(Boolean).slice(0, comparedLimit)
  return {
    list,
    /** Another filter or order begins on the first page. */
    show: ({ page, ...change }: Partial<ListState>) =>
      go({ ...change, page: page && page > 1 ? String(page) : undefined }),
    chosen,
    choose: (ids: string[]) => go({ compare: ids.join(',') || undefined }, { isStep: false }),
    isComparing: search.view === 'compare' && chosen.length > 1,
    compare: (isOn: boolean) => go({ view: isOn ? 'compare' : undefined }),
    opened: search.applicant,
    open: (id: string | undefined) => go({ applicant: id }),
  }
}
