import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { HoursEngagement } from '#contract/hours.ts'
import { formatWeek } from '#domain/hours/format-week.ts'
import { addDays, mondayOf } from '#domain/hours/week.ts'
import classes from './hours.module.css'

type Props = { engagements: HoursEngagement[]; engagement: HoursEngagement; startsOn: string }

const nameOf = ({ title, firm }: HoursEngagement) => [title, firm].filter(Boolean).join(', ')

/** From the week of the start through this one. */
export function WeekHead({ engagements, engagement, startsOn }: Props) {
  const navigate = useNavigate()
  const go = (id: string, day: string | undefined) =>
    void navigate({ to: '/hours', search: { engagement: id, ...(day && { day }) } })
  const step = (label: string, days: number, isPossible: boolean, Icon: typeof IconChevronLeft) => (
    <ActionIcon
      variant="default"
      size={40}
      aria-label={label}
      disabled={!isPossible}
      onClick={() => go(engagement.id, addDays(startsOn, days))}
    >
      <Icon size={18} stroke={1.5} />
    </ActionIcon>
  )
  return (
    <header className={classes.head}>
      {step('Earlier week', -7, startsOn > mondayOf(engagement.startsOn), IconChevronLeft)}
      <div>
        <h1>{formatWeek(startsOn)}</h1>
        {engagements.length > 1 ? (
          <NativeSelect
            aria-label="Engagement"
            size="xs"
            value={engagement.id}
            data={engagements.map((one) => ({ value: one.id, label: nameOf(one) }))}
            onChange={(event) => go(event.currentTarget.value, undefined)}
          />
        ) : (
          <p>{nameOf(engagement)}</p>
        )}
      </div>
      {step('Later week', 7, addDays(startsOn, 7) <= engagement.today, IconChevronRight)}
    </header>
  )
}
