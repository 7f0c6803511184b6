import { Checkbox, Skeleton, Stack } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '#contract/endpoint.ts'
import { readNotifications, setNotification } from '#contract/notifications.ts'
import { type Topic, topics } from '#domain/notifications/topics.ts'
import { call } from '../api.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { Loaded } from '../ui/loaded.tsx'
import { notifyError } from '../ui/notify.ts'
import { useChoices } from '../ui/use-choices.ts'

const choicesQuery = endpointQuery(readNotifications, {})

/** A choice is saved as it is made. */
export function Notifications() {
  const queryClient = useQueryClient()
  const choices = useQuery(choicesQuery)
  const setting = useMutation({
    scope: { id: 'notifications' },
    mutationFn: (input: InputOf<typeof setNotification>) => call(setNotification, input),
    onSuccess: async (answer) => {
      // An answer that is on its way may be from before the choice.
      await queryClient.cancelQueries({ queryKey: choicesQuery.queryKey })
      queryClient.setQueryData(choicesQuery.queryKey, answer)
    },
    onError: (error) => notifyError('Your choice couldn’t be saved', { detail: error.message }),
  })
  const [ahead, choose] = useChoices<Topic>((topic, isWanted) => setting.mutateAsync({ topic, isWanted }))

  return (
    <Loaded query={choices} what="choices" skeleton={<Skeleton h={44} />}>
      {({ topics: chosen }) => (
        <Stack gap={16}>
          {chosen.map(({ topic, isWanted }) => (
            <Checkbox
              key={topic}
              label={topics[topic].title}
              description={topics[topic].description}
              checked={ahead[topic] ?? isWanted}
              onChange={({ currentTarget }) => choose(topic, currentTarget.checked)}
            />
          ))}
        </Stack>
      )}
    </Loaded>
  )
}
