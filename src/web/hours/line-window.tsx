import { Button, Group, Modal, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import { useId } from 'react'
import { changeLine, removeLine } from '#contract/hours.ts'
import { formatDay } from '#domain/hours/format-week.ts'
import { lineLimits } from '#domain/hours/week.ts'
import { Problem } from '#domain/problem.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { useFocusBack } from '../ui/use-focus-back.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import { fieldOfLine, lineErrors, lineFrom, valuesOf, type WrittenLine } from './line-values.ts'
import { useAddLines } from './use-add-lines.ts'
import { useHoursChange } from './use-hours-change.ts'

type Props = {
  isOpen: boolean
  line: WrittenLine
  days: string[]
  engagementId: string
  /** As signed for this week. */
  capMinutes: number
  weekMinutes: number
  tasks: string[]
  onClose: () => void
}

/** One line: hours first, since they are typed each time. Over the cap, the field refuses and names it. */
export function LineWindow({ isOpen, line, days, engagementId, capMinutes, weekMinutes, tasks, onClose }: Props) {
  useFocusBack()
  const { id } = line
  const list = useId()
  const leftMinutes = capMinutes - weekMinutes + (id ? line.minutes : 0)
  const form = useCheckedForm({
    initialValues: valuesOf(line),
    check: (values) => lineErrors(values, { capMinutes, leftMinutes }),
  })
  const options = { onDone: onClose, isQuiet: true }
  const add = useAddLines()
  const save = useHoursChange(async (values: typeof form.values) => {
    const written = lineFrom(values)
    await (id
      ? call(changeLine, { id, expected: lineFrom(valuesOf(line)), ...written })
      : add({ engagementId, lines: [written] }))
  }, options)
  const remove = useHoursChange(() => call(removeLine, { id: id ?? '', expectedMinutes: line.minutes }), options)
  const error = save.error ?? remove.error
  const isAtField = error instanceof Problem && error.fields.length > 0
  return (
    <Modal opened={isOpen} onClose={onClose} title={id ? 'Change Time' : 'Add Time'} closeOnClickOutside={false}>
      <form
        noValidate
        onSubmit={form.submit((values) => {
          if (!save.isPending) save.mutate(values, { onError: (refused) => form.showProblem(refused, fieldOfLine) })
        })}
      >
        <Stack gap={16}>
          {error && !isAtField && <FormAlert>{problemMessage(error, 'The time couldn’t be saved.')}</FormAlert>}
          <NativeSelect
            label="Day"
            data={days.map((day) => ({ value: day, label: formatDay(day) }))}
            {...form.getInputProps('day')}
            onChange={(event) => form.setValue('day', event.currentTarget.value)}
          />
          <TextInput
            label="Hours"
            description="In quarter hours, such as 1.25"
            inputMode="decimal"
            autoComplete="off"
            data-autofocus
            {...form.getInputProps('hours')}
          />
          <TextInput
            label="Task"
            list={list}
            maxLength={lineLimits.task}
            autoComplete="off"
            {...form.getInputProps('task')}
          />
          <datalist id={list}>
            {tasks.map((task) => (
              <option key={task} value={task} />
            ))}
          </datalist>
          <Textarea
            label="Note"
            description="Optional. The firm reads it."
            autosize
            minRows={2}
            maxRows={6}
            maxLength={lineLimits.note}
            {...form.getInputProps('note')}
          />
        </Stack>
        <Group justify="end" gap={8} mt={24}>
          {id && (
            <WorkingButton
              variant="subtle"
              color="red"
              isWorking={remove.isPending}
              workingText="Removing..."
              onClick={() => remove.mutate(undefined)}
            >
              Remove
            </WorkingButton>
          )}
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <WorkingButton type="submit" isWorking={save.isPending} workingText="Saving...">
            Save
          </WorkingButton>
        </Group>
      </form>
    </Modal>
  )
}
