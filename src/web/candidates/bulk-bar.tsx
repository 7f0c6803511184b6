import { Button } from '@mantine/core'
import type { ListedCandidate } from '#contract/candidates.ts'
import { candidateNews } from '#domain/candidates/decision.ts'
import type { Bulk } from './bulk-dialog.tsx'
import classes from './candidates-page.module.css'
import { moveWords } from './move-words.ts'

type Props = { selected: ListedCandidate[]; onBulk: (bulk: Bulk) => void; onClear: () => void }

/** What can be done with those who are ticked; each button says for how many of them. */
export function BulkBar({ selected, onBulk, onClear }: Props) {
  if (selected.length === 0) return null
  return (
    <section className={classes.bulk} aria-label="Selected candidates">
      <strong role="status">{selected.length} selected</strong>
      {candidateNews.map((move) => {
        const candidates = selected.filter(({ actions }) => actions.includes(move))
        if (candidates.length === 0) return null
        return (
          <Button key={move} size="xs" variant="default" onClick={() => onBulk({ candidates, move })}>
            {moveWords[move].action} {candidates.length}
          </Button>
        )
      })}
      <Button size="xs" variant="subtle" color="gray" onClick={onClear}>
        Clear
      </Button>
    </section>
  )
}
