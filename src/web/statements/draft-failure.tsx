import { Button } from '@mantine/core'
import { FormAlert } from '../ui/form-alert.tsx'
import type { useDraft } from './use-draft.ts'

type Props = { draft: Pick<ReturnType<typeof useDraft>, 'failure' | 'isStale'>; onLoad: () => void }

/** Why a draft wasn't saved, and the way to what someone else wrote. What was typed stays until it is taken. */
export const DraftFailure = ({ draft: { failure, isStale }, onLoad }: Props) =>
  failure && (
    <>
      <FormAlert>{failure}</FormAlert>
      {isStale && (
        <Button variant="default" onClick={onLoad}>
          Load Latest Version
        </Button>
      )}
    </>
  )
