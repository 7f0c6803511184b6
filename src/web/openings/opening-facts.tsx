import type { OpeningView } from '#contract/openings.ts'
import { mainFacts } from '../project-facts.ts'
import { ProjectBadge } from '../projects/project-badge.ts'
import { FactRow } from '../ui/fact-row.tsx'
import { Facts } from '../ui/facts.tsx'
import { formatDay } from '../ui/time.ts'
import classes from './opening.module.css'
import { SaveToggle } from './save-toggle.tsx'

export function OpeningFacts({ view }: { view: OpeningView }) {
  const { opening, actions } = view
  return (
    <div className={classes.facts}>
      <div className={classes.head}>
        <h1 className={classes.title}>{opening.title}</h1>
        <div className={classes.marks}>
          <ProjectBadge status={opening.status} />
          {(actions.includes('save') || actions.includes('unsave')) && <SaveToggle view={view} />}
        </div>
      </div>
      <p className={classes.posted}>
        Posted <time dateTime={opening.createdAt}>{formatDay(opening.createdAt)}</time>
        {opening.location && ` · ${opening.location}`}
      </p>
      <FactRow facts={mainFacts(opening, { hasDuration: true })} />
      <section>
        <h2>Project Description</h2>
        <p className={classes.prose}>{opening.scopeOfWork ?? (opening.description ? null : 'No description')}</p>
        {opening.description && <p className={classes.prose}>{opening.description}</p>}
      </section>
      <section>
        <h2>Required Skills & Technologies</h2>
        {opening.softwareSystems.length === 0 ? (
          <p className={classes.prose}>No specific software required.</p>
        ) : (
          <ul className={classes.systems}>
            {opening.softwareSystems.map((system) => (
              <li key={system}>{system}</li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h2>Project Details</h2>
        <Facts
          facts={[
            ['Engagement Type', opening.engagementType],
            ['Seniority Level', opening.seniorityLevel],
            ['Engagement Details', opening.engagementDetails],
            ['Preferred Time Overlap', opening.preferredTimeOverlap],
          ]}
        />
      </section>
    </div>
  )
}
