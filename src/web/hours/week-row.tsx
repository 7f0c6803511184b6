import { ActionIcon, Button } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useState } from 'react'
import type { WeekSummary } from '#contract/hours.ts'
import { formatWeek } from '#domain/hours/format-week.ts'
import { isUnusualDay, standouts } from '#domain/hours/unusual.ts'
import { formatHours } from '#domain/invoices/money.ts'
import { formatCents } from '#domain/money.ts'
import { Avatar } from '../ui/avatar.tsx'
import { firstClick } from '../ui/first-click.ts'
import { formatDay } from '../ui/time.ts'
import classes from './approval.module.css'
import { OpenedWeek } from './opened-week.tsx'

type Props = { week: WeekSummary; isApproving: boolean; onApprove: (week: WeekSummary) => void }

/** Unusual weeks are opened: they are looked at before they are approved. */
export function WeekRow({ week, isApproving, onApprove }: Props) {
  const waits = week.actions.includes('approve')
  const [isOpen, setOpen] = useState(waits && week.isUnusual)
  const [isReturning, setReturning] = useState(false)
  const marks = standouts(week)
  const name = week.person ?? 'Former talent'
  return (
    <tbody data-open={isOpen || undefined}>
      <tr>
        <th scope="row" className={classes.person}>
          <div>
            <Avatar name={name} seed={name} url={week.avatarUrl} size={40} />
            <span>
              <strong>{name}</strong>
              <small>{week.title}</small>
              <small>{formatWeek(week.startsOn)}</small>
              <Decided week={week} />
            </span>
          </div>
        </th>
        <td data-label="Mon – Sun">
          <Bars dayMinutes={week.dayMinutes} />
        </td>
        <td data-label="Hours">
          <span>
            <strong>{formatHours(week.minutes)}</strong>
            <small>{week.usualMinutes === null ? 'first week' : `usual ${formatHours(week.usualMinutes)}`}</small>
          </span>
        </td>
        <td data-label="Cap">{week.capMinutes / 60}</td>
        <td data-label="All in">{formatCents(week.allInCents ?? 0)}</td>
        <td data-label="What stands out" className={classes.standouts}>
          {marks.length > 0 ? (
            <ul>
              {marks.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          ) : (
            <span>As usual</span>
          )}
        </td>
        <td>
          <div className={classes.actions}>
            {waits && !week.isUnusual && !isOpen && (
              <>
                <Button variant="light" size="xs" disabled={isApproving} onClick={firstClick(() => onApprove(week))}>
                  Approve<span className="g-visually-hidden"> the week of {name}</span>
                </Button>
                <Button
                  variant="subtle"
                  color="gray"
                  size="xs"
                  onClick={() => {
                    setOpen(true)
                    setReturning(true)
                  }}
                >
                  Return<span className="g-visually-hidden"> the week of {name}</span>
                </Button>
              </>
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              size={40}
              aria-expanded={isOpen}
              aria-label={`${isOpen ? 'Close' : 'Open'} the week of ${name}`}
              onClick={() => {
                setOpen(!isOpen)
                setReturning(false)
              }}
            >
              {isOpen ? <IconChevronUp size={18} stroke={1.5} /> : <IconChevronDown size={18} stroke={1.5} />}
            </ActionIcon>
          </div>
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={7} className={classes.opened}>
            <OpenedWeek
              week={week}
              isReturning={isReturning}
              isApproving={isApproving}
              {...(waits && { onApprove: () => onApprove(week) })}
            />
          </td>
        </tr>
      )}
    </tbody>
  )
}

/** Who of the firm decided, once it was. */
function Decided({ week: { status, decidedAt, decidedBy } }: { week: WeekSummary }) {
  if (!decidedAt || status === 'submitted' || status === 'open') return null
  return (
    <small>
      {status === 'returned' ? 'Returned' : 'Approved'} {formatDay(decidedAt)}
      {decidedBy && ` by ${decidedBy}`}
    </small>
  )
}

const fullBar = 10 * 60

/** The same figures are in the lines below, so it is drawn for eyes alone. */
function Bars({ dayMinutes }: { dayMinutes: number[] }) {
  return (
    <span className={classes.bars} aria-hidden="true">
      {dayMinutes.map((minutes, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the weekday.
          key={at}
          data-unusual={isUnusualDay(at, minutes) || undefined}
          style={{ height: `${Math.min(100, (minutes / fullBar) * 100)}%` }}
        />
      ))}
    </span>
  )
}
