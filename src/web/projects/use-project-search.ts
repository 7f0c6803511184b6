import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ProjectFilter, projectFilters } from '#domain/projects/status.ts'

type Shown = { search: string; filter: ProjectFilter; page: number }

/** Search, filter and page of the list live in its address; whatever is wrong there is as if it were missing. */
export function useProjectSearch() {
  const { search = '', filter = '', page = '' } = useSearch({ from: '/framed/projects' })
  const navigate = useNavigate({ from: '/projects' })
  const shown: Shown = {
    search: search.trim().slice(0, 200),
    filter: Object.hasOwn(projectFilters, filter) ? (filter as ProjectFilter) : 'all',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
  /** Another search or filter begins at its first page. Typing leaves one step to go back, not one for each letter. */
  const change = (changes: Partial<Shown>, { replace = changes.search !== undefined && shown.search !== '' } = {}) => {
    const { search, filter, page } = { ...shown, page: 1, ...changes }
    void navigate({
      search: {
        search: search || undefined,
        filter: filter === 'all' ? undefined : filter,
        page: page === 1 ? undefined : String(page),
      },
      replace,
    })
  }
  return { shown, change }
}
