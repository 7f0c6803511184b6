import { Button, Group, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFocusBack } from './use-focus-back.ts'
import { WorkingButton } from './working-button.tsx'

type Props = {
  isOpen: boolean
  /** Says what will be done; the confirming button repeats it. */
  title: string
  children: ReactNode
  /** For where "Cancel" could be mistaken for the action itself. */
  closeText?: string
  workingText: string
  isWorking: boolean
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmWindow(props: Props) {
  useFocusBack()
  const { isOpen, title, children, closeText = 'Cancel', workingText, isWorking, onConfirm, onClose } = props
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} closeOnClickOutside={!isWorking} closeOnEscape={!isWorking}>
      <div>{children}</div>
      <Group justify="end" gap={8} mt={24}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {closeText}
        </Button>
        <WorkingButton color="red" isWorking={isWorking} workingText={workingText} onClick={onConfirm}>
          {title}
        </WorkingButton>
      </Group>
    </Modal>
  )
}
