import { Button, Checkbox, Skeleton, Stack } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '#contract/endpoint.ts'
import { readNotifications, setNotification } from '#contract/notifications.ts'
import { topics } from '#domain/notifications/topics.ts'
import { call } from '../api.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { Loading } from '../ui/loading.tsx'
import { notifyError } from '../ui/notify.ts'

const choicesQuery = endpointQuery(readNotifications, {})

/** A choice is saved as it is made. */
export function Notifications() {
  const queryClient = useQueryClient()
  const choices = useQuery(choicesQuery)
  const setting = useMutation({
    mutationFn: (input: InputOf<typeof setNotification>) => call(setNotification, input),
    onSuccess: (answer) => queryClient.setQueryData(choicesQuery.queryKey, answer),
    onError: (error) => notifyError('Your choice was not saved', { detail: error.message }),
  })
  const isChecked = (topic: string, isWanted: boolean) =>
    setting.isPending && setting.variables.topic === topic ? setting.variables.isWanted : isWanted

  if (choices.isError)
    return (
      <Stack align="start">
        <FormAlert>{choices.error.message}</FormAlert>
        <Button variant="default" onClick={() => choices.refetch()}>
          Try again
        </Button>
      </Stack>
    )
  if (choices.isPending)
    return (
      <Loading label="Loading your choices">
        <Skeleton h={44} />
      </Loading>
    )
  return (
    <Stack gap={16}>
      {choices.data.topics.map(({ topic, isWanted }) => (
        <Checkbox
          key={topic}
          label={topics[topic].title}
          description={topics[topic].description}
          checked={isChecked(topic, isWanted)}
          onChange={({ currentTarget }) => setting.mutate({ topic, isWanted: currentTarget.checked })}
        />
      ))}
    </Stack>
  )
}
