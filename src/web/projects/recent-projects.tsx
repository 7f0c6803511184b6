import { recentProjects } from '#domain/projects/details.ts'
import { AnchorLink } from '../ui/links.tsx'
import { NoProjectsYet } from './no-projects-yet.tsx'
import { ProjectCards, ProjectCardsSkeleton, type ProjectSummary } from './project-cards.tsx'
import classes from './recent-projects.module.css'

export function RecentProjects({ projects }: { projects: ProjectSummary[] | undefined }) {
  if (projects?.length === 0) return <NoProjectsYet />
  return (
    <section aria-labelledby="recent">
      <div className={classes.head}>
        <h2 id="recent" className={classes.title}>
          Recent Projects
        </h2>
        <AnchorLink to="/projects" size="sm">
          View all
        </AnchorLink>
      </div>
      {projects ? <ProjectCards projects={projects} /> : <ProjectCardsSkeleton count={recentProjects} />}
    </section>
  )
}
