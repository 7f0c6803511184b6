import { useQuery } from '@tanstack/react-query'
import { listEngagements } from '#contract/engagement-lines.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { AnchorLink } from '../ui/links.tsx'
import classes from './engagements.module.css'
import { StandingButton } from './standing-button.tsx'

const shownAtHome = 5

type Props = { project?: string; side: 'owner' | 'talent'; title?: string }

/** Where each engagement stands and whose turn it is, one line and one button each. Nothing where there are none. */
export function EngagementLines({ project, side, title = 'Engagements' }: Props) {
  const { data } = useQuery(endpointQuery(listEngagements, { project }))
  const going = (data?.engagements ?? []).filter(({ isOver, standing }) => project || standing.turn !== null || !isOver)
  if (going.length === 0) return null
  return (
    <section className={classes.lines} aria-labelledby="engagement-lines">
      <h2 id="engagement-lines">{title}</h2>
      <ul>
        {(project ? going : going.slice(0, shownAtHome)).map((engagement) => (
          <li key={engagement.id}>
            <div>
              <AnchorLink to="/engagements/$id" params={{ id: engagement.id }} preload={false} fw={600}>
                {(side === 'owner' ? engagement.talent : engagement.firm) ?? 'Engagement'}
              </AnchorLink>
              <p>
                {!project && engagement.title ? `${engagement.title} · ` : ''}
                {engagement.standing.text}
              </p>
            </div>
            <StandingButton engagement={engagement} variant="light" size="xs" />
          </li>
        ))}
      </ul>
    </section>
  )
}
