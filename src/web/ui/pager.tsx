import { Button } from '@mantine/core'
import classes from './pager.module.css'

type Props = {
  page: number
  pageCount: number
  /** Not exact when there are more pages than were counted. */
  isExact?: boolean
  onPage: (page: number) => void
}

/** Previous, the current page, Next. A button with nowhere to go keeps the focus and does nothing. */
export function Pager({ page, pageCount, isExact = true, onPage }: Props) {
  const step = (label: string, to: number) => {
    const isEnd = to < 1 || (isExact && to > pageCount)
    return (
      <Button
        size="xs"
        variant="default"
        data-disabled={isEnd || undefined}
        aria-disabled={isEnd || undefined}
        onClick={() => isEnd || onPage(to)}
      >
        {label}
      </Button>
    )
  }
  return (
    <nav aria-label="Pages" className={classes.pager}>
      {step('Previous', Math.min(page - 1, pageCount))}
      <span className={`${classes.text} num`} role="status">
        Page {page} of {pageCount}
        {!isExact && '+'}
      </span>
      {step('Next', page + 1)}
    </nav>
  )
}
