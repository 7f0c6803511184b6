import { Button, Skeleton } from '@mantine/core'
import {
  type Icon,
  IconCheck,
  IconClock,
  IconFileText,
  IconFlag,
  IconInbox,
  IconMail,
  IconMessage,
  IconReceipt,
  IconUserCheck,
  IconUsers,
  IconVideo,
} from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { listNotices, type Notice } from '#contract/notices.ts'
import { call } from '../api.ts'
import { endpointKey } from '../endpoint-query.ts'
import { daysAgo, shortTime } from '../ui/days.ts'
import { Loaded } from '../ui/loaded.tsx'
import classes from './notice-list.module.css'
import { useMarkRead } from './use-mark-read.ts'

/** `Day`: the level below the heading that the list stands under. */
type Props = { isUnread: boolean; Day: 'h2' | 'h3'; onOpen?: () => void }

const icons: Record<Notice['kind'], Icon> = {
  'new-applications': IconUsers,
  'withdrawn-applications': IconUsers,
  application: IconCheck,
  invitation: IconMail,
  'invitation-answers': IconMail,
  'new-fit': IconMail,
  'shortlist-ready': IconUsers,
  message: IconMessage,
  interview: IconVideo,
  offer: IconFileText,
  statement: IconFileText,
  engagement: IconFlag,
  'weeks-to-approve': IconClock,
  'week-approved': IconCheck,
  'week-returned': IconClock,
  invoice: IconReceipt,
  decision: IconUserCheck,
  'resume-read': IconFileText,
  'confirm-hours': IconClock,
  'new-candidates': IconUsers,
  'new-leads': IconInbox,
  'waiting-applications': IconClock,
  'waiting-message': IconClock,
  'waiting-invitation': IconClock,
  'waiting-interview': IconClock,
  'waiting-offer': IconClock,
  'waiting-statement': IconClock,
  'waiting-week': IconClock,
  'waiting-weeks': IconClock,
  'waiting-lead': IconClock,
  'waiting-project': IconClock,
  report: IconFlag,
}

/** Notices by day, the latest first. Each leads to its place and is then read. */
export function NoticeList({ isUnread, Day, onOpen }: Props) {
  const pages = useInfiniteQuery({
    queryKey: [...endpointKey(listNotices), isUnread],
    queryFn: ({ pageParam, signal }) =>
      call(listNotices, { isUnread: isUnread ? 'true' : 'false', ...(pageParam && { after: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.hasMore ? page.notices.at(-1)?.id : undefined),
    placeholderData: (before) => before,
  })
  return (
    <Loaded query={pages} what="notices" skeleton={<Skeleton h={240} m={20} />}>
      {({ pages: [...loaded] }) => {
        const notices = loaded.flatMap((page) => page.notices)
        if (notices.length === 0)
          return <p className={classes.none}>{isUnread ? 'Nothing unread.' : 'Your notices appear here.'}</p>
        return (
          <>
            {byDay(notices).map(({ label, notices }) => (
              <section key={label} aria-label={label}>
                <Day className={classes.day}>{label}</Day>
                <ul className={classes.list}>
                  {notices.map((notice) => (
                    <Line key={notice.id} notice={notice} onOpen={onOpen} />
                  ))}
                </ul>
              </section>
            ))}
            {pages.hasNextPage && (
              <Button
                variant="subtle"
                color="gray"
                m={12}
                disabled={pages.isFetchingNextPage}
                onClick={() => void pages.fetchNextPage()}
              >
                Show More
              </Button>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

function Line({ notice, onOpen }: { notice: Notice; onOpen: (() => void) | undefined }) {
  const { kind, text, about, path, happenedAt, isRead } = notice
  const router = useRouter()
  const markRead = useMarkRead()
  const KindIcon = icons[kind]
  const open = (event: MouseEvent) => {
    if (!isRead) markRead.mutate(notice.id)
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onOpen?.()
    router.history.push(path)
  }
  return (
    <li>
      <a href={path} className={classes.line} onClick={open}>
        <KindIcon size={20} stroke={1.5} aria-hidden />
        <span className={classes.text}>
          <span>
            <strong>{text.who}</strong>
            {text.what}
          </span>
          {about && <small>{about}</small>}
        </span>
        <time dateTime={happenedAt}>{shortTime(happenedAt, new Date())}</time>
        <span className={classes.dot} data-unread={!isRead || undefined}>
          {!isRead && <span className="g-visually-hidden">Unread</span>}
        </span>
      </a>
    </li>
  )
}

/** Today, Yesterday, This week, Earlier */
function byDay(notices: Notice[]): { label: string; notices: Notice[] }[] {
  const now = new Date()
  const labelOf = ({ happenedAt }: Notice) => {
    const ago = daysAgo(happenedAt, now)
    if (ago <= 0) return 'Today'
    if (ago === 1) return 'Yesterday'
    return ago < 7 ? 'Last 7 days' : 'Earlier'
  }
  return [...Map.groupBy(notices, labelOf)].map(([label, notices]) => ({ label, notices }))
}
