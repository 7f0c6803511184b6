import { Anchor, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type PersonOfRun, type RunWithPeople, readRun } from '#contract/matching-runs.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { AnchorLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { SideDrawer } from '../ui/side-drawer.tsx'
import { formatTime } from '../ui/time.ts'
import { formatPlace } from './format-place.ts'
import { LineTable } from './line-table.tsx'
import { MatchingNotice } from './matching-notice.tsx'
import { formatScore, outOfHundred, pointsOf } from './points.ts'
import classes from './why-drawer.module.css'

type Props = {
  projectId: string
  runId: string | undefined
  person: string | undefined
  onPerson: (id: string | undefined) => void
  onClose: () => void
}

/** What was shown at one time: everyone in order, or every line about one person. */
export function RunDrawer({ projectId, runId, person, onPerson, onClose }: Props) {
  const query = useQuery({
    ...endpointQuery(readRun, { id: projectId, run: runId ?? '', ...(person && { person }) }),
    enabled: runId !== undefined,
  })
  return (
    <SideDrawer
      isOpen={runId !== undefined}
      title="What was shown"
      closes="what was shown"
      size={720}
      onClose={onClose}
    >
      <Loaded
        query={query}
        what="shortlist"
        skeleton={<Skeleton h={480} />}
        missing={<EmptyState title="Shortlist Not Found">What was shown is kept for a year.</EmptyState>}
      >
        {(run) => (
          <>
            <p className={classes.note}>
              Shown to {run.by ?? 'someone who has left'} on {formatTime(run.madeAt)}. {run.counts.fits} of{' '}
              {run.considered} fit, {run.counts.near} nearly, {run.counts.unknown} might have. Asked:{' '}
              {run.asked.join(', ') || 'nothing'}.
            </p>
            {run.person ? (
              <OnePerson person={run.person} onEveryone={() => onPerson(undefined)} />
            ) : (
              <Everyone people={run.people} onPerson={onPerson} />
            )}
            <MatchingNotice engine={run.engine} />
          </>
        )}
      </Loaded>
    </SideDrawer>
  )
}

const changes = {
  moved: 'An admin had moved them',
  added: 'An admin had added them',
  removed: 'An admin had removed them',
  returned: 'An admin had reset them to the rule',
} as const

function OnePerson({ person, onEveryone }: { person: PersonOfRun; onEveryone: () => void }) {
  const { fit, change } = person
  return (
    <>
      <p className={classes.who}>
        <AnchorLink to="/admin/candidates/$id" params={{ id: person.id }} preload={false}>
          {person.name || 'Candidate'}
        </AnchorLink>
        {`: ${formatPlace(person.place)}`}
      </p>
      {change && (
        <p className={classes.note}>
          {changes[change.change]} on {formatTime(change.at)}
          {change.by && ` (${change.by})`}
          {change.reason && `: ${change.reason}`}
        </p>
      )}
      {!fit ? (
        <p className={classes.note}>
          Nothing is known about them that could be compared: they aren’t accepted, or have left.
        </p>
      ) : (
        <>
          {fit.misses.length > 0 && <p className={classes.misses}>Missed: {fit.misses.join(', ')}</p>}
          {!person.place && (
            <p className={classes.note}>
              They weren’t on this list. The lines compare what was asked then with what we know about them today; a
              firm doesn’t see whom it has hidden or blocked, either.
            </p>
          )}
          <LineTable
            lines={fit.lines}
            outOf={fit.outOf}
            score={person.place ? pointsOf(fit.lines, fit.outOf).total.toFixed(1) : formatScore(fit)}
          />
        </>
      )}
      <p className={classes.note}>
        <Anchor component="button" type="button" fz="inherit" onClick={onEveryone}>
          Everyone who was shown
        </Anchor>
      </p>
    </>
  )
}

function Everyone({ people, onPerson }: { people: RunWithPeople['people']; onPerson: (id: string) => void }) {
  return (
    <table className={classes.lines}>
      <thead>
        <tr>
          <th scope="col">Person</th>
          <th scope="col">Place</th>
          <th scope="col" className={classes.points}>
            Score
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ id, name, score, outOf, ...place }) => (
          <tr key={id}>
            <th scope="row">
              {name === null ? (
                'Someone who has left'
              ) : (
                <Anchor component="button" type="button" fz="inherit" ta="left" onClick={() => onPerson(id)}>
                  {name || 'Candidate'}
                </Anchor>
              )}
            </th>
            <td>{formatPlace(place)}</td>
            <td className={classes.points}>{outOfHundred(score, outOf).toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
