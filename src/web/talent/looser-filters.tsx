import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type LooserFilter, loosenTalent } from '#contract/talent.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { formatTotal } from '../ui/format-total.ts'
import { activeFilters } from './filter-labels.ts'
import classes from './looser-filters.module.css'
import { narrowingOf, without } from './talent-address.ts'
import type { TalentFiltersProps } from './talent-filters.tsx'

const places = { search: 'the search', filter: 'the status', list: 'the list' } as const

/** In an empty list: which one filter to drop, and how many that would show. */
export function LooserFilters({ shown, onChange }: TalentFiltersProps) {
  const { data } = useQuery(endpointQuery(loosenTalent, narrowingOf(shown)))
  if (!data || data.filters.length === 0) return null
  const labelOf = ({ kind, word }: LooserFilter) => {
    if (kind === 'search' || kind === 'filter' || kind === 'list') return places[kind]
    const active = activeFilters(shown).find((one) => one.kind === kind && one.word === word)
    return `“${active?.label}”`
  }
  return (
    <ul className={classes.filters} aria-label="What to loosen">
      {data.filters.map((one) => (
        <li key={`${one.kind} ${one.word}`}>
          <Button variant="light" onClick={() => onChange(without(shown, one.kind, one.word))}>
            Drop {labelOf(one)}: {formatTotal(one, 'candidate')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
