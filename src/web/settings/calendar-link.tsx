import { Group, Skeleton, Stack, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createCalendarFeed, readCalendarFeed, revokeCalendarFeed } from '#contract/calendar-feeds.ts'
import { call } from '../api.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { ConfirmModal } from '../ui/confirm-modal.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { notifyError, notifySuccess } from '../ui/notify.ts'
import { formatDay } from '../ui/time.ts'
import { WorkingButton } from '../ui/working-button.tsx'

const feedQuery = endpointQuery(readCalendarFeed, {})

/** The link is shown only when it is created: the server keeps no copy. */
export function CalendarLink() {
  const queryClient = useQueryClient()
  const feed = useQuery(feedQuery)
  const [isRevoking, setRevoking] = useState(false)
  const set = (createdAt: string | null) => queryClient.setQueryData(feedQuery.queryKey, { createdAt })
  const creating = useMutation({
    mutationFn: () => call(createCalendarFeed, {}),
    onSuccess: ({ createdAt }) => set(createdAt),
    onError: (error) => notifyError('The link couldn’t be created', { detail: error.message }),
  })
  const revoking = useMutation({
    mutationFn: () => call(revokeCalendarFeed, {}),
    onSuccess: () => {
      creating.reset()
      set(null)
      setRevoking(false)
      notifySuccess('Calendar link revoked')
    },
    onError: (error) => notifyError('The link couldn’t be revoked', { detail: error.message }),
  })
  const create = (label: string) => (
    <WorkingButton
      variant="default"
      isWorking={creating.isPending}
      workingText="Creating..."
      onClick={() => creating.mutate()}
    >
      {label}
    </WorkingButton>
  )
  return (
    <Loaded query={feed} what="your calendar link" skeleton={<Skeleton h={44} />}>
      {({ createdAt }) => (
        <Stack gap={16}>
          {createdAt === null && (
            <>
              <p>Create a private link and add it to your calendar as a subscription.</p>
              <Group>{create('Create calendar link')}</Group>
            </>
          )}
          {createdAt !== null && creating.data && <NewLink url={creating.data.url} />}
          {createdAt !== null && (
            <>
              <p>
                Created {formatDay(createdAt)}. A new link replaces it: calendars that use the old one stop updating.
              </p>
              <Group gap={8}>
                {create('Replace link')}
                <WorkingButton
                  variant="default"
                  isWorking={revoking.isPending}
                  workingText="Revoking..."
                  onClick={() => setRevoking(true)}
                >
                  Revoke link
                </WorkingButton>
              </Group>
            </>
          )}
          <ConfirmModal
            isOpen={isRevoking}
            title="Revoke link"
            workingText="Revoking..."
            isWorking={revoking.isPending}
            onConfirm={() => revoking.mutate()}
            onClose={() => setRevoking(false)}
          >
            Calendars that use this link stop showing your calls.
          </ConfirmModal>
        </Stack>
      )}
    </Loaded>
  )
}

function NewLink({ url }: { url: string }) {
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => notifySuccess('Link copied'),
      () => notifyError('Your browser blocked copying', { detail: 'Select the link and copy it.' }),
    )
  return (
    <Group gap={8} align="end">
      <TextInput
        label="Your calendar link"
        description="Shown only once. Anyone who has it can see when you have calls and with whom."
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
        style={{ flex: '1 1 240px' }}
      />
      <WorkingButton variant="default" isWorking={false} workingText="" onClick={copy}>
        Copy
      </WorkingButton>
    </Group>
  )
}
