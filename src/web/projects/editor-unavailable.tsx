import { Button } from '@mantine/core'
import { Problem } from '#domain/problem.ts'
import { problemWords } from '../problem-words.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ButtonLink } from '../ui/links.tsx'

/** There is no such project, its address is no address of one, or something failed. */
export function EditorUnavailable({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isMissing = error instanceof Problem && (error.code === 'not_found' || error.code === 'invalid_input')
  if (isMissing)
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
  return (
    <EmptyState
      title="Unable to Load Project"
      action={
        <Button variant="default" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {problemWords(error, 'Failed to load project')}
    </EmptyState>
  )
}
