import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { listTalent } from '#contract/talent.ts'
import { pageQuery } from '../page-query.ts'
import { useMe } from '../session.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { lengthWords } from '../ui/length-words.ts'
import { PageHead } from '../ui/page-head.tsx'
import { Pager } from '../ui/pager.tsx'
import { TalentCards, TalentCardsWaiting } from './talent-cards.tsx'
import { TalentFailed } from './talent-failed.tsx'
import { TalentFilters } from './talent-filters.tsx'
import classes from './talent-page.module.css'
import { useTalentSearch } from './use-talent-search.ts'

const TalentDrawer = lazy(async () => ({ default: (await import('./talent-drawer.tsx')).TalentDrawer }))

const leads = {
  buyer: 'Every person here has been vetted by CPAs.',
  admin: 'Everyone who applied, as buyers see them.',
}

export function TalentPage() {
  const { role } = useMe()
  const { shown, change, person, close } = useTalentSearch()
  const { skills, software, ...rest } = shown
  const input = { ...rest, skills: skills.join(','), software: software.join(',') }
  const { data, error, refetch, isPlaceholderData } = useQuery(pageQuery(listTalent, input))
  const isFiltered = shown.filter !== 'all' || Boolean(shown.search || input.skills || input.software)
  const lastPage = isPlaceholderData ? undefined : data?.pageCount
  useEffect(() => {
    // The list may have become shorter since the address was made.
    if (lastPage && shown.page > lastPage) change({ page: lastPage }, { replace: true })
  })

  const clear = () => change({ search: '', filter: 'all', skills: [], software: [] })
  const list = () => {
    if (error && !data) return <TalentFailed error={error} onRetry={refetch} />
    if (!data) return <TalentCardsWaiting />
    if (data.total === 0) return <NoCandidates onClear={isFiltered ? clear : undefined} />
    return (
      <>
        <TalentCards talent={data.talent} isStale={isPlaceholderData} />
        <Pager
          page={shown.page}
          pageCount={data.pageCount}
          isExact={data.isTotalExact}
          onPage={(page) => change({ page })}
        />
      </>
    )
  }
  return (
    <>
      <PageHead
        title="Talent"
        lead={role === 'admin' ? leads.admin : leads.buyer}
        actions={
          <p className={`${classes.count} num`} role="status">
            {data && lengthWords(data, 'candidate')}
          </p>
        }
      />
      <TalentFilters shown={shown} onChange={change} />
      {list()}
      <Suspense>
        <TalentDrawer id={person} onClose={close} />
      </Suspense>
    </>
  )
}

function NoCandidates({ onClear }: { onClear: (() => void) | undefined }) {
  const clear = onClear && (
    <Button variant="default" onClick={onClear}>
      Clear Filters
    </Button>
  )
  return (
    <EmptyState title="No candidates" action={clear}>
      New talent will appear here as they apply.
    </EmptyState>
  )
}
