import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { type CuratedShortlist, readCuration } from '#contract/curation.ts'
import type { Match } from '#contract/matching.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { leadOf } from '../ui/lead-of.ts'
import { AnchorLink, BackLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useShownName } from '../ui/shown-name.ts'
import { formatTime } from '../ui/time.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import { ChangeDialog, type PlannedChange } from './change-dialog.tsx'
import classes from './curation.module.css'
import { CurationLog } from './curation-log.tsx'
import { CurationRow } from './curation-row.tsx'
import { FindTalent } from './find-talent.tsx'
import { MatchingNotice } from './matching-notice.tsx'
import { mayFitTitle } from './may-fit-title.ts'
import { useRelease } from './use-release.ts'

/** A shortlist as admins edit it: as its firm gets it, with what can be changed about it. */
export function CurationPage() {
  const { id = '' } = useParams({ strict: false })
  const query = useQuery(endpointQuery(readCuration, { id }))
  const title = query.data?.title
  useShownName(title && `Shortlist: ${title}`)
  return (
    <>
      <BackLink to="/admin/overview">Back to Overview</BackLink>
      <PageHead title="Shortlist" lead={leadOf(query, ({ title, firm }) => [title, firm].filter(Boolean).join(', '))} />
      <Loaded
        query={query}
        what="shortlist"
        skeleton={<Skeleton h={480} />}
        missing={
          <EmptyState title="Project Not Found" action={<ShownLink id={id} />}>
            It isn’t open, or doesn’t exist.
          </EmptyState>
        }
      >
        {(found) => <Desk projectId={id} found={found} />}
      </Loaded>
    </>
  )
}

const ShownLink = ({ id }: { id: string }) => (
  <AnchorLink to="/admin/overview/shortlists/$id/shown" params={{ id }} fz="sm" preload={false}>
    What the firm was shown, and why
  </AnchorLink>
)

function Desk({ projectId, found }: { projectId: string; found: CuratedShortlist }) {
  const [planned, setPlanned] = useState<PlannedChange>()
  const { shortlist, lapsed, removed, rest, mayFit } = found
  const plan = (
    change: PlannedChange['change'],
    { talent }: { talent: PlannedChange['person'] },
    position: number | null = null,
  ) => setPlanned({ change, person: { id: talent.id, name: talent.name }, position })
  const add = (match: Match) => <AddButton match={match} onClick={() => plan('added', match, 1)} />
  const listed = new Set([...shortlist, ...removed].map(({ talent }) => talent.id))
  return (
    <>
      <Release projectId={projectId} found={found} />
      <section aria-labelledby="shown">
        <h2 id="shown" className={classes.title}>
          {found.held ? 'What the firm will see' : 'What the firm sees'}
        </h2>
        {shortlist.length === 0 ? (
          <p className={classes.quiet}>Nobody yet. Add someone below.</p>
        ) : (
          <ol className={classes.list}>
            {shortlist.map((match, index) => (
              <CurationRow key={match.talent.id} match={match} place={index + 1}>
                <Button size="xs" variant="default" onClick={() => plan('moved', match, index + 1)}>
                  Move
                  <Whom match={match} />
                </Button>
                {match.curated && (
                  <Button size="xs" variant="default" onClick={() => plan('returned', match)}>
                    Reset to Rule
                    <Whom match={match} />
                  </Button>
                )}
                <Button size="xs" variant="default" onClick={() => plan('removed', match)}>
                  Remove
                  <Whom match={match} />
                </Button>
              </CurationRow>
            ))}
          </ol>
        )}
      </section>
      <People
        title="Look again"
        note="They were added by hand, but no longer fit. The firm doesn’t see them."
        matches={lapsed}
      >
        {add}
      </People>
      <People title="Removed" matches={removed}>
        {(match) => (
          <Button size="xs" variant="default" onClick={() => plan('returned', match)}>
            Put Back
            <Whom match={match} />
          </Button>
        )}
      </People>
      <FindTalent
        title="Add someone"
        action="Add"
        isListed={(id) => listed.has(id)}
        onChoose={(talent) => plan('added', { talent }, 1)}
      />
      <People title="Next by the rule" matches={rest}>
        {add}
      </People>
      <People title={mayFitTitle(mayFit)} matches={mayFit}>
        {add}
      </People>
      <CurationLog changes={found.changes} />
      <p className={classes.shown}>
        <ShownLink id={projectId} />
      </p>
      <MatchingNotice engine={found.engine} />
      <ChangeDialog projectId={projectId} planned={planned} onClose={() => setPlanned(undefined)} />
    </>
  )
}

const Whom = ({ match }: { match: Match }) => (
  <span className="g-visually-hidden"> {match.talent.name || 'this candidate'}</span>
)

const AddButton = ({ match, onClick }: { match: Match; onClick: () => void }) => (
  <Button size="xs" variant="default" onClick={onClick}>
    Add
    <Whom match={match} />
  </Button>
)

type PeopleProps = { title: string; note?: string; matches: Match[]; children: (match: Match) => ReactNode }

function People({ title, note, matches, children }: PeopleProps) {
  if (matches.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      {note && <p className={classes.quiet}>{note}</p>}
      <ul className={classes.list}>
        {matches.map((match) => (
          <CurationRow key={match.talent.id} match={match}>
            {children(match)}
          </CurationRow>
        ))}
      </ul>
    </section>
  )
}

function Release({
  projectId,
  found: { held, releasedAt, shortlist },
}: {
  projectId: string
  found: CuratedShortlist
}) {
  const releasing = useRelease(projectId)
  if (!held)
    return (
      <p className={classes.state}>
        {releasedAt ? `Released ${formatTime(releasedAt)}.` : 'The firm sees this shortlist.'} Changes show at once.
      </p>
    )
  return (
    <div className={classes.state}>
      <p>
        <strong>The firm doesn’t see it yet.</strong>
        {held.expectedBy && ` We said we would have it by ${formatTime(held.expectedBy)}.`}
      </p>
      <WorkingButton isWorking={releasing.isPending} workingText="Releasing..." onClick={() => releasing.mutate()}>
        {shortlist.length === 0 ? 'Release Empty Shortlist' : 'Release Shortlist'}
      </WorkingButton>
    </div>
  )
}
