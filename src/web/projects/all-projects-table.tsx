import { Link } from '@tanstack/react-router'
import type { ListedProject } from '#contract/all-projects.ts'
import { untitled } from '#domain/projects/details.ts'
import { isAcceptingApplications } from '#domain/projects/status.ts'
import { DataTable } from '../ui/data-table.tsx'
import { daysAgo } from '../ui/days.ts'
import { AnchorLink } from '../ui/links.tsx'
import { formatDay } from '../ui/time.ts'
import classes from './all-projects-table.module.css'
import { ProjectBadge } from './project-badge.ts'

const heads = [
  'Project',
  'Status',
  { label: 'Applicants', isEnd: true },
  { label: 'Hired', isEnd: true },
  'Created',
  'Shortlist',
] as const

export function AllProjectsTable({ projects, isStale }: { projects: ListedProject[]; isStale: boolean }) {
  const now = new Date()
  return (
    <DataTable label="Projects" heads={heads} isStale={isStale}>
      {projects.map((project) => (
        <ProjectRow key={project.id} project={project} now={now} />
      ))}
    </DataTable>
  )
}

function ProjectRow({ project, now }: { project: ListedProject; now: Date }) {
  const { id, state, firm, firmId, applications, hired, estimatedHires, createdAt } = project
  const title = project.title.trim() || untitled
  return (
    <tr>
      <th scope="row">
        <AnchorLink to="/projects/$id" params={{ id }} preload={false}>
          {title}
        </AnchorLink>
        {firmId && (
          <span className={classes.under}>
            <Link className={classes.firm} to="/admin/firms/$id" params={{ id: firmId }} preload={false}>
              {firm || 'Unnamed firm'}
            </Link>
          </span>
        )}
      </th>
      <td>
        <ProjectBadge status={state} />
      </td>
      <td data-end>{applications.toLocaleString('en-US')}</td>
      <td data-end className={classes.hired}>
        {estimatedHires ? `${hired} of ${estimatedHires}` : hired}
      </td>
      <td>
        {formatDay(createdAt)}
        <span className={classes.under}>{ageOf(daysAgo(createdAt, now))}</span>
      </td>
      <td>
        {state !== 'taken-down' && isAcceptingApplications(state) ? (
          <AnchorLink to="/admin/overview/shortlists/$id" params={{ id }} preload={false}>
            View<span className="g-visually-hidden"> the shortlist of {title}</span>
          </AnchorLink>
        ) : (
          '–'
        )}
      </td>
    </tr>
  )
}

const ageOf = (days: number): string => (days <= 0 ? 'Today' : days === 1 ? '1 day ago' : `${days} days ago`)
