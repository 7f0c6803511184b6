import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { OpeningSummary } from '#contract/openings.ts'
import { excerpt, shownSystemsLimit } from '#domain/openings/opening.ts'
import { ProjectBadge } from '../projects/project-badge.ts'
import { AnchorLink } from '../ui/links.tsx'
import { formatDate } from '../ui/time.ts'
import { Applied } from './applied.tsx'
import classes from './opening-card.module.css'

type Props = { opening: OpeningSummary; fit: ReactNode; onApply: () => void }

export function OpeningCard({ opening, fit, onApply }: Props) {
  const { softwareSystems: systems } = opening
  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <h2 className={classes.title}>{opening.title}</h2>
        <ProjectBadge status={opening.status} />
      </div>
      <p className={classes.type}>{opening.engagementType}</p>
      <p className={classes.description}>{excerpt(opening.scopeOfWork ?? 'No description')}</p>
      <ul className={classes.systems} aria-label="Software">
        {systems.slice(0, shownSystemsLimit).map((system) => (
          <li key={system}>{system}</li>
        ))}
        {systems.length > shownSystemsLimit && <li data-more>+{systems.length - shownSystemsLimit}</li>}
      </ul>
      <dl className={classes.facts}>
        <div>
          <dt>Level</dt>
          <dd>{opening.seniorityLevel ?? 'Any'}</dd>
        </div>
        <div>
          <dt>Positions</dt>
          <dd className="num">{opening.estimatedHires || 'Multiple'}</dd>
        </div>
        <div>
          <dt>Start Date</dt>
          <dd className="num">{opening.startDate ? formatDate(opening.startDate) : 'Flexible'}</dd>
        </div>
      </dl>
      {fit}
      <div className={classes.foot}>
        <AnchorLink
          to="/projects-labor/$id"
          params={{ id: opening.id }}
          className={classes.link}
          aria-label={`View Details of ${opening.title}`}
        >
          View Details
        </AnchorLink>
        {opening.hasApplied && <Applied />}
        {opening.actions.includes('apply') && (
          <Button variant="light" aria-label={`Apply Now to ${opening.title}`} onClick={onApply}>
            Apply Now
          </Button>
        )}
      </div>
    </article>
  )
}
