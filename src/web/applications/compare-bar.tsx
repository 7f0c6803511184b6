import { Button } from '@mantine/core'
import { comparedLimit } from '#domain/applications/list.ts'
import classes from './applications-panel.module.css'

/** Stays visible while applicants are chosen. */
export function CompareBar({
  count,
  onCompare,
  onClear,
}: {
  count: number
  onCompare: () => void
  onClear: () => void
}) {
  if (count === 0) return null
  const isReady = count > 1
  return (
    <section className={classes.bar} aria-label="Chosen applicants">
      <p role="status">
        {count} of {comparedLimit} chosen{isReady ? '' : '. Choose one more to compare.'}
      </p>
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
    </section>
  )
}
