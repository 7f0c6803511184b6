import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { listApplications } from '#contract/applications.ts'
import { chosenLimit, comparedLimit } from '#domain/applications/list.ts'
import { pageQuery } from '../page-query.ts'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { canCompare } from './applications-address.ts'
import classes from './applications-panel.module.css'

const DeclineDialog = lazyDialog(async () => (await import('./decline-dialog.tsx')).DeclineDialog)

type Props = { projectId: string; chosen: string[]; onCompare: () => void; onClear: () => void }

/** Stays visible while applicants are chosen, also those of other pages. */
export function ChosenBar({ projectId, chosen, onCompare, onClear }: Props) {
  const { data } = useQuery(pageQuery(listApplications, { id: projectId, only: chosen.join(',') }))
  const [isDeclining, declining] = useDisclosure()
  const undecided = (data?.applications ?? []).filter(
    ({ id, actions }) => chosen.includes(id) && actions.includes('decline'),
  )
  const isReady = canCompare(chosen.length)
  return (
    <section className={classes.bar} aria-label="Selected applicants">
      <p role="status">{chosenMessage(chosen.length)}</p>
      <Button size="xs" variant="subtle" color="gray" onClick={onClear}>
        Clear
      </Button>
      <Button
        size="xs"
        variant="light"
        data-disabled={!isReady || undefined}
        aria-disabled={!isReady}
        onClick={() => isReady && onCompare()}
      >
        Compare Applicants
      </Button>
      {undecided.length > 0 && (
        <Button size="xs" variant="subtle" color="red" onClick={declining.open}>
          Decline {undecided.length}
        </Button>
      )}
      <DeclineDialog
        projectId={projectId}
        applications={undecided}
        leftOut={chosen.length - undecided.length}
        isOpen={isDeclining}
        onClose={declining.close}
        onDeclined={() => {
          declining.close()
          onClear()
        }}
      />
    </section>
  )
}

function chosenMessage(count: number): string {
  if (count === 1) return '1 selected. Select one more to compare.'
  if (count >= chosenLimit) return `${count} selected, the maximum. Up to ${comparedLimit} can be compared.`
  return count > comparedLimit ? `${count} selected. Up to ${comparedLimit} can be compared.` : `${count} selected`
}
