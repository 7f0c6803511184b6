import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ProjectFilter, projectFilters } from '#domain/projects/status.ts'
import { listAddress } from '../ui/list-address.ts'

type Shown = { search: string; filter: ProjectFilter; page: number }

const usual: Shown = { search: '', filter: 'all', page: 1 }

/** Search, filter and page of the list are in its URL; invalid values there are ignored. */
export function useProjectSearch() {
  const { search = '', filter = '', page = '' } = useSearch({ from: '/framed/projects' })
  const navigate = useNavigate({ from: '/projects' })
  const shown: Shown = {
    search: search.trim().slice(0, 200),
    filter: Object.hasOwn(projectFilters, filter) ? (filter as ProjectFilter) : 'all',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
  /** Typing adds one history entry, not one per keystroke. */
  const change = (changes: Partial<Shown>, { replace = changes.search !== undefined && shown.search !== '' } = {}) => {
    void navigate({ search: listAddress(usual, shown, changes), replace })
  }
  return { shown, change }
}
