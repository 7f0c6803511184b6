import { Button, Group, Modal, Textarea } from '@mantine/core'
import { useState } from 'react'
import { offerLimits } from '#domain/offers/terms.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { TypedNumbers } from '../ui/typed-numbers.tsx'
import { useFocusBack } from '../ui/use-focus-back.ts'
import { WorkingButton } from '../ui/working-button.tsx'

type Props = {
  title: string
  other: string
  error: string | undefined
  isWorking: boolean
  onEnd: (reason: string) => void
  onClose: () => void
}

/** Ends an offer, with a reason or without. */
export function EndWindow({ title, other, error, isWorking, onEnd, onClose }: Props) {
  useFocusBack()
  const [reason, setReason] = useState('')
  return (
    <Modal opened onClose={onClose} title={title} closeOnClickOutside={false}>
      <p>This ends the offer. We’ll email {other}.</p>
      {error && <FormAlert>{error}</FormAlert>}
      <Textarea
        mt={16}
        label="Reason"
        description={`Optional. ${other} will read it.`}
        data-autofocus
        autosize
        minRows={3}
        maxRows={8}
        maxLength={offerLimits.note}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <TypedNumbers texts={{ Reason: reason }} />
      <Group justify="end" gap={8} mt={24}>
        <Button variant="default" onClick={onClose} disabled={isWorking}>
          Keep Offer
        </Button>
        <WorkingButton color="red" isWorking={isWorking} workingText="Ending..." onClick={() => onEnd(reason.trim())}>
          {title}
        </WorkingButton>
      </Group>
    </Modal>
  )
}
