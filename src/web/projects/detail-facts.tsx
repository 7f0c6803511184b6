import type { ReactNode } from 'react'
import type { Project } from '#contract/projects.ts'
import { FactRow } from '../ui/fact-row.tsx'
import { Facts } from '../ui/facts.tsx'
import { formatHourly } from '../ui/money.ts'
import { StatusBadge } from '../ui/status-badge.tsx'
import { formatDate, formatDay } from '../ui/time.ts'
import classes from './detail.module.css'
import { statusWords } from './field-words.ts'

/** What the project is about. The owner has the status in the head, everyone else among the facts. */
export function ProjectFacts({ project }: { project: Project }) {
  const { title, status, scopeOfWork, softwareSystems, location, createdAt, isOwn } = project
  const duration = project.duration ?? 'To be discussed'
  const facts: [term: string, value: ReactNode][] = [
    ['Pay Rate', project.payRate === null ? 'Negotiable' : formatHourly(project.payRate)],
    ...(isOwn ? [['Duration', duration] as [string, ReactNode]] : []),
    ['Workers Needed', project.estimatedHires || 'Multiple'],
    ['Start Date', project.startDate ? formatDate(project.startDate) : 'Flexible'],
    ...(isOwn ? [] : [['Status', statusWords[status]] as [string, ReactNode]]),
  ]
  const details = [
    ['Duration', isOwn ? null : duration],
    ['Seniority level', project.seniorityLevel],
    ['Engagement', [project.engagementDetails, project.engagementType].filter(Boolean).join(', ')],
    ['Preferred time overlap', project.preferredTimeOverlap],
  ].filter(([, value]) => value) as [string, string][]
  return (
    <>
      <div className={classes.head}>
        <h1 className={classes.title}>{title}</h1>
        {isOwn && <StatusBadge kind="project" status={status} />}
      </div>
      <p className={classes.posted}>
        Posted <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        {location && ` · ${location}`}
      </p>
      <div className={classes.facts}>
        <FactRow facts={facts} />
      </div>
      {scopeOfWork && <p className={classes.scope}>{scopeOfWork}</p>}
      {softwareSystems.length > 0 && (
        <ul className={classes.systems} aria-label="Software systems">
          {softwareSystems.map((system) => (
            <li key={system}>{system}</li>
          ))}
        </ul>
      )}
      {details.length > 0 && (
        <div className={classes.details}>
          <Facts facts={details} />
        </div>
      )}
    </>
  )
}
