import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { lazy, Suspense, useId, useState } from 'react'
import { quietTalentFilters, type TalentFilter, talentStatusLabels } from '#domain/talent/talent.ts'
import { useMe } from '../session.ts'
import { FilterBar } from '../ui/filter-bar.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import classes from './talent-filters.module.css'
import type { useTalentSearch } from './use-talent-search.ts'

const chips: Record<TalentFilter, string> = { all: 'All', ...talentStatusLabels }

const ListSelect = lazy(async () => ({ default: (await import('../bookmarks/list-select.tsx')).ListSelect }))
/** For the few who use them: the list is here without. */
const loadPanel = () => import('./filter-panel.tsx')
const FilterPanel = lazy(async () => ({ default: (await loadPanel()).FilterPanel }))
const ActiveFilters = lazy(async () => ({ default: (await import('./active-filters.tsx')).ActiveFilters }))

export type TalentFiltersProps = Pick<ReturnType<typeof useTalentSearch>, 'shown'> & {
  onChange: ReturnType<typeof useTalentSearch>['change']
}

/** Search and chips; behind a button, filters for terms of the trade, overlap, free hours and rate. */
export function TalentFilters({ shown, onChange }: TalentFiltersProps) {
  const { role } = useMe()
  const count =
    shown.skills.length + shown.software.length + [shown.overlap, shown.hours, shown.rate].filter(Boolean).length
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <FilterBar>
      <div className={classes.search}>
        <SearchBox
          label="Search name, email or term"
          value={shown.search}
          onSearch={(search) => onChange({ search })}
        />
        {role === 'buyer' && (
          <Suspense>
            <ListSelect value={shown.list} onChange={(list) => onChange({ list })} />
          </Suspense>
        )}
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.5} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onPointerEnter={() => void loadPanel()}
          onFocus={() => void loadPanel()}
          onClick={() => setIsOpen(!isOpen)}
        >
          Filters{count > 0 && ` (${count})`}
        </Button>
      </div>
      <FilterChips
        label="Status"
        options={chips}
        quiet={quietTalentFilters(role)}
        value={shown.filter}
        onChange={(filter) => onChange({ filter })}
      />
      <div id={id} className={classes.terms} hidden={!isOpen}>
        {isOpen && (
          <Suspense>
            <FilterPanel shown={shown} onChange={onChange} />
          </Suspense>
        )}
      </div>
      {count > 0 && !isOpen && (
        <Suspense>
          <ActiveFilters shown={shown} onChange={onChange} />
        </Suspense>
      )}
    </FilterBar>
  )
}
