import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { topicsOf } from '#domain/notifications/topics.ts'
import { useMe } from '../session.ts'
import { AnchorLink } from '../ui/links.tsx'
import classes from './notice-panel.module.css'
import { type NoticeView, NoticeViewChips, ShownNotices } from './notice-views.tsx'
import { useMarkRead } from './use-mark-read.ts'

type Props = { unread: number; onClose: () => void }

/** Beside the sidebar; on a phone it covers the page. Esc and a press elsewhere close it. */
export function NoticePanel({ unread, onClose }: Props) {
  const panel = useRef<HTMLElement>(null)
  const [view, setView] = useState<NoticeView>('all')
  const markRead = useMarkRead()
  const hasTopics = topicsOf(useMe()).length > 0
  useEffect(() => {
    panel.current?.showPopover()
  }, [])
  return (
    <section
      ref={panel}
      popover="auto"
      className={classes.panel}
      aria-label="Notices"
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <div className={classes.head}>
        <h2>Notices</h2>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          disabled={unread === 0 || markRead.isPending}
          onClick={() => markRead.mutate(undefined)}
        >
          Mark All Read
        </Button>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          aria-label="Close"
          onClick={onClose}
          className={classes.close}
        >
          <IconX size={20} stroke={1.5} />
        </ActionIcon>
        <NoticeViewChips unread={unread} view={view} onChange={setView} />
      </div>
      <div className={classes.list}>
        <ShownNotices view={view} Day="h3" onOpen={onClose} />
      </div>
      <div className={classes.foot}>
        <AnchorLink size="sm" to="/notices" onClick={onClose}>
          See all notices
        </AnchorLink>
        {hasTopics && (
          <AnchorLink size="sm" to="/settings" onClick={onClose}>
            Choose what comes by email
          </AnchorLink>
        )}
      </div>
    </section>
  )
}
