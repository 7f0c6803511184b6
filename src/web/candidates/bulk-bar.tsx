import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { exportCandidates } from '#contract/many-candidates.ts'
import { bulkLimits } from '#domain/candidates/bulk.ts'
import { notifyingDecisions } from '#domain/candidates/decision.ts'
import { call } from '../api.ts'
import { notifyError } from '../ui/notify.ts'
import { saveFile } from '../ui/save-file.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import type { Bulk } from './bulk-dialog.tsx'
import classes from './candidates-page.module.css'
import { moveLabels } from './move-labels.ts'
import type { Selection } from './use-selection.ts'

type Props = { selection: Selection; total: number; totalLabel: string; onBulk: (bulk: Bulk) => void }

/** Actions for the selected candidates; each button says for how many. */
export function BulkBar({ selection, total, totalLabel, onBulk }: Props) {
  const { selected, outOfSight, keepInSight, selectAll, isSelecting, isCut, clear } = selection
  const exporting = useMutation({
    mutationFn: () => call(exportCandidates, { ids: selected.map(({ id }) => id) }),
    onSuccess: ({ csv }) => saveFile('candidates.csv', csv, 'text/csv'),
    onError: (error) => notifyError('The file couldn’t be created', { detail: error.message }),
  })
  if (selected.length === 0) return null
  const isMore = selected.length < Math.min(total, bulkLimits.candidates)
  return (
    <section className={classes.bulk} aria-label="Selected candidates">
      <strong role="status">
        {selected.length.toLocaleString('en-US')} selected
        {outOfSight > 0 && `, ${outOfSight.toLocaleString('en-US')} of them not shown below`}
        {isCut && `, the first of ${totalLabel}: at most ${bulkLimits.candidates} at once`}
      </strong>
      {outOfSight > 0 && outOfSight < selected.length && (
        <Button size="xs" variant="default" onClick={keepInSight}>
          Keep only the {selected.length - outOfSight} shown
        </Button>
      )}
      {isMore && (
        <WorkingButton
          size="xs"
          variant="default"
          isWorking={isSelecting}
          workingText="Selecting..."
          onClick={selectAll}
        >
          {total > bulkLimits.candidates
            ? `Select the first ${bulkLimits.candidates} of ${totalLabel}`
            : `Select all ${totalLabel} that match`}
        </WorkingButton>
      )}
      {notifyingDecisions.map((move) => {
        const candidates = selected.filter(({ actions }) => actions.includes(move))
        if (candidates.length === 0) return null
        return (
          <Button key={move} size="xs" variant="default" onClick={() => onBulk({ candidates, move })}>
            {moveLabels[move].action} {candidates.length}
          </Button>
        )
      })}
      <WorkingButton
        size="xs"
        variant="default"
        disabled={selected.length > bulkLimits.candidates}
        isWorking={exporting.isPending}
        workingText="Exporting..."
        onClick={() => exporting.mutate()}
      >
        Export {selected.length}
      </WorkingButton>
      <Button size="xs" variant="subtle" color="gray" onClick={clear}>
        Clear
      </Button>
    </section>
  )
}
