import { Button, FileInput, Group, Modal } from '@mantine/core'
import { useState } from 'react'
import type { HoursEngagement } from '#contract/hours.ts'
import { lineHeads, linesFromCsv, type RowError } from '#domain/hours/csv.ts'
import { totalOf, type WeekLine } from '#domain/hours/week.ts'
import { formatHours } from '#domain/invoices/money.ts'
import { Problem } from '#domain/problem.ts'
import { problemMessage } from '../problem-message.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { useFocusBack } from '../ui/use-focus-back.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './hours.module.css'
import { useAddLines } from './use-add-lines.ts'
import { useHoursChange } from './use-hours-change.ts'

type Props = { isOpen: boolean; engagement: HoursEngagement; onClose: () => void }

const shownErrors = 20

/** Reads a file of lines. Nothing is imported while a row is wrong; each says why. */
export function ImportWindow({ isOpen, engagement, onClose }: Props) {
  useFocusBack()
  const [read, setRead] = useState<ReturnType<typeof linesFromCsv>>()
  const add = useAddLines()
  const save = useHoursChange((lines: WeekLine[]) => add({ engagementId: engagement.id, lines }), {
    onDone: onClose,
    isQuiet: true,
  })
  const refused = save.error instanceof Problem ? rowsOf(save.error, read?.rows ?? []) : []
  const errors = [...(read?.errors ?? []), ...refused]
  const canSave = read && read.errors.length === 0 && read.lines.length > 0
  return (
    <Modal opened={isOpen} onClose={onClose} title="Import Hours" closeOnClickOutside={false}>
      <p>
        A CSV file whose first row names the columns: {lineHeads.join(', ')}. Each line goes into the week of its date.
      </p>
      <FileInput
        mt={16}
        label="CSV file"
        accept=".csv,text/csv"
        placeholder="Choose a file"
        data-autofocus
        onChange={async (file) => {
          save.reset()
          setRead(file ? linesFromCsv(await file.text()) : undefined)
        }}
      />
      {save.error && refused.length === 0 && (
        <FormAlert>{problemMessage(save.error, 'Nothing was imported.')}</FormAlert>
      )}
      {errors.length > 0 && (
        <ul className={classes.rowErrors} role="alert">
          {errors.slice(0, shownErrors).map(({ row, message }) => (
            <li key={`${row} ${message}`}>
              <strong>Row {row}.</strong> {message}
            </li>
          ))}
          {errors.length > shownErrors && <li>And {errors.length - shownErrors} more.</li>}
        </ul>
      )}
      {canSave && (
        <p role="status" className={classes.quiet}>
          {read.lines.length} lines, {formatHours(totalOf(read.lines))} h
        </p>
      )}
      <Group justify="end" gap={8} mt={24}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <WorkingButton
          disabled={!canSave}
          isWorking={save.isPending}
          workingText="Importing..."
          onClick={() => read && save.mutate(read.lines)}
        >
          Import
        </WorkingButton>
      </Group>
    </Modal>
  )
}

/** What the server refuses, by the row of the file. */
const rowsOf = ({ fields }: Problem, rows: readonly number[]): RowError[] =>
  fields.flatMap(({ path, message }) => {
    const row = rows[Number(path.split('.')[1])]
    return row === undefined ? [] : [{ row, message }]
  })
