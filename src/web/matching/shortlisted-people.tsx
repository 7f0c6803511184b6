import type { OutputOf } from '#contract/endpoint.ts'
import type { Match } from '#contract/matching.ts'
import type { readShortlist } from '#contract/shortlists.ts'
import { brand } from '#domain/brand.ts'
import { Bookmarks } from '../bookmarks/bookmarks.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { formatDay } from '../ui/time.ts'
import { HeldShortlist } from './held-shortlist.tsx'
import { BarLegend } from './line-bar.tsx'
import { MatchList } from './match-list.tsx'
import { MayFit } from './may-fit.tsx'
import classes from './shortlist.module.css'
import type { Comparing } from './use-comparing.ts'
import { WatchFits } from './watch-fits.tsx'

type Props = {
  projectId: string
  found: OutputOf<typeof readShortlist>
  isOpen: boolean
  comparing: Comparing
  onInvite: ((people: readonly Match[]) => void) | undefined
  onAsk: ((match: Match) => void) | undefined
}

/** The people to talk to, and those of whom an answer is missing. */
export function ShortlistedPeople({ projectId, found, isOpen, comparing, onInvite, onAsk }: Props) {
  const { counts, shortlist, mayFit, held, curatedAt } = found
  const watch = (lead?: string) =>
    counts.fits === 0 && onInvite && <WatchFits projectId={projectId} isWatched={found.isWatched} lead={lead} />
  const either = isOpen && 'Your project is open to applications either way.'
  return (
    <Bookmarks people={[...shortlist, ...mayFit].map(({ talent }) => talent)}>
      {(held || shortlist.length > 0) && watch('Nobody meets every requirement yet.')}
      {held ? (
        <HeldShortlist {...held} />
      ) : shortlist.length === 0 ? (
        <div className={classes.nobody}>
          {mayFit.length > 0 ? (
            <EmptyState title="Nobody is known to meet every requirement" action={watch()}>
              Ask the people below for what is missing, or turn a must-have into a nice-to-have. {either}
            </EmptyState>
          ) : (
            <EmptyState title="Nobody meets every requirement" action={watch()}>
              Ask for less, or turn a must-have into a nice-to-have. {either}
            </EmptyState>
          )}
        </div>
      ) : (
        <section aria-labelledby="shortlist">
          <div className={classes.bar}>
            <h2 id="shortlist" className={classes.title}>
              {shortlist.length} {shortlist.length === 1 ? 'person' : 'people'} to talk to
            </h2>
            <BarLegend />
          </div>
          {curatedAt && (
            <p className={classes.quiet}>
              A person at {brand.name} looked at this shortlist on {formatDay(curatedAt)}. Anyone they moved or added is
              marked.
            </p>
          )}
          <MatchList projectId={projectId} matches={shortlist} comparing={comparing} onInvite={onInvite} />
        </section>
      )}
      {mayFit.length > 0 && <MayFit matches={mayFit} total={counts.unknown} onAsk={onAsk} />}
    </Bookmarks>
  )
}
