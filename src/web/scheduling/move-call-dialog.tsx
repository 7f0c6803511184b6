import { Modal, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ListedCallOf, listCalls } from '#contract/calls.ts'
import { moveCallAsAdmin } from '#contract/scheduling.ts'
import { call as ask } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { notifySuccess } from '../ui/notify.ts'
import { formatTime } from '../ui/time.ts'
import { useFocusBack } from '../ui/use-focus-back.ts'
import { Scheduler } from './scheduler.tsx'

type Props = { call: ListedCallOf<'intro'>; onClose: () => void }

/** Offers the free times alone: none is in the past, and none is someone else's. */
export function MoveCallDialog({ call, onClose }: Props) {
  useFocusBack()
  const queryClient = useQueryClient()
  return (
    <Modal opened onClose={onClose} title="Reschedule Call" size="lg">
      <Text mb={16}>
        {call.name}, {formatTime(call.startsAt)}. We’ll email them the new time.
      </Text>
      <Scheduler
        isMoving
        book={(startsAt) => ask(moveCallAsAdmin, { id: call.id, startsAt })}
        onBack={onClose}
        onBooked={({ startsAt }) => {
          notifySuccess('Call rescheduled', { detail: `${call.name}, ${formatTime(startsAt)}` })
          onClose()
          return queryClient.invalidateQueries({ queryKey: resourceKey(listCalls) })
        }}
      />
    </Modal>
  )
}
