import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { listTalent } from '#contract/talent.ts'
import { hiddenList } from '#domain/bookmarks/list.ts'
import { Bookmarks } from '../bookmarks/bookmarks.tsx'
import { pageQuery } from '../page-query.ts'
import { useMe } from '../session.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { formatTotal } from '../ui/format-total.ts'
import { ListView } from '../ui/list-view.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useIsActive } from '../ui/use-is-active.ts'
import { narrowingOf, readTalentAddress } from './talent-address.ts'
import { TalentCards, TalentCardsSkeleton } from './talent-cards.tsx'
import { talentFailed } from './talent-failed.ts'
import { TalentFilters } from './talent-filters.tsx'
import classes from './talent-page.module.css'
import { useTalentSearch } from './use-talent-search.ts'

const TalentDrawer = lazy(async () => ({ default: (await import('./talent-drawer.tsx')).TalentDrawer }))

const LooserFilters = lazy(async () => ({ default: (await import('./looser-filters.tsx')).LooserFilters }))
const ListBar = lazy(async () => ({ default: (await import('../bookmarks/list-bar.tsx')).ListBar }))

const leads = {
  buyer: 'Every person here has been vetted by CPAs.',
  admin: 'Everyone who applied, as buyers see them.',
}

type Props = {
  /** The firm's interviews with someone, rendered by that feature. */ interviewsWith: (id: string) => ReactNode
}

export function TalentPage({ interviewsWith }: Props) {
  const { role } = useMe()
  const isActive = useIsActive()
  const { shown, change, person, close } = useTalentSearch()
  const { list } = shown
  const talent = useQuery(pageQuery(listTalent, { ...narrowingOf(shown), page: shown.page }))
  const { page: _, ...usual } = readTalentAddress({})
  const isFiltered = Object.entries(usual).some(
    ([key, value]) => String(value) !== String(shown[key as keyof typeof usual]),
  )
  const clear = () => change(usual)
  return (
    <>
      <PageHead
        title="Talent"
        lead={role === 'admin' ? leads.admin : leads.buyer}
        actions={
          <p className={`${classes.count} num`} role="status">
            {talent.data && formatTotal(talent.data, 'candidate')}
          </p>
        }
      />
      <TalentFilters shown={shown} onChange={change} />
      {list && list !== hiddenList && (
        <Suspense>
          <ListBar id={list} onDeleted={() => change({ list: '' })} />
        </Suspense>
      )}
      <ListView
        what="candidates"
        query={talent}
        rowsOf={(list) => list.talent}
        page={shown.page}
        onPage={(page, options) => change({ page }, options)}
        skeleton={<TalentCardsSkeleton />}
        failed={talentFailed}
        empty={
          <NoCandidates
            isList={list !== ''}
            looser={
              isFiltered && (
                <Suspense>
                  <LooserFilters shown={shown} onChange={change} />
                </Suspense>
              )
            }
            onClear={isFiltered ? clear : undefined}
          />
        }
      >
        {(rows, _, isStale) => (
          <Bookmarks people={rows}>
            <TalentCards talent={rows} isStale={isStale} />
          </Bookmarks>
        )}
      </ListView>
      {(isActive || person) && (
        <Suspense>
          <TalentDrawer id={person} onClose={close} interviewsWith={interviewsWith} />
        </Suspense>
      )}
    </>
  )
}

type NoCandidatesProps = { isList: boolean; looser: ReactNode; onClear: (() => void) | undefined }

function NoCandidates({ isList, looser, onClear }: NoCandidatesProps) {
  const clear = onClear && (
    <>
      {looser}
      <Button variant="default" onClick={onClear}>
        Clear Filters
      </Button>
    </>
  )
  if (isList)
    return (
      <EmptyState title="Nobody on this list" action={clear}>
        Put people on it with the bookmark on their card.
      </EmptyState>
    )
  return (
    <EmptyState title="No candidates" action={clear}>
      New talent will appear here as they apply.
    </EmptyState>
  )
}
