import { Button } from '@mantine/core'
import type { ApplicationFilter } from '#domain/applications/list.ts'
import { EmptyState } from '../ui/empty-state.tsx'

type Props = { total: number; filter: ApplicationFilter; onAll: () => void }

export function NoApplications({ total, filter, onAll }: Props) {
  if (total === 0 && filter === 'all')
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
      {total > 0 ? 'This page is past the last one.' : 'No applications have this status.'}
    </EmptyState>
  )
}
