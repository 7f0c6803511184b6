import { Skeleton, Tabs } from '@mantine/core'
import { IconDownload, IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { approveWeeks, exportWeeks, listWeeks, undoApproval, type WeekSummary } from '#contract/hours.ts'
import { unusualSentence } from '#domain/hours/unusual.ts'
import { undoSeconds } from '#domain/undo.ts'
import { call } from '../api.ts'
import { pageQuery } from '../page-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ListView } from '../ui/list-view.tsx'
import { notifySuccess, notifyWarning } from '../ui/notify.ts'
import { PageHead } from '../ui/page-head.tsx'
import { saveFile } from '../ui/save-file.ts'
import { formatTime, formatTimeIn } from '../ui/time.ts'
import { useListAddress } from '../ui/use-list-address.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './approval.module.css'
import { describeLeft } from './describe-left.ts'
import { useHoursChange } from './use-hours-change.ts'
import { WeekTable } from './week-table.tsx'

const views = { submitted: 'To approve', returned: 'Returned', approved: 'Approved', invoiced: 'Invoiced' } as const
type View = keyof typeof views
const viewNames = Object.keys(views) as View[]
const listed = z.object({
  view: z.catch(z._default(z.enum(viewNames), 'submitted'), 'submitted'),
  page: z.catch(listWeeks.input.shape.page, 1),
})

/** What a firm was sent: unusual weeks first and opened, usual ones in one press. Nothing is approved by silence. */
export function ApprovalPage() {
  const { shown, change } = useListAddress(listed)
  const { view: status, page } = shown
  const query = useQuery(pageQuery(listWeeks, { status, page }))
  const approval = useApproval()
  const save = useHoursChange(() => call(exportWeeks, { status }), {
    onDone: ({ csv }) => saveFile(`hours-${status}.csv`, csv, 'text/csv'),
  })
  const { counts, dueAt, zone, weeks = [] } = query.data ?? {}
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
      <Tabs value={status} onChange={(view) => change({ view: view as View })} mb={24}>
        <Tabs.List aria-label="Weeks by status">
          {viewNames.map((view) => (
            <Tabs.Tab key={view} value={view} className={classes.tab}>
              {views[view]}
              {(view === 'submitted' || view === 'returned') && counts && counts[view] > 0 && (
                <span className={classes.count}> {counts[view]}</span>
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <ListView
        query={query}
        what="hours"
        skeleton={<Skeleton h={400} />}
        rowsOf={(list) => list.weeks}
        page={page}
        onPage={(to, options) => change({ page: to }, options)}
        empty={
          <EmptyState title={status === 'submitted' ? 'No hours to approve' : 'None yet'}>
            Weeks appear here when talent you work with submit them.
          </EmptyState>
        }
      >
        {(rows, _, isStale) => (
          <WeekTable
            weeks={rows}
            isStale={isStale}
            isApproving={approval.isPending}
            onApprove={(week) => approval.mutate([week])}
          />
        )}
      </ListView>
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
      onDone: ({ approved, left }, weeks) => {
        notifySuccess(approved.length === 1 ? 'Week approved' : `${approved.length} weeks approved`, {
          undo: { seconds: undoSeconds, onUndo: () => undo.mutate(approved) },
        })
        if (left.length > 0)
          notifyWarning(left.length === 1 ? 'Another week wasn’t approved' : `${left.length} others weren’t approved`, {
            detail: describeLeft(left, weeks),
          })
      },
    },
  )
}
