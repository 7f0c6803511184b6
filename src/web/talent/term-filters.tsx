import { scopeTasks } from '#domain/projects/details.ts'
import { talentFilterLimit } from '#domain/talent/talent.ts'
import { software } from '#domain/trade/software.ts'
import { standards } from '#domain/trade/standards.ts'
import { TagInput } from '../ui/tag-input.tsx'
import type { TalentFiltersProps } from './talent-filters.tsx'

const skillSuggestions = [...scopeTasks.filter((task) => task !== 'Other'), ...standards.all.map(({ name }) => name)]
const softwareSuggestions = software.all.map(({ name }) => name)

export function TermFilters({ shown, onChange }: TalentFiltersProps) {
  return (
    <>
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
    </>
  )
}
