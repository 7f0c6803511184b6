import { useQuery } from '@tanstack/react-query'
import { readWaiting } from '#contract/replies.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { FilterChips } from '../ui/filter-chips.tsx'
import { NoticeList } from './notice-list.tsx'
import { WaitingLines } from './waiting-lines.tsx'

export type NoticeView = 'all' | 'waiting' | 'unread'

const withCount = (label: string, count: number) => (count > 0 ? `${label}, ${count > 99 ? '99+' : count}` : label)

type ChipsProps = { unread?: number; view: NoticeView; onChange: (view: NoticeView) => void }

export function NoticeViewChips({ unread = 0, view, onChange }: ChipsProps) {
  const { data } = useQuery(endpointQuery(readWaiting, {}))
  const options = {
    all: 'All',
    waiting: withCount('Waiting for me', data?.waiting.length ?? 0),
    unread: withCount('Unread', unread),
  }
  return <FilterChips label="Show" options={options} value={view} onChange={onChange} />
}

type Props = { view: NoticeView; Day: 'h2' | 'h3'; onOpen?: () => void }

export const ShownNotices = ({ view, Day, onOpen }: Props) =>
  view === 'waiting' ? (
    <WaitingLines onOpen={onOpen} />
  ) : (
    <NoticeList isUnread={view === 'unread'} Day={Day} {...(onOpen && { onOpen })} />
  )
