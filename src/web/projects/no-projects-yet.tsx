import { EmptyState } from '../ui/empty-state.tsx'
import { ButtonLink } from '../ui/links.tsx'

export function NoProjectsYet() {
  return (
    <EmptyState
      title="No projects yet"
      action={<ButtonLink to="/projects/new">+ Create Your First Project</ButtonLink>}
    >
      Describe the work once, and we’ll reply with a shortlist.
    </EmptyState>
  )
}
