import { Button, Skeleton, Tabs } from '@mantine/core'
import { IconDownload, IconInfoCircle } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { approveWeeks, exportWeeks, listWeeks, undoApproval, type WeekSummary } from '#contract/hours.ts'
import { undoSeconds } from '#domain/hours/status.ts'
import { unusualSentence } from '#domain/hours/unusual.ts'
import { call } from '../api.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { notifySuccess } from '../ui/notify.ts'
import { PageHead } from '../ui/page-head.tsx'
import { saveFile } from '../ui/save-file.ts'
import { formatTime, formatTimeIn } from '../ui/time.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './approval.module.css'
import { useHoursChange } from './use-hours-change.ts'
import { WeekTable } from './week-table.tsx'

const views = { submitted: 'To approve', returned: 'Returned', approved: 'Approved', invoiced: 'Invoiced' } as const
type View = keyof typeof views
const isView = (text: string | undefined): text is View => text !== undefined && text in views

/** What a firm was sent: unusual weeks first and opened, usual ones in one press. Nothing is approved by silence. */
export function ApprovalPage() {
  const asked = useSearch({ strict: false }) as { view?: string; page?: string }
  const navigate = useNavigate()
  const status = isView(asked.view) ? asked.view : 'submitted'
  const page = Number(asked.page) || 1
  const query = useQuery({ ...endpointQuery(listWeeks, { status, page }), placeholderData: keepPreviousData })
  const go = (view: string | null, to = 1) =>
    void navigate({
      to: '/hours',
      search: { ...(view && view !== 'submitted' && { view }), ...(to > 1 && { page: String(to) }) },
    })
  const approval = useApproval()
  const save = useHoursChange(() => call(exportWeeks, { status }), {
    onDone: ({ csv }) => saveFile(`hours-${status}.csv`, csv, 'text/csv'),
  })
  const { counts, dueAt, zone, weeks = [], hasMore = false } = query.data ?? {}
  const usual = weeks.filter(({ isUnusual, actions }) => !isUnusual && actions.includes('approve'))
  return (
    <>
      <PageHead
        title="Hours to approve"
        lead={
          <>
            {dueAt && status === 'submitted' && `Due ${zone ? formatTimeIn(dueAt, zone) : formatTime(dueAt)}. `}Nothing
            is approved by silence.
          </>
        }
        actions={
          <>
            <WorkingButton
              variant="default"
              isWorking={save.isPending}
              workingText="Exporting..."
              leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
              onClick={() => save.mutate(undefined)}
            >
              Export CSV
            </WorkingButton>
            {usual.length > 0 && (
              <WorkingButton
                isWorking={approval.isPending}
                workingText="Approving..."
                onClick={() => approval.mutate(usual)}
              >
                Approve {usual.length} Usual {usual.length === 1 ? 'Week' : 'Weeks'}
              </WorkingButton>
            )}
          </>
        }
      />
      <Tabs value={status} onChange={(view) => go(view)} mb={24}>
        <Tabs.List aria-label="Weeks by status">
          {(Object.keys(views) as View[]).map((view) => (
            <Tabs.Tab key={view} value={view}>
              {views[view]}
              {(view === 'submitted' || view === 'returned') && counts && counts[view] > 0 && (
                <span className={classes.count}> {counts[view]}</span>
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <Loaded
        query={query}
        what="hours"
        skeleton={<Skeleton h={400} />}
        isEmpty={(list) => list.weeks.length === 0}
        empty={
          <EmptyState title={status === 'submitted' ? 'No hours wait for you' : 'None yet'}>
            Weeks appear here when talent you work with submit them.
          </EmptyState>
        }
      >
        {(list, isStale) => (
          <WeekTable
            weeks={list.weeks}
            isStale={isStale}
            isApproving={approval.isPending}
            onApprove={(week) => approval.mutate([week])}
          />
        )}
      </Loaded>
      {(page > 1 || hasMore) && (
        <div className={classes.pages}>
          <Button variant="default" disabled={page === 1} onClick={() => go(status, page - 1)}>
            Previous
          </Button>
          <Button variant="default" disabled={!hasMore} onClick={() => go(status, page + 1)}>
            Next
          </Button>
        </div>
      )}
      <p className={classes.rule}>
        <IconInfoCircle size={18} stroke={1.5} aria-hidden />
        {unusualSentence}
      </p>
    </>
  )
}

/** Takes effect at once, and can be undone for a moment. */
function useApproval() {
  const undo = useHoursChange((ids: string[]) => call(undoApproval, { ids }))
  return useHoursChange(
    (weeks: WeekSummary[]) =>
      call(approveWeeks, { weeks: weeks.map(({ id, submittedAt }) => ({ id, submittedAt: submittedAt ?? '' })) }),
    {
      onDone: ({ approved }) =>
        notifySuccess(approved.length === 1 ? 'Week approved' : `${approved.length} weeks approved`, {
          undo: { seconds: undoSeconds, onUndo: () => undo.mutate(approved) },
        }),
    },
  )
}
