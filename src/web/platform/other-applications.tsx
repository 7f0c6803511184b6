import type { OtherApplication } from '#contract/platform.ts'
import { OwnStatusBadge } from '../candidates/own-status-badge.ts'
import { AnchorLink } from '../ui/links.tsx'
import { formatDay } from '../ui/time.ts'
import classes from './other-applications.module.css'

export function OtherApplications({ applications, isStale }: { applications: OtherApplication[]; isStale: boolean }) {
  return (
    <ul className={classes.list} aria-busy={isStale}>
      {applications.map(({ applicationId, projectId, title, company, status, appliedAt }) => (
        <li key={applicationId} className={classes.row}>
          <div className={classes.what}>
            {title ? (
              <AnchorLink to="/projects-labor/$id" params={{ id: projectId }} fz="sm" fw={600}>
                {title}
              </AnchorLink>
            ) : (
              'A project that’s no longer listed'
            )}
            {company && <p className={classes.detail}>{company}</p>}
          </div>
          <p className={classes.detail}>
            Applied <time dateTime={appliedAt}>{formatDay(appliedAt)}</time>
          </p>
          <OwnStatusBadge status={status} />
        </li>
      ))}
    </ul>
  )
}
