import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readHours, readWeek } from '#contract/hours.ts'
import { countWeeks } from '#contract/hours-count.ts'
import { resourceKey } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { notifyError } from '../ui/notify.ts'

/** A change of hours: whatever shows them asks again, also after a refusal, which may tell of someone who was faster. */
export function useHoursChange<Given, Answer>(
  change: (given: Given) => Promise<Answer>,
  { onDone, isQuiet = false }: { onDone?: (answer: Answer, given: Given) => void; isQuiet?: boolean } = {},
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (answer, given) => onDone?.(answer, given),
    onError: (error) => {
      if (!isQuiet) notifyError(problemMessage(error, 'That didn’t work. Please try again.'))
    },
    onSettled: () =>
      Promise.all(
        [resourceKey(readHours), resourceKey(readWeek).slice(0, 1), resourceKey(countWeeks)].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
