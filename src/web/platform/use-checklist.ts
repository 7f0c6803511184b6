import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Engagement, readPlatform, updateChecklist } from '#contract/platform.ts'
import { type ChecklistItem, checklistItemNames, isTicked, type TickedItem } from '#domain/platform/checklist.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { notifyError } from '../ui/notify.ts'

/** What was clicked and isn't answered yet. */
type Wished = Partial<Record<TickedItem, boolean>>

export const doneItems = (kept: readonly ChecklistItem[], wished: Wished): ChecklistItem[] =>
  checklistItemNames.filter((item) => (isTicked(item) ? wished[item] : undefined) ?? kept.includes(item))

/** Updates optimistically, and rolls back on failure. */
export function useChecklist({ applicationId, done: kept }: Engagement) {
  const queryClient = useQueryClient()
  const [wished, setWished] = useState<Wished>({})

  const ticking = useMutation({
    // In sequence, so that the last click is the last to arrive.
    scope: { id: applicationId },
    mutationFn: (tick: { item: TickedItem; isDone: boolean }) => call(updateChecklist, { applicationId, ...tick }),
    onError: (error, { item }) => {
      setWished(({ [item]: _, ...others }) => others)
      notifyError('The step couldn’t be saved', { detail: problemMessage(error, 'Please try again.') })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(readPlatform) }),
  })
  return {
    done: doneItems(kept, wished),
    tick: (item: TickedItem, isDone: boolean) => {
      setWished((before) => ({ ...before, [item]: isDone }))
      ticking.mutate({ item, isDone })
    },
  }
}
