import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ProjectFilter, projectFilters } from '#domain/projects/status.ts'
import { listAddress } from '../ui/list-address.ts'

type Shown = { search: string; filter: ProjectFilter; page: number }

const usual: Shown = { search: '', filter: 'all', page: 1 }

/** Search, filter and page of the list live in its address; whatever is wrong there is as if it were missing. */
export function useProjectSearch() {
  const { search = '', filter = '', page = '' } = useSearch({ from: '/framed/projects' })
  const navigate = useNavigate({ from: '/projects' })
  const shown: Shown = {
    search: search.trim().slice(0, 200),
    filter: Object.hasOwn(projectFilters, filter) ? (filter as ProjectFilter) : 'all',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
  /** Typing leaves one step to go back, not one for each letter. */
  const change = (changes: Partial<Shown>, { replace = changes.search !== undefined && shown.search !== '' } = {}) => {
    void navigate({ search: listAddress(usual, shown, changes), replace })
  }
  return { shown, change }
}
