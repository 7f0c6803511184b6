import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { cancelInterviewAsAdmin, type OverseenInterview, overseeInterviews } from '#contract/interviews.ts'
import type { InterviewFilter } from '#domain/interviews/list.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { pageQuery } from '../page-query.ts'
import { problemMessage } from '../problem-message.ts'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterBar } from '../ui/filter-bar.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { ListView } from '../ui/list-view.tsx'
import { notifySuccess } from '../ui/notify.ts'
import { PageHead } from '../ui/page-head.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { formatTime } from '../ui/time.ts'
import { useListAddress } from '../ui/use-list-address.ts'
import { InterviewBadge } from './interview-badge.tsx'

const { filter, page } = overseeInterviews.input.shape
const listed = z.object({ filter: z.catch(filter, 'upcoming'), page: z.catch(page, 1) })

const filters: Record<InterviewFilter, string> = { upcoming: 'Upcoming', past: 'Past' }

/** Interviews of all firms, for admins. */
export function AllInterviewsPage() {
  const { shown, change } = useListAddress(listed)
  const interviews = useQuery(pageQuery(overseeInterviews, shown))
  const [canceled, setCanceled] = useState<OverseenInterview>()
  return (
    <>
      <PageHead
        title="Interviews"
        lead="Meetings of firms and talent."
        actions={
          <ButtonLink to="/admin/calls" variant="default">
            Intro Calls
          </ButtonLink>
        }
      />
      <FilterBar>
        <FilterChips label="Show" options={filters} value={shown.filter} onChange={(filter) => change({ filter })} />
      </FilterBar>
      <ListView
        what="interviews"
        query={interviews}
        rowsOf={(list) => list.interviews}
        page={shown.page}
        onPage={(page, options) => change({ page }, options)}
        empty={<EmptyState title="No interviews">Interviews that firms arrange appear here.</EmptyState>}
      >
        {(rows, _, isStale) => (
          <DataTable
            label="Interviews"
            heads={['When', 'Firm', 'Candidate', 'Status', { label: 'Actions', isEnd: true }]}
            isStale={isStale}
          >
            {rows.map((row) => (
              <Row key={row.id} row={row} onCancel={() => setCanceled(row)} />
            ))}
          </DataTable>
        )}
      </ListView>
      <CancelAsAdmin interview={canceled} onClose={() => setCanceled(undefined)} />
    </>
  )
}

function Row({ row, onCancel }: { row: OverseenInterview; onCancel: () => void }) {
  const { startsAt, proposed, minutes, firm, host, candidate, status, isDisputed, hasLink, cancelWord, actions } = row
  return (
    <tr>
      <th scope="row">
        {startsAt ? formatTime(startsAt) : `${proposed.length} proposed`}
        <br />
        <small>
          {minutes} minutes{status === 'booked' && !hasLink && ', no link yet'}
        </small>
      </th>
      <td>
        {firm ?? 'A firm'}
        <br />
        <small>{host}</small>
      </td>
      <td>
        <Link to="/admin/candidates/$id" params={{ id: candidate.id }} className="g-link" preload={false}>
          {candidate.name ?? 'Unnamed candidate'}
        </Link>
      </td>
      <td>
        <InterviewBadge status={status} />
        {isDisputed && <small> The sides disagree.</small>}
        {cancelWord && <small> {cancelWord}</small>}
      </td>
      <td data-end>
        {actions.includes('cancel') && (
          <Button size="compact-sm" variant="subtle" color="red" onClick={onCancel}>
            Cancel
            <span className="g-visually-hidden"> the interview with {candidate.name}</span>
          </Button>
        )}
      </td>
    </tr>
  )
}

/** Both sides read why. */
function CancelAsAdmin({ interview, onClose }: { interview: OverseenInterview | undefined; onClose: () => void }) {
  const queryClient = useQueryClient()
  const canceling = useMutation({
    mutationFn: (reason: string) => call(cancelInterviewAsAdmin, { id: interview?.id ?? '', reason }),
    onSuccess: () => {
      notifySuccess('Interview canceled', { detail: 'We’ll email both sides.' })
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(overseeInterviews) }),
  })
  return (
    <ReasonDialog
      isOpen={interview !== undefined}
      title="Cancel Interview"
      description="Both sides will read it."
      closeText="Keep Interview"
      workingText="Canceling..."
      isWorking={canceling.isPending}
      isRed
      error={canceling.error ? problemMessage(canceling.error, 'The interview couldn’t be canceled.') : undefined}
      onConfirm={(reason) => canceling.mutate(reason)}
      onClose={() => {
        canceling.reset()
        onClose()
      }}
    >
      {interview && `${interview.firm ?? 'A firm'} with ${interview.candidate.name ?? 'a candidate'}`}
    </ReasonDialog>
  )
}
