import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveNeed } from '#contract/needs.ts'
import { readProject } from '#contract/projects.ts'
import type { ProjectNeed } from '#domain/projects/need.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { notifyError } from '../ui/notify.ts'

type Shown = { id: string; updatedAt: string }

/** Saves a changed need and computes the shortlist again. What someone else changed meanwhile is shown instead. */
export function useNeed({ id, updatedAt }: Shown) {
  const queryClient = useQueryClient()
  const saving = useMutation({
    mutationFn: (need: ProjectNeed | null) => call(saveNeed, { id, need, expectedUpdatedAt: updatedAt }),
    onError: (error) =>
      notifyError('The need couldn’t be changed', { detail: problemMessage(error, 'Please try again.') }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(readProject, { id }) }),
  })
  return { isSaving: saving.isPending, save: saving.mutate }
}
