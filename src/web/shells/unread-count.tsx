import { countUnread } from '#contract/unread.ts'
import classes from './sidebar.module.css'
import { shownCount, useUnread } from './use-unread.ts'

/** In how many conversations there is something to read. */
export function UnreadCount() {
  const count = useUnread(countUnread)
  if (!count) return null
  return (
    <span className={classes.count}>
      {shownCount(count)}
      <span className="g-visually-hidden"> with unread messages</span>
    </span>
  )
}
