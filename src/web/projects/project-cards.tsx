import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { OutputOf } from '#contract/endpoint.ts'
import type { listProjects } from '#contract/projects.ts'
import { untitled } from '#domain/projects/details.ts'
import { formatDate } from '../ui/time.ts'
import { ProjectBadge } from './project-badge.ts'
import classes from './project-cards.module.css'

export type ProjectSummary = OutputOf<typeof listProjects>['projects'][number]

type Props = {
  projects: ProjectSummary[]
  /** Shown while the requested ones load. */
  isStale?: boolean
  /** By what stands above the cards. */
  heading?: 'h2' | 'h3'
}

export function ProjectCards({ projects, isStale = false, heading: Heading = 'h3' }: Props) {
  return (
    <ul className={classes.cards} aria-busy={isStale}>
      {projects.map((project) => (
        <li key={project.id} className={classes.card}>
          <div className={classes.head}>
            <Heading className={classes.title}>
              <Link to="/projects/$id" params={{ id: project.id }}>
                {project.title.trim() || untitled}
              </Link>
            </Heading>
            <ProjectBadge status={project.takenDownAt ? 'taken-down' : project.status} />
          </div>
          <p className={classes.scope}>{project.scopeOfWork?.replaceAll(' / ', '\u00a0/\u00a0') || 'No description'}</p>
          <Standing project={project} />
          <dl className={classes.facts}>
            <div>
              <dt>Hires</dt>
              <dd className="num">{project.estimatedHires ?? 'Multiple'}</dd>
            </div>
            <div>
              <dt>Start date</dt>
              <dd className="num">{project.startDate ? formatDate(project.startDate) : 'Flexible'}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  )
}

/** 7 applicants · 3 new · 1 of 2 hired */
function Standing({ project: { applications, newApplications, hired, estimatedHires } }: { project: ProjectSummary }) {
  if (applications === 0) return null
  return (
    <p className={classes.standing}>
      {applications.toLocaleString('en-US')} {applications === 1 ? 'applicant' : 'applicants'}
      {newApplications > 0 && (
        <>
          {' · '}
          <strong>{newApplications.toLocaleString('en-US')} new</strong>
        </>
      )}
      {hired > 0 && ` · ${hired}${estimatedHires ? ` of ${estimatedHires}` : ''} hired`}
    </p>
  )
}

export function ProjectCardsSkeleton({ count }: { count: number }) {
  return (
    <div className={classes.cards}>
      {Array.from({ length: count }, (_, index) => index).map((card) => (
        <div key={card} className={classes.card}>
          <Skeleton h={20} w="70%" />
          <Skeleton h={16} mt={12} />
          <Skeleton h={32} w="50%" mt={32} />
        </div>
      ))}
    </div>
  )
}
