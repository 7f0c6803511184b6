import { Button, NativeSelect } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { listOpeningSoftware } from '#contract/openings.ts'
import { engagementTypes, seniorityLevels } from '#domain/projects/details.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { FilterBar } from '../ui/filter-bar.tsx'
import { formatTotal } from '../ui/format-total.ts'
import { SearchBox } from '../ui/search-box.tsx'
import classes from './browse.module.css'
import type { useBrowse } from './use-browse.ts'

type Props = { browse: ReturnType<typeof useBrowse>; length: Parameters<typeof formatTotal>[0] | undefined }

export function BrowseFilters({ browse: { input, isNarrowed, narrow, widen }, length }: Props) {
  const wanted = useQuery({ ...endpointQuery(listOpeningSoftware, {}), staleTime: 60_000 }).data?.software ?? []
  // A link may ask for something that no project wants by now.
  const systems = input.software && !wanted.includes(input.software) ? [input.software, ...wanted] : wanted
  const isSaved = input.filter === 'saved'
  const SavedIcon = isSaved ? IconBookmarkFilled : IconBookmark
  const choice = (
    field: 'engagementType' | 'seniorityLevel' | 'software',
    label: string,
    options: readonly string[],
  ) => (
    <NativeSelect
      className={classes.choice}
      aria-label={label}
      data={[{ value: '', label: `Any ${label.toLowerCase()}` }, ...options]}
      value={input[field] ?? ''}
      onChange={({ currentTarget }) => narrow({ [field]: currentTarget.value || undefined })}
    />
  )
  return (
    <FilterBar>
      <SearchBox
        label="Search title, scope or software"
        value={input.search}
        onSearch={(search) => narrow({ search })}
      />
      <div className={classes.side}>
        <span role="status">{length && formatTotal(length, 'available project')}</span>
        <button
          type="button"
          className={classes.saved}
          aria-pressed={isSaved}
          onClick={() => narrow({ filter: isSaved ? undefined : 'saved' })}
        >
          <SavedIcon size={16} stroke={1.5} aria-hidden />
          Saved
        </button>
      </div>
      <div className={classes.choices}>
        {choice('engagementType', 'Engagement type', engagementTypes)}
        {choice('seniorityLevel', 'Level', seniorityLevels)}
        {choice('software', 'Software', systems)}
        <NativeSelect
          className={classes.choice}
          aria-label="Order"
          data={[
            { value: 'newest', label: 'Newest first' },
            { value: 'fit', label: 'Best fit first' },
          ]}
          value={input.sort}
          onChange={({ currentTarget }) => narrow({ sort: currentTarget.value as typeof input.sort })}
        />
        {isNarrowed && (
          <Button variant="subtle" color="gray" onClick={widen}>
            Clear Filters
          </Button>
        )}
      </div>
    </FilterBar>
  )
}
