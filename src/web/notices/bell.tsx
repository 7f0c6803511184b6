import { ActionIcon } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { countNotices } from '#contract/unread.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { followNews, useIsCut } from '../news.ts'
import classes from './bell.module.css'

const NoticePanel = lazy(async () => ({ default: (await import('./notice-panel.tsx')).NoticePanel }))

const pollMilliseconds = 30_000

/** How many notices are unread, and the latest of them. */
export function Bell() {
  const queryClient = useQueryClient()
  useEffect(() => followNews(queryClient), [queryClient])
  const isCut = useIsCut()
  const { data } = useQuery({ ...endpointQuery(countNotices, {}), refetchInterval: isCut ? pollMilliseconds : false })
  const [isOpen, setIsOpen] = useState(false)
  const count = data?.count ?? 0
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
            {count > 99 ? '99+' : count}
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
