import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type LooserFilter, loosenTalent } from '#contract/talent.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { formatTotal } from '../ui/format-total.ts'
import { activeFilters } from './filter-labels.ts'
import classes from './looser-filters.module.css'
import { narrowingOf, withoutAll } from './talent-address.ts'
import type { TalentFiltersProps } from './talent-filters.tsx'

type Dropped = Pick<LooserFilter, 'kind' | 'word'>

const all = new Intl.ListFormat('en-US')
const places = { search: 'the search', filter: 'the status', list: 'the list' } as const

/** In an empty list: which filter to drop, or which ones together, and how many that would show. */
export function LooserFilters({ shown, onChange }: TalentFiltersProps) {
  const { data } = useQuery(endpointQuery(loosenTalent, narrowingOf(shown)))
  if (!data) return null
  const { together } = data
  const labelOf = ({ kind, word }: Dropped) => {
    if (kind === 'search' || kind === 'filter' || kind === 'list') return places[kind]
    const active = activeFilters(shown).find((one) => one.kind === kind && one.word === word)
    return `“${active?.label}”`
  }
  const choices = together ? [{ ...together, dropped: together.filters }] : data.filters.map(alone)
  return (
    <>
      {data.filters.length === 0 && (
        <p className={classes.why}>
          {together ? 'Dropping one filter isn’t enough.' : 'Each of these filters alone shows nobody.'}
        </p>
      )}
      {choices.length > 0 && (
        <ul className={classes.filters} aria-label="What to loosen">
          {choices.map(({ dropped, ...length }) => {
            const label = all.format(dropped.map(labelOf))
            return (
              <li key={label}>
                <Button variant="light" onClick={() => onChange(withoutAll(shown, dropped))}>
                  Drop {label}: {formatTotal(length, 'candidate')}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}

const alone = (one: LooserFilter) => ({ ...one, dropped: [one] })
