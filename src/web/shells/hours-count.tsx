import { useQuery } from '@tanstack/react-query'
import { countWeeks } from '#contract/hours-count.ts'
import { endpointQuery } from '../endpoint-query.ts'
import classes from './sidebar.module.css'
import { shownCount } from './use-unread.ts'

/** How many weeks wait: to be approved by a firm, or returned to the talent. */
export function HoursCount() {
  const count = useQuery(endpointQuery(countWeeks, {})).data?.count ?? 0
  if (!count) return null
  return (
    <span className={classes.count}>
      {shownCount(count)}
      <span className="g-visually-hidden"> waiting for you</span>
    </span>
  )
}
