import { Button } from '@mantine/core'
import { problemWords } from '../problem-words.ts'
import { FormAlert } from '../ui/form-alert.tsx'

export function ProjectsFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <FormAlert>
      <p>
        <strong>Error loading projects</strong>
      </p>
      <p>{problemWords(error, 'Failed to load projects')}</p>
      <Button variant="default" size="xs" mt={12} onClick={onRetry}>
        Try Again
      </Button>
    </FormAlert>
  )
}
