import { useQuery } from '@tanstack/react-query'
import { listTerms } from '#contract/needs.ts'
import { scopeTasks } from '#domain/projects/details.ts'
import { talentFilterLimit } from '#domain/talent/talent.ts'
import { software } from '#domain/trade/software.ts'
import { stateNames } from '#domain/trade/state-names.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { TagInput } from '../ui/tag-input.tsx'
import type { TalentFiltersProps } from './talent-filters.tsx'

const tasks = scopeTasks.filter((task) => task !== 'Other')
const softwareSuggestions = software.all.map(({ name }) => name)
const termsQuery = { ...endpointQuery(listTerms, {}), staleTime: Number.POSITIVE_INFINITY }

/** Terms of the vocabulary that matching reads; each finds people whose facts say so. */
export function TermFilters({ shown, onChange }: TalentFiltersProps) {
  const { data } = useQuery(termsQuery)
  const { service = [], credential = [], form = [], standard = [], industry = [], language = [] } = data?.terms ?? {}
  const skills = [
    ...tasks,
    ...service,
    ...credential,
    ...form,
    ...standard,
    ...industry,
    ...Object.values(stateNames),
    ...language,
  ]
  return (
    <>
      <TagInput
        label="Skills, credentials and areas"
        placeholder="Month-End Close, CPA, Texas"
        suggestions={[...new Set(skills)]}
        value={shown.skills}
        onChange={(chosen) => onChange({ skills: chosen.slice(0, talentFilterLimit) })}
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
