import { Drawer, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { explainMatch, type Match } from '#contract/matching.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { Loaded } from '../ui/loaded.tsx'
import { useOpenOnceLoaded } from '../ui/use-open-once-loaded.ts'
import { LineBar } from './line-bar.tsx'
import { MatchingNotice } from './matching-notice.tsx'
import { pointsOf } from './points.ts'
import classes from './why-drawer.module.css'

type Props = { projectId: string; candidateId: string | undefined; onClose: () => void }

/** Every line about one person, with its points, which sum to the score. */
export function WhyDrawer({ projectId, candidateId, onClose }: Props) {
  const explained = useQuery({
    ...endpointQuery(explainMatch, { id: projectId, candidateId: candidateId ?? '' }),
    enabled: candidateId !== undefined,
  })
  const isShown = useOpenOnceLoaded(candidateId !== undefined)
  return (
    <Drawer
      opened={isShown}
      onClose={onClose}
      position="right"
      size={720}
      padding={24}
      title="How it adds up"
      closeButtonProps={{ 'aria-label': 'Close explanation' }}
      classNames={{ title: classes.title, header: classes.surface, content: classes.surface }}
    >
      <Loaded query={explained} what="explanation" skeleton={<Skeleton h={480} />}>
        {({ match, engine }) => <Explanation match={match} engine={engine} />}
      </Loaded>
    </Drawer>
  )
}

function Explanation({ match, engine }: { match: Match; engine: string }) {
  const { talent, lines, outOf } = match
  const { each, total } = pointsOf(lines, outOf)
  return (
    <>
      <p className={classes.who}>{talent.name || 'Candidate'}</p>
      <table className={classes.lines}>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">What we know</th>
            <th scope="col" className={classes.points}>
              Points
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={line.name}>
              <th scope="row">
                {line.label}
                <LineBar line={line} outOf={outOf} />
              </th>
              <td>{line.sentence}</td>
              <td className={classes.points}>{line.outOf === 0 ? 'Off' : each[index]?.toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Score, of 100
            </th>
            <td className={classes.points}>
              <span className="g-double-rule">{total.toFixed(1)}</span>
            </td>
          </tr>
        </tfoot>
      </table>
      {match.least !== match.most && (
        <p className={classes.note}>
          What isn’t known counts by what is usual. The range in the list has its worst and its best.
        </p>
      )}
      <MatchingNotice engine={engine} />
    </>
  )
}
