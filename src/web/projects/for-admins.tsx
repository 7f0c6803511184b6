import type { Project } from '#contract/projects.ts'
import { ButtonLink } from '../ui/links.tsx'
import classes from './detail.module.css'
import { TakeDownProject } from './take-down-project.tsx'

/** What an admin can look at and do about a project. */
export const ForAdmins = ({ project }: { project: Project }) => (
  <div className={classes.buttons}>
    <ButtonLink variant="light" to="/admin/overview/shortlists/$id" params={{ id: project.id }} preload={false}>
      View Shortlist
    </ButtonLink>
    <ButtonLink variant="default" to="/admin/overview/shortlists/$id/shown" params={{ id: project.id }} preload={false}>
      Shown Shortlists
    </ButtonLink>
    <TakeDownProject project={project} />
  </div>
)
