import { Button } from '@mantine/core'
import { talentMessages } from '#domain/talent/talent.ts'
import { problemWords } from '../problem-words.ts'
import { FormAlert } from '../ui/form-alert.tsx'

export function TalentFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <FormAlert>
      <p>
        <strong>{talentMessages.loadFailed}</strong>
      </p>
      <p>{problemWords(error, 'Please try again shortly.')}</p>
      <Button variant="default" size="xs" mt={12} onClick={onRetry}>
        Try Again
      </Button>
    </FormAlert>
  )
}
