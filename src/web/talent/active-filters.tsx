import { IconX } from '@tabler/icons-react'
import classes from './active-filters.module.css'
import { activeFilters } from './filter-labels.ts'
import { without } from './talent-address.ts'
import type { TalentFiltersProps } from './talent-filters.tsx'

/** What narrows the list while the filters are closed, each to be dropped by itself. */
export function ActiveFilters({ shown, onChange }: TalentFiltersProps) {
  return (
    <ul className={classes.filters} aria-label="Active filters">
      {activeFilters(shown).map(({ kind, word, label }) => (
        <li key={`${kind} ${label}`}>
          {label}
          <button type="button" aria-label={`Remove ${label}`} onClick={() => onChange(without(shown, kind, word))}>
            <IconX size={12} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
