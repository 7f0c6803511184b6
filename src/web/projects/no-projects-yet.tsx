import { mayManage } from '#domain/firms/role.ts'
import { useMe } from '../session.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ButtonLink } from '../ui/links.tsx'

export function NoProjectsYet() {
  const { firmRole } = useMe()
  if (!mayManage(firmRole))
    return <EmptyState title="No projects yet">Your firm’s projects will be listed here.</EmptyState>
  return (
    <EmptyState
      title="No projects yet"
      action={<ButtonLink to="/projects/new">+ Create Your First Project</ButtonLink>}
    >
      Describe the work once, and we’ll reply with a shortlist.
    </EmptyState>
  )
}
