import { Button, Group, Modal, Stack } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import * as z from 'zod/mini'
import { enteredPassword } from '#domain/accounts/password.ts'
import { Problem } from '#domain/problem.ts'
import { problemMessage } from '../problem-message.ts'
import { errorsBy } from './errors-by.ts'
import { FormAlert } from './form-alert.tsx'
import { PasswordField } from './password-field.tsx'
import { useCheckedForm } from './use-checked-form.ts'
import { WorkingButton } from './working-button.tsx'

const check = errorsBy(z.object({ password: enteredPassword }))

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
  const form = useCheckedForm({ initialValues: { password: '' }, check })
  const isAboutPassword = error instanceof Problem && error.fields.some(({ path }) => path === 'password')
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is shown once, when it comes.
  useEffect(() => form.showProblem(error), [error])
  const close = () => {
    form.reset()
    on.onClose()
  }
  return (
    <Modal opened={isOpen} onClose={close} title={title} closeOnClickOutside={!isWorking} closeOnEscape={!isWorking}>
      <form noValidate onSubmit={form.submit(({ password }) => isWorking || on.onConfirm(password))}>
        <Stack gap={16}>
          <div>{children}</div>
          {error && !isAboutPassword && (
            <FormAlert>{problemMessage(error, 'That didn’t work. Please try again.')}</FormAlert>
          )}
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            data-autofocus
            {...form.getInputProps('password')}
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
