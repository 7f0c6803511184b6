import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  addBookmark,
  createTalentList,
  hideTalent,
  listTalentLists,
  readBookmarks,
  removeBookmark,
  showTalent,
} from '#contract/bookmarks.ts'
import { listProjects } from '#contract/projects.ts'
import { listTalent } from '#contract/talent.ts'
import { call } from '../api.ts'
import { endpointKey, resourceKey } from '../endpoint-query.ts'
import { notifyError } from '../ui/notify.ts'

type Change =
  | { do: 'add' | 'remove'; list: string }
  | { do: 'create'; name: string }
  | { do: 'hide' | 'show'; list?: undefined }

/** Changes what the firm keeps about someone, and asks again for the pages that show it. */
export function useBookmarking(candidateId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: Change): Promise<unknown> => {
      if (change.do === 'create') return call(createTalentList, { name: change.name, candidateId })
      if (change.do === 'add') return call(addBookmark, { id: change.list, candidateId })
      if (change.do === 'remove') return call(removeBookmark, { id: change.list, candidateId })
      return call(change.do === 'hide' ? hideTalent : showTalent, { id: candidateId })
    },
    onError: (error, change) => {
      if (change.do !== 'create') notifyError('Not saved', { detail: error.message })
    },
    onSettled: (_, __, change) => {
      const isHiding = change.do === 'hide' || change.do === 'show'
      if (isHiding) void queryClient.invalidateQueries({ queryKey: resourceKey(listProjects) })
      void queryClient.invalidateQueries({ queryKey: resourceKey(listTalentLists) })
      // Pages of talent are asked for sparingly: how many one reads in a day is limited.
      void queryClient.invalidateQueries({
        queryKey: endpointKey(listTalent),
        predicate: ({ queryKey }) => isHiding || Boolean((queryKey.at(-1) as { list?: string }).list),
      })
      return queryClient.invalidateQueries({ queryKey: resourceKey(readBookmarks) })
    },
  })
}
