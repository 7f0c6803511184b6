import { useQuery } from '@tanstack/react-query'
import type { Match } from '#contract/matching.ts'
import { listMatches, matchPageLimit, matchPageSize } from '#contract/shortlists.ts'
import { Bookmarks } from '../bookmarks/bookmarks.tsx'
import { pageQuery } from '../page-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ListView } from '../ui/list-view.tsx'
import { BarLegend } from './line-bar.tsx'
import { MatchList } from './match-list.tsx'
import { MayFit } from './may-fit.tsx'
import classes from './shortlist.module.css'
import type { Comparing } from './use-comparing.ts'

const count = new Intl.NumberFormat('en-US')

const pagedLimit = matchPageSize * matchPageLimit

type Props = {
  projectId: string
  list: 'fits' | 'near' | 'unknown'
  page: number
  onPage: (page: number, options?: { replace: boolean }) => void
  comparing: Comparing
  onInvite: ((people: readonly Match[]) => void) | undefined
  onAsk: ((match: Match) => void) | undefined
}

/** Everyone who fits, nearly fits or may fit, page by page. */
export function AllMatches({ projectId, list, page, onPage, comparing, onInvite, onAsk }: Props) {
  const query = useQuery(pageQuery(listMatches, { id: projectId, list, page }))
  return (
    <ListView
      what="people"
      query={query}
      rowsOf={({ matches }) => matches}
      page={page}
      onPage={onPage}
      empty={
        <div className={classes.nobody}>
          <EmptyState title={nobody[list]}>Ask for less, or turn a must-have into a nice-to-have.</EmptyState>
        </div>
      }
    >
      {(matches, { total }, isStale) => (
        <Bookmarks people={matches.map(({ talent }) => talent)}>
          {list === 'unknown' ? (
            <MayFit matches={matches} total={total} onAsk={onAsk} />
          ) : (
            <section aria-labelledby="matches">
              <div className={classes.bar}>
                <h2 id="matches" className={classes.title}>
                  {total === 1 ? `1 person ${verbs[list].one}` : `${count.format(total)} people ${verbs[list].several}`}
                </h2>
                <BarLegend />
              </div>
              {total > pagedLimit && <p className={classes.quiet}>The first {pagedLimit} are listed, best first.</p>}
              <MatchList
                projectId={projectId}
                matches={matches}
                comparing={comparing}
                onInvite={onInvite}
                isStale={isStale}
              />
            </section>
          )}
        </Bookmarks>
      )}
    </ListView>
  )
}

const nobody = {
  fits: 'Nobody meets every requirement',
  near: 'Nobody nearly fits',
  unknown: 'Everything is known',
} as const

const verbs = {
  fits: { one: 'fits', several: 'fit' },
  near: { one: 'nearly fits', several: 'nearly fit' },
} as const
