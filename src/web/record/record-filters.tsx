import { Select } from '@mantine/core'
import type { OutputOf } from '#contract/endpoint.ts'
import type { listActs } from '#contract/record.ts'
import { type AdminAct, adminActs } from '#domain/record/acts.ts'
import { DateFilter } from '../ui/date-filter.tsx'
import classes from './record-page.module.css'
import { type ChangeRecord, type RecordFilter, recordSelection } from './use-record.ts'

const acts = Object.entries(adminActs).map(([value, label]) => ({ value, label }))

type Props = { shown: RecordFilter; onChange: ChangeRecord; admins: OutputOf<typeof listActs>['admins'] }

export function RecordFilters({ shown, onChange, admins }: Props) {
  return (
    <search className={classes.filters} aria-label="Filters">
      <Select
        label="Admin"
        placeholder="Everyone"
        clearable
        searchable
        clearButtonProps={{ 'aria-label': 'Everyone' }}
        data={admins.map(({ id, name, email }) => ({ value: id, label: name ?? email }))}
        value={shown.admin ?? null}
        onChange={(admin) => onChange({ admin: admin ?? undefined })}
      />
      <Select
        label="Action"
        placeholder="Everything"
        clearable
        searchable
        clearButtonProps={{ 'aria-label': 'Everything' }}
        data={acts}
        value={shown.act ?? null}
        onChange={(act) => onChange({ act: (act as AdminAct | null) ?? undefined })}
      />
      <DateFilter
        label="From"
        max={shown.to}
        value={shown.from ?? ''}
        onChange={(from) => onChange({ from: from || undefined })}
      />
      <DateFilter
        label="To"
        min={shown.from}
        value={shown.to ?? ''}
        onChange={(to) => onChange({ to: to || undefined })}
      />
      <a
        className={`${classes.export} g-link`}
        href={`/api/record.csv?${new URLSearchParams(recordSelection(shown))}`}
        download="record.csv"
      >
        Export CSV
      </a>
    </search>
  )
}
