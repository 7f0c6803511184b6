import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listNotices, markNoticesRead } from '#contract/notices.ts'
import { countNotices } from '#contract/unread.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'

/** One of them, or all. Other tabs and devices hear of it. */
export function useMarkRead() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string | undefined) => call(markNoticesRead, id ? { id } : {}),
    onSettled: () =>
      Promise.all(
        [listNotices, countNotices].map((endpoint) =>
          queryClient.invalidateQueries({ queryKey: resourceKey(endpoint) }),
        ),
      ),
  })
}
