import { useQuery } from '@tanstack/react-query'
import { listUnfilled } from '#contract/curation.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { DataTable } from '../ui/data-table.tsx'
import { AnchorLink } from '../ui/links.tsx'
import { formatDate, formatTime } from '../ui/time.ts'
import classes from './unfilled-projects.module.css'

/** Projects without anyone accepted: those that nobody fits first, then by how long they have waited. */
export function UnfilledProjects() {
  const { data } = useQuery(endpointQuery(listUnfilled, {}))
  if (!data || data.projects.length === 0) return null
  return (
    <div className={classes.section}>
      <h2>Projects without anyone yet</h2>
      <p className={classes.lead}>
        Shortlists waiting for you come first, soonest due on top, followed by projects that nobody fits and those that
        have waited longest.
      </p>
      <DataTable
        label="Projects without anyone yet"
        heads={['Project', 'Posted', 'Shortlist', 'Fit now', 'Applied', 'Invited']}
      >
        {data.projects.map(({ id, title, firm, postedAt, fits, mayFit, applications, invitations, isHeld, dueAt }) => (
          <tr key={id}>
            <td>
              <AnchorLink to="/projects/$id" params={{ id }} preload={false}>
                {title}
              </AnchorLink>
              {firm && <small className={classes.firm}>{firm}</small>}
            </td>
            <td>{formatDate(postedAt)}</td>
            <td>
              <AnchorLink to="/admin/overview/shortlists/$id" params={{ id }} preload={false}>
                {isHeld ? 'Review and release' : 'View'}
                <span className="g-visually-hidden"> the shortlist of {title}</span>
              </AnchorLink>
              {dueAt && (
                <small className={classes.firm} data-late={new Date(dueAt) < new Date() || undefined}>
                  {new Date(dueAt) < new Date() ? 'Was due' : 'Due'} {formatTime(dueAt)}
                </small>
              )}
            </td>
            <td>
              {fits === 0 ? <strong className={classes.nobody}>Nobody</strong> : fits}
              {mayFit > 0 && <span className={classes.may}> ({mayFit} may)</span>}
            </td>
            <td>{applications}</td>
            <td>{invitations}</td>
          </tr>
        ))}
      </DataTable>
    </div>
  )
}
