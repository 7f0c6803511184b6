import { Button, Skeleton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { listThreads, type ThreadLine } from '#contract/conversations.ts'
import { brand } from '#domain/brand.ts'
import { call } from '../api.ts'
import { endpointKey } from '../endpoint-query.ts'
import { useMe } from '../session.ts'
import { Avatar } from '../ui/avatar.tsx'
import { shortTime } from '../ui/days.ts'
import { ButtonLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import classes from './thread-list.module.css'

/** Conversations, the one with the newest message first. */
export function ThreadList({ current }: { current: string | undefined }) {
  const [q, setQ] = useState('')
  const { role } = useMe()
  const pages = useInfiniteQuery({
    queryKey: [...endpointKey(listThreads), q],
    queryFn: ({ pageParam, signal }) => call(listThreads, { q, ...(pageParam && { before: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.hasMore ? page.threads.at(-1)?.lastMessageAt : undefined),
    placeholderData: (before) => before,
  })
  return (
    <>
      <div className={classes.head}>
        <h1>Messages</h1>
        <SearchBox label="Search" value={q} onSearch={setQ} maxLength={100} />
      </div>
      <Loaded query={pages} what="conversations" skeleton={<Skeleton h={240} m={24} />}>
        {({ pages: [...loaded] }) => {
          const threads = loaded.flatMap((page) => page.threads)
          if (threads.length === 0)
            return <p className={classes.none}>{q ? 'No conversation found.' : noneYet[role]}</p>
          return (
            <ul className={classes.list} aria-label="Conversations">
              {threads.map((thread) => (
                <Line key={thread.id} thread={thread} isCurrent={thread.id === current} />
              ))}
            </ul>
          )
        }}
      </Loaded>
      {pages.hasNextPage && (
        <Button
          variant="subtle"
          color="gray"
          m={8}
          disabled={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          Show More
        </Button>
      )}
      {role !== 'admin' && (
        <ButtonLink to="/messages" search={{ with: 'operator' }} variant="subtle" m={16} className={classes.operator}>
          Message {brand.name}
        </ButtonLink>
      )}
    </>
  )
}

const noneYet = {
  talent: 'Conversations about your applications appear here. To start one, choose Message on an application.',
  buyer: 'Conversations with applicants appear here. To start one, choose Message on an application.',
  admin: `Conversations with ${brand.name} and reported ones are here.`,
} as const

function Line({ thread, isCurrent }: { thread: ThreadLine; isCurrent: boolean }) {
  const name = thread.name ?? 'Former user'
  return (
    <li>
      <Link
        to="/messages"
        search={{ thread: thread.id }}
        className={classes.line}
        data-current={isCurrent || undefined}
        aria-current={isCurrent ? 'page' : undefined}
        preload={false}
      >
        <Avatar name={name} seed={name} url={thread.avatarUrl} size={32} />
        <span className={classes.what}>
          <span className={classes.row}>
            <span className={classes.name} title={name}>
              {name}
            </span>
            <time dateTime={thread.lastMessageAt}>{shortTime(thread.lastMessageAt, new Date())}</time>
          </span>
          <span className={classes.title} title={thread.title || undefined}>
            {thread.isReported ? 'Reported: ' : ''}
            {thread.title || thread.detail || (thread.isWithOperator ? 'Support' : '')}
          </span>
          <span className={classes.row}>
            <span className={classes.last} data-unread={thread.unread > 0 || undefined}>
              {thread.lastSide === thread.side && thread.lastText && 'You: '}
              {thread.lastText ?? (thread.isReported ? 'Open to review it' : 'No messages yet')}
            </span>
            {thread.unread > 0 && (
              <span className={classes.dot}>
                <span className="g-visually-hidden">, {thread.unread} unread</span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}
