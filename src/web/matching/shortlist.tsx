import type { OutputOf } from '#contract/endpoint.ts'
import type { readShortlist } from '#contract/matching.ts'
import { Bookmarks } from '../bookmarks/bookmarks.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { BarLegend } from './line-bar.tsx'
import { MatchRow } from './match-row.tsx'
import { MatchingNotice } from './matching-notice.tsx'
import { MayFit } from './may-fit.tsx'
import classes from './shortlist.module.css'
import { useComparing } from './use-comparing.ts'
import { WhatToLoosen } from './what-to-loosen.tsx'

const count = new Intl.NumberFormat('en-US')

export function Shortlist({ projectId, found }: { projectId: string; found: OutputOf<typeof readShortlist> }) {
  const { considered, counts, ledger, shortlist, mayFit, engine, need } = found
  const comparing = useComparing()
  return (
    <Bookmarks people={[...shortlist, ...mayFit].map(({ talent }) => talent)}>
      <p className={classes.funnel} role="status">
        <span>
          <strong>{count.format(considered)}</strong> vetted
        </span>
        <span aria-hidden="true">→</span>
        <span>
          <strong>{count.format(counts.fits)}</strong> {counts.fits === 1 ? 'fits' : 'fit'}
        </span>
        <span>
          <strong>{count.format(counts.near)}</strong> nearly
        </span>
        <span>
          <strong>{count.format(counts.unknown)}</strong> may
        </span>
      </p>
      <WhatToLoosen key={need.must.length} ledger={ledger} isOpen={counts.fits === 0} />
      {shortlist.length === 0 ? (
        <EmptyState title="Nobody meets all of it">
          Loosen a condition above, or make a must a nice-to-have. Your project is open to applications either way.
        </EmptyState>
      ) : (
        <section aria-labelledby="shortlist">
          <div className={classes.bar}>
            <h2 id="shortlist" className={classes.title}>
              {shortlist.length} {shortlist.length === 1 ? 'person' : 'people'} to talk to
            </h2>
            <BarLegend />
          </div>
          <ul className={classes.list}>
            {shortlist.map((match) => (
              <MatchRow key={match.talent.id} match={match} comparing={comparing} />
            ))}
          </ul>
          {comparing.chosen.length > 1 && (
            <div className={classes.compare}>
              <ButtonLink
                to="/projects/$id/compare"
                params={{ id: projectId }}
                search={{ people: comparing.chosen.join(',') }}
                preload={false}
              >
                Compare {comparing.chosen.length} People
              </ButtonLink>
            </div>
          )}
        </section>
      )}
      {mayFit.length > 0 && <MayFit matches={mayFit} />}
      <MatchingNotice engine={engine} />
    </Bookmarks>
  )
}
