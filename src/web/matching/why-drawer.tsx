import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { Match } from '#contract/matching.ts'
import { explainMatch } from '#contract/shortlists.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { AnchorLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { SideDrawer } from '../ui/side-drawer.tsx'
import { LineTable } from './line-table.tsx'
import { MatchingNotice } from './matching-notice.tsx'
import { pointsOf } from './points.ts'
import classes from './why-drawer.module.css'

type Props = { projectId: string; candidateId: string | undefined; canEdit: boolean; onClose: () => void }

/** Every line about one person, with its points, which sum to the score. */
export function WhyDrawer({ projectId, candidateId, canEdit, onClose }: Props) {
  const explained = useQuery({
    ...endpointQuery(explainMatch, { id: projectId, candidateId: candidateId ?? '' }),
    enabled: candidateId !== undefined,
  })
  // The focus goes on to the weights, not back to the person.
  const isLeaving = useLocation({ select: ({ hash }) => hash === 'weights' })
  return (
    <SideDrawer
      isOpen={candidateId !== undefined}
      title="How it adds up"
      closes="explanation"
      size={720}
      returnFocus={!isLeaving}
      onClose={onClose}
    >
      <Loaded query={explained} what="explanation" skeleton={<Skeleton h={480} />}>
        {({ match, engine }) => <Explanation match={match} engine={engine} canEdit={canEdit} />}
      </Loaded>
    </SideDrawer>
  )
}

function Explanation({ match, engine, canEdit }: { match: Match; engine: string; canEdit: boolean }) {
  const { talent, lines, outOf } = match
  return (
    <>
      <div className={classes.bar}>
        <p className={classes.who}>{talent.name || 'Candidate'}</p>
        {canEdit && (
          <AnchorLink
            to="."
            search={(now) => ({ ...now, person: undefined, list: undefined, page: undefined })}
            hash="weights"
            hashScrollIntoView={false}
            resetScroll={false}
            fz="sm"
          >
            Change weights
          </AnchorLink>
        )}
      </div>
      <LineTable lines={lines} outOf={outOf} score={pointsOf(lines, outOf).total.toFixed(1)} />
      {match.least !== match.most && (
        <p className={classes.note}>
          Unknown answers count as a typical value. The range in the list shows the lowest and highest possible score.
        </p>
      )}
      <MatchingNotice engine={engine} />
    </>
  )
}
