import { Button } from '@mantine/core'
import type { ApplicationFilter } from '#domain/applications/list.ts'
import { EmptyState } from '../ui/empty-state.tsx'

type Props = { total: number; list: { filter: ApplicationFilter; vetted: boolean }; onAll: () => void }

export function NoApplications({ total, list: { filter, vetted }, onAll }: Props) {
  if (total === 0 && filter === 'all' && !vetted)
    return (
      <EmptyState title="No applications yet">
        Applications appear here as talent applies. Copy the link to share the project.
      </EmptyState>
    )
  return (
    <EmptyState
      title="No applications found"
      action={
        <Button variant="default" onClick={onAll}>
          Show all applications
        </Button>
      }
    >
      {total > 0
        ? 'This page is past the last one.'
        : vetted
          ? 'None of these applicants is vetted yet.'
          : 'No applications have this status.'}
    </EmptyState>
  )
}
