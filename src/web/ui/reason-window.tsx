import { Button, Group, Modal, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { reason, reasonLimit } from '#domain/reason.ts'
import { errorsBy } from './errors-by.ts'
import { FormAlert } from './form-alert.tsx'
import { TypedNumbers } from './typed-numbers.tsx'
import { useCheckedForm } from './use-checked-form.ts'
import { useFocusBack } from './use-focus-back.ts'
import { WorkingButton } from './working-button.tsx'

const check = errorsBy(z.object({ reason }))

type Props = {
  isOpen: boolean
  /** Says what will be done; the confirming button repeats it. */
  title: string
  /** What follows from it. */
  children: ReactNode
  /** Who will read the reason, and where. */
  description: string
  /** What to begin with, to be changed as one likes. */
  initialReason?: string
  /** What to know about the text so far. */
  caution?: (reason: string) => ReactNode
  /** For where "Cancel" could be mistaken for the action itself. */
  closeText?: string
  workingText: string
  isWorking: boolean
  /** Can't be done without harm to someone. */
  isRed?: boolean
  error?: string | undefined
  onConfirm: (reason: string) => void
  onClose: () => void
}

export function ReasonWindow(props: Props) {
  useFocusBack()
  return (
    <Modal opened={props.isOpen} onClose={props.onClose} title={props.title} closeOnClickOutside={false}>
      <ReasonForm {...props} />
    </Modal>
  )
}

function ReasonForm({ title, children, description, closeText = 'Cancel', isRed = false, error, ...props }: Props) {
  const form = useCheckedForm({ initialValues: { reason: props.initialReason ?? '' }, check })
  const { reason } = form.values
  return (
    <form noValidate onSubmit={form.submit(({ reason }) => props.isWorking || props.onConfirm(reason))}>
      <div>{children}</div>
      {error && <FormAlert>{error}</FormAlert>}
      <Textarea
        mt={16}
        label="Reason"
        description={description}
        data-autofocus
        autosize
        minRows={3}
        maxRows={8}
        maxLength={reasonLimit}
        {...form.getInputProps('reason')}
      />
      {props.caution?.(reason)}
      <TypedNumbers texts={{ Reason: reason }} />
      <Group justify="end" gap={8} mt={24}>
        <Button variant="default" onClick={props.onClose} disabled={props.isWorking}>
          {closeText}
        </Button>
        <WorkingButton
          type="submit"
          {...(isRed && { color: 'red' })}
          disabled={reason.trim() === ''}
          isWorking={props.isWorking}
          workingText={props.workingText}
        >
          {title}
        </WorkingButton>
      </Group>
    </form>
  )
}
