import { ActionIcon } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { countNotices } from '#contract/unread.ts'
import { shownCount, useUnread } from '../shells/use-unread.ts'
import classes from './bell.module.css'

const NoticePanel = lazy(async () => ({ default: (await import('./notice-panel.tsx')).NoticePanel }))

/** How many notices are unread, and the latest of them. */
export function Bell() {
  const count = useUnread(countNotices)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        className={classes.bell}
        aria-expanded={isOpen}
        aria-label={count ? `Notices, ${count} unread` : 'Notices'}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconBell size={20} stroke={1.5} />
        {count > 0 && (
          <span className={classes.count} aria-hidden>
            {shownCount(count)}
          </span>
        )}
      </ActionIcon>
      {isOpen && (
        <Suspense>
          <NoticePanel unread={count} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
