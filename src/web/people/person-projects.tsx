import { Link } from '@tanstack/react-router'
import type { Person } from '#contract/people.ts'
import { untitled } from '#domain/projects/details.ts'
import { ProjectBadge } from '../projects/project-badge.ts'
import { DataTable } from '../ui/data-table.tsx'
import { formatDay } from '../ui/time.ts'
import classes from './person-page.module.css'

/** Each project's own page takes it down. */
export function PersonProjects({ projects }: Pick<Person, 'projects'>) {
  return (
    <section className={classes.panel}>
      <h2>Projects</h2>
      <DataTable label="Projects" heads={['Project', 'Status', 'Since']}>
        {projects.map(({ id, title, status, takenDownAt, createdAt }) => (
          <tr key={id}>
            <th scope="row">
              <Link to="/projects/$id" params={{ id }} className="g-link" preload={false}>
                {title.trim() || untitled}
              </Link>
            </th>
            <td>
              <ProjectBadge status={takenDownAt ? 'taken-down' : status} />
            </td>
            <td>{formatDay(createdAt)}</td>
          </tr>
        ))}
      </DataTable>
    </section>
  )
}
