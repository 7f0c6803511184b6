import { Button } from '@mantine/core'
import { useState } from 'react'
import { FilterBar } from '../ui/filter-bar.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { NoticeList } from './notice-list.tsx'
import { useMarkRead } from './use-mark-read.ts'

/** Everything that the bell has told. */
export function NoticesPage() {
  const [shown, setShown] = useState<'all' | 'unread'>('all')
  const markRead = useMarkRead()
  return (
    <>
      <PageHead
        title="Notices"
        lead="What concerns you, the latest first. We keep notices for 90 days."
        actions={
          <Button variant="default" disabled={markRead.isPending} onClick={() => markRead.mutate(undefined)}>
            Mark All Read
          </Button>
        }
      />
      <FilterBar>
        <FilterChips label="Show" options={{ all: 'All', unread: 'Unread' }} value={shown} onChange={setShown} />
      </FilterBar>
      <NoticeList Day="h2" isUnread={shown === 'unread'} />
    </>
  )
}
