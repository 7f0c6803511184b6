import { Button, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { noteLimit, writtenNote } from '#domain/notes/note.ts'
import { Problem } from '#domain/problem.ts'
import { problemMessage } from '../problem-message.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'

type Props = {
  label: string
  button: string
  text?: string
  onSave: (text: string) => Promise<unknown>
  onCancel?: () => void
}

/** Writes a note, or changes one. What was typed stays until it is saved. */
export function NoteForm({ label, button, text = '', onSave, onCancel }: Props) {
  const form = useCheckedForm({ initialValues: { text }, check: errorsBy(writtenNote) })
  const [isWorking, setIsWorking] = useState(false)
  const submit = form.submit(async (values) => {
    if (isWorking) return
    setIsWorking(true)
    try {
      await onSave(values.text)
      form.reset()
    } catch (error) {
      const message = problemMessage(error, 'It couldn’t be saved. Please try again.')
      form.showProblem(
        error instanceof Problem && error.field ? error : new Problem('conflict', message, { field: 'text' }),
      )
    } finally {
      setIsWorking(false)
    }
  })
  return (
    <form noValidate onSubmit={submit}>
      <Textarea label={label} autosize minRows={2} maxRows={12} maxLength={noteLimit} {...form.getInputProps('text')} />
      <Group justify="end" gap={8} mt={8}>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <WorkingButton type="submit" variant="light" isWorking={isWorking} workingText="Saving...">
          {button}
        </WorkingButton>
      </Group>
    </form>
  )
}
