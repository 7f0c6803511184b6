import type { Project } from '#contract/projects.ts'
import { projectStateLabels } from '#domain/projects/status-labels.ts'
import { durationFact, mainFacts } from '../project-facts.ts'
import { FactRow } from '../ui/fact-row.tsx'
import { Facts } from '../ui/facts.tsx'
import { formatDay } from '../ui/time.ts'
import classes from './detail.module.css'
import { ProjectBadge } from './project-badge.ts'
import { TakedownNotice } from './takedown-notice.tsx'

/** What the project is about. The owner has the status in the head, everyone else among the facts. */
export function ProjectFacts({ project }: { project: Project }) {
  const { title, status, takedown, scopeOfWork, description, softwareSystems, location, createdAt, isOwn } = project
  const { seniorityLevel, engagementDetails, engagementType } = project
  const facts = [
    ...mainFacts(project, { hasDuration: isOwn }),
    ...(isOwn ? [] : [['Status', projectStateLabels[status]] as const]),
  ]
  const engagement = [engagementDetails, engagementType].filter(Boolean).join(', ')
  const overlap = project.preferredTimeOverlap
  return (
    <>
      <div className={classes.head}>
        <h1 className={classes.title}>{title}</h1>
        {isOwn && <ProjectBadge status={status} />}
        {takedown && <ProjectBadge status="taken-down" />}
      </div>
      <TakedownNotice takedown={takedown} isOwn={isOwn} />
      <p className={classes.posted}>
        Posted <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        {location && ` · ${location}`}
      </p>
      <div className={classes.facts}>
        <FactRow facts={facts} />
      </div>
      {scopeOfWork && <p className={classes.scope}>{scopeOfWork}</p>}
      {description && <p className={classes.scope}>{description}</p>}
      {softwareSystems.length > 0 && (
        <ul className={classes.systems} aria-label="Software systems">
          {softwareSystems.map((system) => (
            <li key={system}>{system}</li>
          ))}
        </ul>
      )}
      {isOwn ? (
        <p className={classes.posted}>
          {[seniorityLevel && `${seniorityLevel} level`, engagement, overlap].filter(Boolean).join(' · ')}
        </p>
      ) : (
        <div className={classes.details}>
          <Facts
            facts={[
              durationFact(project),
              ['Seniority level', seniorityLevel],
              ['Engagement', engagement],
              ['Preferred time overlap', overlap],
            ]}
          />
        </div>
      )}
    </>
  )
}
