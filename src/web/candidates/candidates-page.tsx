import { Button, CloseButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { ListedCandidate } from '#contract/candidates.ts'
import { candidateMessages, loadRetries, refreshEveryMs } from '#domain/candidates/list.ts'
import type { CandidateMove } from '#domain/candidates/status.ts'
import { problemMessage } from '../problem-message.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { FormAlert } from '../ui/form-alert.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useIsActive } from '../ui/use-is-active.ts'
import type { Bulk } from './bulk-dialog.tsx'
import { CandidateFilters } from './candidate-filters.tsx'
import { CandidatePager } from './candidate-pager.tsx'
import { CandidateTable } from './candidate-table.tsx'
import { CandidateTiles } from './candidate-tiles.tsx'
import classes from './candidates-page.module.css'
import { SavedViews } from './saved-views.tsx'
import { candidateListQuery, useCandidateList } from './use-candidate-list.ts'
import { useSelection } from './use-selection.ts'

const BulkBar = lazy(async () => ({ default: (await import('./bulk-bar.tsx')).BulkBar }))
const CandidateCards = lazy(async () => ({ default: (await import('./candidate-cards.tsx')).CandidateCards }))
const BulkDialog = lazy(async () => ({ default: (await import('./bulk-dialog.tsx')).BulkDialog }))
const DecisionDialog = lazy(async () => ({ default: (await import('./decision-dialog.tsx')).DecisionDialog }))

const clock = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
})

export function CandidatesPage() {
  const { shown, change } = useCandidateList()
  const isActive = useIsActive()
  const [decision, setDecision] = useState<{ candidate: ListedCandidate; move: CandidateMove }>()
  const [bulk, setBulk] = useState<Bulk>()
  const { data, error, errorUpdatedAt, dataUpdatedAt, failureCount, isFetching, isPlaceholderData, refetch } = useQuery(
    {
      ...candidateListQuery(shown),
      refetchInterval: decision || bulk ? false : refreshEveryMs,
    },
  )
  const selection = useSelection(shown, data?.candidates ?? [])
  const isNarrow = useMediaQuery('(max-width: 1023px)', undefined, { getInitialValueInEffect: false })
  const Table = isNarrow ? CandidateCards : CandidateTable
  const [dismissedAt, setDismissedAt] = useState(0)
  const lastPage = isPlaceholderData ? undefined : data?.pageCount
  useEffect(() => {
    // The list may have become shorter since the link was made.
    if (lastPage && shown.page > lastPage) change({ page: lastPage }, { replace: true })
  })
  const table = () => {
    if (!data)
      return (
        <p className={classes.waiting} role="status">
          {error ? 'The list couldn’t be loaded.' : 'Loading candidates...'}
        </p>
      )
    if (data.candidates.length === 0)
      return <EmptyState title="No candidates found">Try adjusting your search terms or filters</EmptyState>
    return (
      <Suspense>
        <Table
          candidates={data.candidates}
          shown={shown}
          isStale={isPlaceholderData}
          selection={selection}
          onChange={change}
          onDecide={(candidate, move) => setDecision({ candidate, move })}
        />
      </Suspense>
    )
  }
  return (
    <>
      <PageHead
        title="Candidate Management"
        lead={`Refreshes every 30 seconds.${dataUpdatedAt ? ` Last refreshed at ${clock.format(dataUpdatedAt)}.` : ''}`}
        actions={
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} stroke={1.5} aria-hidden />}
            aria-busy={isFetching}
            onClick={() => void refetch()}
          >
            Refresh{isFetching && failureCount > 0 && ` (${failureCount}/${loadRetries.count})`}
          </Button>
        }
      />
      {error && errorUpdatedAt !== dismissedAt && (
        <div className={classes.banner}>
          <FormAlert>
            <div className={classes.failed}>
              {candidateMessages.loadFailed(problemMessage(error, 'Please try again.'))}
              <CloseButton aria-label="Dismiss" size="sm" onClick={() => setDismissedAt(errorUpdatedAt)} />
            </div>
          </FormAlert>
        </div>
      )}
      <CandidateTiles counts={data?.counts} />
      <CandidateFilters shown={shown} onChange={change} range={data ? formatRange(data, shown) : ''} />
      <SavedViews shown={shown} />
      {isActive && (
        <Suspense>
          <BulkBar
            selection={selection}
            total={data?.total ?? 0}
            totalLabel={data ? formatTotalCount(data) : ''}
            onBulk={setBulk}
          />
        </Suspense>
      )}
      {table()}
      {data && (
        <CandidatePager shown={shown} pageCount={data.pageCount} isExact={data.isTotalExact} onChange={change} />
      )}
      {isActive && (
        <Suspense>
          <BulkDialog
            bulk={bulk}
            onClose={(isOver) => {
              setBulk(undefined)
              if (isOver) selection.clear()
            }}
          />
          <DecisionDialog decision={decision} onClose={() => setDecision(undefined)} />
        </Suspense>
      )}
    </>
  )
}

const formatCount = (count: number) => count.toLocaleString('en-US')

/** 3,412; 25,000+ where there are more than were counted */
const formatTotalCount = ({ total, isTotalExact }: { total: number; isTotalExact: boolean }) =>
  `${formatCount(total)}${isTotalExact ? '' : '+'}`

/** 1–25 of 3,412 */
function formatRange(
  list: { candidates: unknown[]; total: number; isTotalExact: boolean },
  { page, size }: { page: number; size: number },
): string {
  if (list.candidates.length === 0) return ''
  const first = (page - 1) * size + 1
  return `${formatCount(first)}–${formatCount(first + list.candidates.length - 1)} of ${formatTotalCount(list)}`
}
