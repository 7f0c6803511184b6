import { ConditionFilters } from './condition-filters.tsx'
import type { TalentFiltersProps } from './talent-filters.tsx'
import { TermFilters } from './term-filters.tsx'

export function FilterPanel(props: TalentFiltersProps) {
  return (
    <>
      <TermFilters {...props} />
      <ConditionFilters {...props} />
    </>
  )
}
