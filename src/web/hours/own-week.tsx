import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { HoursEngagement, StoredLine, Timer, Week } from '#contract/hours.ts'
import { formatDay } from '#domain/hours/format-week.ts'
import { isWritable } from '#domain/hours/status.ts'
import { isUnusualDay } from '#domain/hours/unusual.ts'
import { daysOfWeek, daysWithoutNote, minutesByDay, weekdayOf } from '#domain/hours/week.ts'
import { formatHours } from '#domain/invoices/money.ts'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { AnchorLink } from '../ui/links.tsx'
import { DayLines } from './day-lines.tsx'
import classes from './hours.module.css'
import type { WrittenLine } from './line-values.ts'
import { TimerBar } from './timer-bar.tsx'
import { WeekHead } from './week-head.tsx'
import { WeekStrip } from './week-strip.tsx'
import { WeekTools } from './week-tools.tsx'
import { WeekTotal } from './week-total.tsx'

const LineDialog = lazyDialog(async () => (await import('./line-window.tsx')).LineWindow)

type Shown = {
  engagementId: string
  startsOn: string
  week: Week | null
  capMinutes: number
  rateCents: number
  workingDays: boolean[]
  previous: { day: string; minutes: number; task: string }[]
}

type Props = {
  engagements: HoursEngagement[]
  engagement: HoursEngagement
  shown: Shown
  timer: Timer | null
  now: string
}

/** The strip is the navigation, one day is below it, and the sum with the cap and the pay stays in sight. */
export function OwnWeek({ engagements, engagement, shown, timer, now }: Props) {
  const { startsOn, week, workingDays } = shown
  const lines = week?.lines ?? []
  const days = daysOfWeek(startsOn)
  const [day, setDay] = useState(() => firstDay(days, engagement.today, week))
  const [edited, setEdited] = useState<WrittenLine>()
  const canWrite = week === null || isWritable(week.status)
  const isWorking = workingDays[weekdayOf(day)] ?? false
  const silent = askedAbout(lines)
  const open = (line: StoredLine) => setEdited({ ...line, note: line.note ?? '' })
  return (
    <div className={classes.page}>
      <WeekHead engagements={engagements} engagement={engagement} startsOn={startsOn} />
      {week?.status === 'returned' && (
        <div className={classes.asked} role="status">
          <p>
            <strong>{week.firm ?? 'The firm'} returned this week.</strong> {week.reason}
          </p>
        </div>
      )}
      <WeekStrip days={days} dayMinutes={minutesByDay(lines)} chosen={day} onChoose={setDay} />
      <section aria-labelledby="day">
        <div className={classes.day}>
          <h2 id="day">{formatDay(day)}</h2>
          <span className="num">{formatHours(minutesByDay(lines)[weekdayOf(day)] ?? 0)} h</span>
        </div>
        <DayLines
          lines={lines.filter((line) => line.day === day)}
          returned={week?.status === 'returned' ? week.returnedLines : []}
          {...(canWrite && { onOpen: open })}
        />
        {canWrite &&
          (isWorking ? (
            <Button
              variant="default"
              fullWidth
              size="md"
              leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
              onClick={() => setEdited({ day, minutes: 0, task: '', note: '' })}
            >
              Add Time
            </Button>
          ) : (
            <p className={classes.quiet}>This day isn’t part of the engagement.</p>
          ))}
      </section>
      {canWrite && silent && (
        <div className={classes.asked}>
          <p>
            {formatDay(silent.day).split(',')[0]} has {formatHours(silent.minutes)} h and no note. A short note now
            saves a question later.{' '}
            <button
              type="button"
              className={classes.inText}
              onClick={() => {
                setDay(silent.day)
                const line = lines.find((one) => one.day === silent.day)
                if (line) open(line)
              }}
            >
              Add a note
            </button>
          </p>
        </div>
      )}
      {canWrite && (
        <>
          <TimerBar engagements={engagements} engagement={engagement} timer={timer} now={now} tasks={tasksOf(shown)} />
          <WeekTools engagement={engagement} shown={shown} />
        </>
      )}
      <p className={classes.past}>
        <AnchorLink to="/hours/weeks">All your weeks</AnchorLink>
      </p>
      <WeekTotal terms={shown} week={week} />
      <LineDialog
        key={edited?.id ?? edited?.day ?? ''}
        isOpen={edited !== undefined}
        line={edited ?? { day, minutes: 0, task: '', note: '' }}
        days={days.filter((_, at) => workingDays[at])}
        engagementId={engagement.id}
        capMinutes={shown.capMinutes}
        weekMinutes={week?.minutes ?? 0}
        tasks={tasksOf(shown)}
        onClose={() => setEdited(undefined)}
      />
    </div>
  )
}

/** What a returned week means, else today, else the first day with hours. */
function firstDay(days: string[], today: string, week: Week | null): string {
  const meant = week?.status === 'returned' && week.lines.find(({ id }) => week.returnedLines.includes(id))
  if (meant) return meant.day
  return days.find((day) => day === today) ?? week?.lines[0]?.day ?? (days[0] as string)
}

/** Days that an approver would ask about come first. */
const askedAbout = (lines: readonly StoredLine[]) => {
  const silent = daysWithoutNote(lines)
  return silent.find(({ day, minutes }) => isUnusualDay(weekdayOf(day), minutes)) ?? silent[0]
}

/** What was worked on lately, to choose from. */
const tasksOf = ({ week, previous }: Shown) => [
  ...new Set([...(week?.lines ?? []), ...previous].map(({ task }) => task)),
]
