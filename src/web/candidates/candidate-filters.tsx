import { Checkbox, NativeSelect } from '@mantine/core'
import { type CandidateFilter, candidateFilters } from '#domain/candidates/list.ts'
import { candidateStatusLabels } from '#domain/candidates/status-labels.ts'
import { SearchBox } from '../ui/search-box.tsx'
import classes from './candidates-page.module.css'
import { type CandidateList, type ChangeList, filterOf } from './use-candidate-list.ts'

const filterLabels: Record<CandidateFilter, string> = { all: 'All statuses', ...candidateStatusLabels }

type Props = { shown: CandidateList; onChange: ChangeList; range: string }

export function CandidateFilters({ shown, onChange, range }: Props) {
  return (
    <search className={classes.filters} aria-label="Filters">
      <SearchBox
        label="Search name, email or WhatsApp"
        value={shown.search}
        delayMs={300}
        onSearch={(search) => onChange({ search })}
      />
      <NativeSelect
        aria-label="Status"
        className={classes.status}
        data={candidateFilters.map((value) => ({ value, label: filterLabels[value] }))}
        value={shown.status}
        onChange={(event) => onChange({ status: event.currentTarget.value as CandidateFilter })}
      />
      <Checkbox
        label="Subscribed"
        checked={shown.subscribed}
        onChange={(event) => onChange({ subscribed: event.currentTarget.checked })}
      />
      <Checkbox
        label="Agreed to terms"
        checked={shown.agreed}
        onChange={(event) => onChange({ agreed: event.currentTarget.checked })}
      />
      <p className={`${classes.range} num`} role="status">
        {range}
      </p>
      <a
        className={`${classes.export} g-link`}
        href={`/api/candidates.csv?${new URLSearchParams(filterOf(shown))}`}
        download="candidates.csv"
      >
        Export CSV
      </a>
    </search>
  )
}
