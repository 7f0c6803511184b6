import { EmptyState } from '../ui/empty-state.tsx'
import { ButtonLink } from '../ui/links.tsx'

export function EditorNotFound() {
  return (
    <EmptyState
      title="Project Not Found"
      action={
        <ButtonLink variant="default" to="/projects">
          Back to Projects
        </ButtonLink>
      }
    >
      This project may have been removed or doesn't exist.
    </EmptyState>
  )
}
