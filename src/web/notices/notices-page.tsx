import { Button } from '@mantine/core'
import { useState } from 'react'
import { FilterBar } from '../ui/filter-bar.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { type NoticeView, NoticeViewChips, ShownNotices } from './notice-views.tsx'
import { useMarkRead } from './use-mark-read.ts'

/** Everything that the bell has told. */
export function NoticesPage() {
  const [view, setView] = useState<NoticeView>('all')
  const markRead = useMarkRead()
  return (
    <>
      <PageHead
        title="Notices"
        lead="Newest first. We keep notices for 90 days."
        actions={
          <Button variant="default" disabled={markRead.isPending} onClick={() => markRead.mutate(undefined)}>
            Mark All Read
          </Button>
        }
      />
      <FilterBar>
        <NoticeViewChips view={view} onChange={setView} />
      </FilterBar>
      <ShownNotices view={view} Day="h2" />
    </>
  )
}
