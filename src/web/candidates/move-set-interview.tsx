import { Button, Group, Modal, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ListedCandidate, listCandidates, moveSetInterview } from '#contract/candidates.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { browserZone } from '../ui/browser-zone.ts'
import { fromLocalTime, toLocalTime } from '../ui/local-time.ts'
import { notifySuccess } from '../ui/notify.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import { Clashes, useClashes } from './clashes.tsx'
import { EmailPreview } from './email-preview.tsx'

type Props = { candidate: Pick<ListedCandidate, 'id' | 'name' | 'email'>; startsAt: string }

/** For an interview that an admin set at the wrong time. */
export function MoveSetInterview({ candidate, startsAt }: Props) {
  const { id } = candidate
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState(() => toLocalTime(startsAt))
  const interviewAt = typed ? fromLocalTime(typed) : null
  const { clashes, isChecking } = useClashes([candidate], isOpen && interviewAt ? [interviewAt] : [])
  const moving = useMutation({
    mutationFn: (at: string) => call(moveSetInterview, { id, interviewAt: at }),
    onSuccess: () => {
      notifySuccess('Interview moved', { detail: 'We’ll email the candidate.' })
      setOpen(false)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(listCandidates) }),
  })
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        Move Interview
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="Move Interview">
        <TextInput
          type="datetime-local"
          max="9999-12-31T23:59"
          label="Date and time"
          description={`In your time zone, ${browserZone().replaceAll('_', ' ')}.`}
          value={typed}
          error={moving.error && problemMessage(moving.error, 'It couldn’t be moved. Please try again.')}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          data-autofocus
          mb={16}
        />
        <Clashes clashes={clashes} candidates={[candidate]} />
        <EmailPreview id={id} move="interview" interviewAt={interviewAt} />
        <Group justify="end" gap={8} mt={24}>
          <Button variant="default" onClick={() => setOpen(false)}>
            Cancel
          </Button>
          <WorkingButton
            disabled={!interviewAt || isChecking}
            isWorking={moving.isPending}
            workingText="Moving..."
            onClick={() => interviewAt && moving.mutate(interviewAt)}
          >
            Move Interview
          </WorkingButton>
        </Group>
      </Modal>
    </>
  )
}
