import { Button, Modal, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { discardTimer, type HoursEngagement, type Timer } from '#contract/hours.ts'
import { formatDay, parseHours } from '#domain/hours/format-week.ts'
import { elapsedMinutes, longTimerMinutes, timedDays } from '#domain/hours/timer.ts'
import { lineLimits } from '#domain/hours/week.ts'
import { formatHours } from '#domain/invoices/money.ts'
import { call } from '../api.ts'
import { Caution } from '../ui/caution.tsx'
import { formatTime } from '../ui/time.ts'
import { useFocusBack } from '../ui/use-focus-back.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './hours.module.css'
import { useAddLines } from './use-add-lines.ts'
import { useHoursChange } from './use-hours-change.ts'

type Props = { isOpen: boolean; timer: Timer; engagement: HoursEngagement; onClose: () => void }

/** What was measured, by day in quarter hours, to correct before it is saved. Until then the timer keeps running. */
export function StopTimerWindow({ isOpen, timer, engagement, onClose }: Props) {
  useFocusBack()
  const [stoppedAt] = useState(() => new Date())
  // Another tab may stop it and start the next one meanwhile.
  const [expectedStartedAt] = useState(timer.startedAt)
  const startedAt = new Date(expectedStartedAt)
  const [days, setDays] = useState(() =>
    timedDays(startedAt, stoppedAt, engagement.zone).map(({ day, minutes }) => ({ day, hours: formatHours(minutes) })),
  )
  const [note, setNote] = useState('')
  // What is refused is said on the page: a timer that another tab has stopped takes the dialog with it.
  const options = { onDone: onClose }
  const isUnreadable = (hours: string) => hours.trim() !== '' && parseHours(hours) === null
  const lines = days.flatMap(({ day, hours }) => {
    const minutes = parseHours(hours)
    return minutes ? [{ day, minutes, task: timer.task, note }] : []
  })
  const add = useAddLines()
  const save = useHoursChange(
    () => add({ engagementId: engagement.id, lines, stopsTimer: true, expectedStartedAt }),
    options,
  )
  const discard = useHoursChange(() => call(discardTimer, { expectedStartedAt }), options)
  const isLong = elapsedMinutes(startedAt, stoppedAt) > longTimerMinutes
  return (
    <Modal opened={isOpen} onClose={onClose} title="Stop Timer" closeOnClickOutside={false}>
      <p>
        {timer.task}, since {formatTime(expectedStartedAt)}.
      </p>
      <Caution>
        {isLong &&
          `This timer ran for more than ${longTimerMinutes / 60} hours. Please check the hours before you save them.`}
      </Caution>
      <Stack gap={16} mt={16}>
        {days.length === 0 && <p>That is less than a quarter hour so far.</p>}
        {days.map(({ day, hours }) => (
          <TextInput
            key={day}
            label={`Hours on ${formatDay(day)}`}
            inputMode="decimal"
            value={hours}
            error={isUnreadable(hours) && 'Please enter quarter hours, such as 1.25.'}
            onChange={(event) => {
              const typed = event.currentTarget.value
              setDays(days.map((one) => (one.day === day ? { day, hours: typed } : one)))
            }}
          />
        ))}
        <TextInput
          label="Note"
          description="Optional. The firm reads it."
          value={note}
          maxLength={lineLimits.note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Stack>
      <div className={classes.stopping}>
        <WorkingButton
          variant="subtle"
          color="red"
          isWorking={discard.isPending}
          workingText="Discarding..."
          onClick={() => discard.mutate(undefined)}
        >
          Discard
        </WorkingButton>
        <Button variant="default" onClick={onClose}>
          Keep Running
        </Button>
        <WorkingButton
          disabled={lines.length === 0 || days.some(({ hours }) => isUnreadable(hours))}
          isWorking={save.isPending}
          workingText="Saving..."
          onClick={() => save.mutate(undefined)}
        >
          Save Time
        </WorkingButton>
      </div>
    </Modal>
  )
}
