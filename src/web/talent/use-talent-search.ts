import { useNavigate, useSearch } from '@tanstack/react-router'
import { type TalentFilter, talentFilterLimit, talentFilters } from '#domain/talent/talent.ts'
import { listAddress } from '../ui/list-address.ts'

type Shown = { search: string; filter: TalentFilter; skills: string[]; software: string[]; page: number }

const usual: Shown = { search: '', filter: 'all', skills: [], software: [], page: 1 }

const listOf = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .slice(0, talentFilterLimit)

/** What the list shows is in its URL, with the person who is open; invalid values there are ignored. */
export function useTalentSearch() {
  const given = useSearch({ from: '/framed/talent' })
  const navigate = useNavigate({ from: '/talent' })
  const { search = '', filter = '', page = '', skills = '', software = '', person } = given
  const shown: Shown = {
    search: search.trim().slice(0, 200),
    filter: Object.hasOwn(talentFilters, filter) ? (filter as TalentFilter) : 'all',
    skills: listOf(skills),
    software: listOf(software),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
  /** Typing adds one history entry, not one per keystroke. */
  const change = (changes: Partial<Shown>, { replace = changes.search !== undefined && shown.search !== '' } = {}) => {
    void navigate({ search: listAddress(usual, shown, changes), replace })
  }
  const close = () => void navigate({ search: { ...given, person: undefined }, resetScroll: false })
  return { shown, change, person, close }
}
