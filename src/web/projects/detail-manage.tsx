import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import type { Project } from '#contract/projects.ts'
import { noteReaders } from '#domain/projects/details.ts'
import { projectStatusMoves } from '#domain/projects/status.ts'
import { projectStateLabels } from '#domain/projects/status-labels.ts'
import { ButtonLink } from '../ui/links.tsx'
import { formatTime } from '../ui/time.ts'
import { CopyLink } from './copy-link.tsx'
import { DeleteProject } from './delete-project.tsx'
import classes from './detail.module.css'
import { ProjectStatusButtons } from './detail-status.tsx'

const ForAdmins = lazy(async () => ({ default: (await import('./for-admins.tsx')).ForAdmins }))

/** What the firm does with the project itself, as far as the role allows it; an admin reads the note. */
export function ManageProject({ project, onEdit }: { project: Project; onEdit?: () => void }) {
  const { id, internalNote, isOwn, history, actions } = project
  return (
    <aside className={classes.manage} aria-labelledby="manage-project">
      <h2 id="manage-project" className={classes.manageTitle}>
        {actions.includes('edit') ? 'Manage' : isOwn ? 'For your firm' : 'For admins'}
      </h2>
      {isOwn && (
        <ButtonLink variant="light" to="/projects/$id/shortlist" params={{ id }} preload={false}>
          View Shortlist
        </ButtonLink>
      )}
      {actions.includes('edit') && (
        <div className={classes.buttons}>
          <Button leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />} onClick={onEdit}>
            Edit Details
          </Button>
          <ButtonLink variant="default" to="/projects/$id/edit" params={{ id }}>
            Edit on page
          </ButtonLink>
          <ButtonLink variant="default" to="/projects-labor/$id" params={{ id }} target="_blank" rel="noopener">
            View as Worker
            <span className="g-visually-hidden"> (new tab)</span>
          </ButtonLink>
          <CopyLink id={id} />
        </div>
      )}
      {projectStatusMoves.some((move) => actions.includes(move)) && <ProjectStatusButtons project={project} />}
      <section>
        <h3 className={classes.panelTitle}>Internal note</h3>
        <p className={classes.note}>{internalNote ?? 'No note yet.'}</p>
        <p className={classes.hint}>{noteReaders}</p>
      </section>
      {history.length > 0 && (
        <section>
          <h3 className={classes.panelTitle}>History</h3>
          <ul className={classes.history}>
            {history.map((step) => (
              <li key={step.id}>
                {labelOf(step)}, <time dateTime={step.happenedAt}>{formatTime(step.happenedAt)}</time>
                {step.by && `, by ${step.by}`}
              </li>
            ))}
          </ul>
        </section>
      )}
      {actions.includes('delete') && <DeleteProject id={id} />}
      {!isOwn && (
        <Suspense>
          <ForAdmins project={project} />
        </Suspense>
      )}
    </aside>
  )
}

/** "Edited: pay rate, start date". */
const labelOf = ({ status, fields }: Project['history'][number]) =>
  status ? projectStateLabels[status] : `Edited: ${fields.join(', ').toLowerCase()}`
