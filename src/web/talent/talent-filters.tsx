import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { scopeTasks } from '#domain/projects/details.ts'
import { type TalentFilter, talentFilterLimit } from '#domain/talent/talent.ts'
import { software } from '#domain/trade/software.ts'
import { standards } from '#domain/trade/standards.ts'
import { FilterBar } from '../ui/filter-bar.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { TagInput } from '../ui/tag-input.tsx'
import classes from './talent-filters.module.css'
import type { useTalentSearch } from './use-talent-search.ts'

const chips: Record<TalentFilter, string> = {
  all: 'All',
  pending: 'Pending',
  interviewing: 'Interviewing',
  approved: 'Approved',
  rejected: 'Rejected',
  onboarded: 'Onboarded',
}
const skillSuggestions = [...scopeTasks.filter((task) => task !== 'Other'), ...standards.all.map(({ name }) => name)]
const softwareSuggestions = software.all.map(({ name }) => name)

type Props = Pick<ReturnType<typeof useTalentSearch>, 'shown'> & {
  onChange: ReturnType<typeof useTalentSearch>['change']
}

/** Search and chips; behind a button, filters for required skills and software. */
export function TalentFilters({ shown, onChange }: Props) {
  const count = shown.skills.length + shown.software.length
  const [isOpen, setIsOpen] = useState(count > 0)
  const id = useId()
  return (
    <FilterBar>
      <div className={classes.search}>
        <SearchBox label="Search name or email" value={shown.search} onSearch={(search) => onChange({ search })} />
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.5} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          Filters{count > 0 && ` (${count})`}
        </Button>
      </div>
      <FilterChips label="Status" options={chips} value={shown.filter} onChange={(filter) => onChange({ filter })} />
      <div id={id} className={classes.terms} hidden={!isOpen}>
        <TagInput
          label="Skills"
          placeholder="Month-End Close"
          suggestions={skillSuggestions}
          value={shown.skills}
          onChange={(skills) => onChange({ skills: skills.slice(0, talentFilterLimit) })}
        />
        <TagInput
          label="Software"
          placeholder="QuickBooks Online"
          suggestions={softwareSuggestions}
          value={shown.software}
          onChange={(systems) => onChange({ software: systems.slice(0, talentFilterLimit) })}
        />
      </div>
    </FilterBar>
  )
}
