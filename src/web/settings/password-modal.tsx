import { Button, Group, Modal, Stack } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Problem } from '#domain/problem.ts'
import { problemMessage } from '../problem-message.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { WorkingButton } from '../ui/working-button.tsx'

type Props = {
  isOpen: boolean
  title: string
  children: ReactNode
  color?: 'red'
  workingText: string
  isWorking: boolean
  error: Error | null
  onConfirm: (password: string) => void
  onClose: () => void
}

/** Asks for the password again, before what an open page left alone must not be enough for. */
export function PasswordModal({ isOpen, title, children, color, workingText, isWorking, error, ...on }: Props) {
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const isAboutPassword = error instanceof Problem && error.fields.some(({ path }) => path === 'password')
  const close = () => {
    setPassword('')
    setMissing(false)
    on.onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(password === '')
    if (password !== '' && !isWorking) on.onConfirm(password)
  }
  return (
    <Modal opened={isOpen} onClose={close} title={title} closeOnClickOutside={!isWorking} closeOnEscape={!isWorking}>
      <form noValidate onSubmit={submit}>
        <Stack gap={16}>
          <div>{children}</div>
          {error && !isAboutPassword && (
            <FormAlert>{problemMessage(error, 'That didn’t work. Please try again.')}</FormAlert>
          )}
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            data-autofocus
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
            error={isMissing ? 'Please enter your password.' : isAboutPassword ? error.message : undefined}
          />
        </Stack>
        <Group justify="end" gap={8} mt={24}>
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <WorkingButton type="submit" {...(color && { color })} isWorking={isWorking} workingText={workingText}>
            {title}
          </WorkingButton>
        </Group>
      </form>
    </Modal>
  )
}
