import { Button, Checkbox, Group, Skeleton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readWeek, returnWeek, type StoredLine, viewWeek, type Week, type WeekSummary } from '#contract/hours.ts'
import { counted } from '#domain/counted.ts'
import { formatShortDay } from '#domain/hours/format-week.ts'
import { isUnusualDay } from '#domain/hours/unusual.ts'
import { weekdayOf } from '#domain/hours/week.ts'
import { formatHours } from '#domain/invoices/money.ts'
import { call } from '../api.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { firstClick } from '../ui/first-click.ts'
import { Loaded } from '../ui/loaded.tsx'
import { notifySuccess } from '../ui/notify.ts'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import classes from './approval.module.css'
import { useHoursChange } from './use-hours-change.ts'

type Props = { week: WeekSummary; isReturning: boolean; isApproving: boolean; onApprove?: () => void }

/** The lines of a week. Once someone who may decide sees them, the talent can’t take the week back. */
export function OpenedWeek({ week, isReturning, isApproving, onApprove }: Props) {
  const { id } = week
  const canDecide = onApprove !== undefined
  const query = useQuery(endpointQuery(readWeek, { id }))
  useEffect(() => {
    if (canDecide) void call(viewWeek, { id }).catch(() => {})
  }, [canDecide, id])
  return (
    <Loaded query={query} what="week" skeleton={<Skeleton h={164} />}>
      {(opened) => (
        <Lines
          key={opened.submittedAt}
          week={opened}
          isReturning={isReturning}
          isApproving={isApproving}
          {...(onApprove && { onApprove })}
        />
      )}
    </Loaded>
  )
}

const shownAtFirst = 3

/** The lines of days that stand out, ticked for a return; the rest on demand. */
function Lines({ week, isReturning, isApproving, onApprove }: Omit<Props, 'week'> & { week: Week }) {
  const isMarked = ({ day }: StoredLine) => isUnusualDay(weekdayOf(day), week.dayMinutes[weekdayOf(day)] ?? 0)
  const [meant, setMeant] = useState(() => new Set(onApprove ? week.lines.filter(isMarked).map(({ id }) => id) : []))
  const [isAll, setAll] = useState(isReturning || !onApprove)
  const [isAsking, setAsking] = useState(false)
  const ordered = week.lines.toSorted((one, other) => Number(isMarked(other)) - Number(isMarked(one)))
  const shown = isAll ? week.lines : week.lines.filter((line) => ordered.slice(0, shownAtFirst).includes(line))
  const toggle = (id: string) => {
    const next = new Set(meant)
    if (!next.delete(id)) next.add(id)
    setMeant(next)
  }
  const back = useHoursChange(
    (reason: string) =>
      call(returnWeek, { id: week.id, submittedAt: week.submittedAt ?? '', reason, lines: [...meant] }),
    // What is refused is said on the page: a week that someone else decided on meanwhile takes the dialog with it.
    { onDone: () => notifySuccess('Week returned') },
  )
  const returnLabel = meant.size === 0 ? 'Return With a Reason' : `Return ${counted(meant.size, 'Line')} With a Reason`
  return (
    <>
      {week.reason && <p className={classes.reason}>Returned before: {week.reason}</p>}
      <ul className={classes.lines}>
        {shown.map((line) => (
          <li key={line.id} data-marked={isMarked(line) || undefined}>
            {onApprove ? (
              <Checkbox
                checked={meant.has(line.id)}
                onChange={() => toggle(line.id)}
                aria-label={`Return: ${formatShortDay(line.day)}, ${line.task}`}
              />
            ) : (
              <span />
            )}
            <span>{formatShortDay(line.day)}</span>
            <strong>{line.task}</strong>
            <span className={classes.note}>{line.note}</span>
            <span className="num">{formatHours(line.minutes)}</span>
          </li>
        ))}
      </ul>
      <Group justify="space-between" gap={8}>
        {shown.length < week.lines.length ? (
          <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
            See all {week.lines.length} lines
          </Button>
        ) : (
          <span />
        )}
        {onApprove && (
          <Group gap={8}>
            <Button variant="default" onClick={() => setAsking(true)}>
              {returnLabel}
            </Button>
            <Button
              variant="light"
              disabled={isApproving}
              leftSection={<IconCheck size={16} stroke={1.5} aria-hidden />}
              onClick={firstClick(onApprove)}
            >
              Approve {formatHours(week.minutes)} h
            </Button>
          </Group>
        )}
      </Group>
      <ReasonDialog
        isOpen={isAsking}
        title={returnLabel}
        description={`${week.person ?? 'The talent'} will read it.`}
        workingText="Returning..."
        isWorking={back.isPending}
        onConfirm={(reason) => back.mutate(reason)}
        onClose={() => setAsking(false)}
      >
        The week goes back to be changed and submitted again. Nothing of it is paid until you approve it.
      </ReasonDialog>
    </>
  )
}
