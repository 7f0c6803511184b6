import { Button, TextInput } from '@mantine/core'
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { type HoursEngagement, startTimer, type Timer } from '#contract/hours.ts'
import { lineLimits } from '#domain/hours/week.ts'
import { call } from '../api.ts'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './hours.module.css'
import { useHoursChange } from './use-hours-change.ts'

const StopDialog = lazyDialog(async () => (await import('./stop-timer-window.tsx')).StopTimerWindow)

type Props = {
  engagements: HoursEngagement[]
  engagement: HoursEngagement
  timer: Timer | null
  /** The server’s time, so that a wrong clock on the phone changes nothing. */
  now: string
  tasks: string[]
}

/** Starts a timer, or shows the one that runs. It runs on the server: a reload, another device or a night doesn’t stop it. */
export function TimerBar({ engagements, engagement, timer, now, tasks }: Props) {
  const [isStopping, setStopping] = useState(false)
  const of = engagements.find(({ id }) => id === timer?.engagementId)
  if (timer && of)
    return (
      <div className={classes.timer}>
        <p>
          <strong>{timer.task}</strong>
          <Elapsed startedAt={timer.startedAt} now={now} />
        </p>
        <Button
          variant="light"
          leftSection={<IconPlayerStop size={16} stroke={1.5} aria-hidden />}
          onClick={() => setStopping(true)}
        >
          Stop
        </Button>
        <StopDialog
          key={String(isStopping)}
          isOpen={isStopping}
          timer={timer}
          engagement={of}
          onClose={() => setStopping(false)}
        />
      </div>
    )
  return engagement.takesHours ? <Start engagement={engagement} tasks={tasks} /> : null
}

function Start({ engagement, tasks }: Pick<Props, 'engagement' | 'tasks'>) {
  const list = useId()
  const [task, setTask] = useState('')
  const start = useHoursChange((what: string) => call(startTimer, { engagementId: engagement.id, task: what }))
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (task.trim() && !start.isPending) start.mutate(task.trim())
  }
  return (
    <form className={classes.timer} onSubmit={send}>
      <TextInput
        aria-label="Task to time"
        placeholder="What are you working on?"
        list={list}
        value={task}
        maxLength={lineLimits.task}
        onChange={(event) => setTask(event.currentTarget.value)}
      />
      <datalist id={list}>
        {tasks.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <WorkingButton
        type="submit"
        variant="light"
        disabled={task.trim() === ''}
        isWorking={start.isPending}
        workingText="Starting..."
        leftSection={<IconPlayerPlay size={16} stroke={1.5} aria-hidden />}
      >
        Start Timer
      </WorkingButton>
    </form>
  )
}

const two = (figure: number) => String(figure).padStart(2, '0')

function Elapsed({ startedAt, now }: { startedAt: string; now: string }) {
  const [offset] = useState(() => Date.parse(now) - Date.now())
  const [at, setAt] = useState(() => Date.now())
  useEffect(() => {
    const ticking = setInterval(() => setAt(Date.now()), 1000)
    return () => clearInterval(ticking)
  }, [])
  const seconds = Math.max(0, Math.floor((at + offset - Date.parse(startedAt)) / 1000))
  return (
    <span className="num" role="timer">
      {Math.floor(seconds / 3600)}:{two(Math.floor(seconds / 60) % 60)}:{two(seconds % 60)}
    </span>
  )
}
