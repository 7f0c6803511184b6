import { TextInput } from '@mantine/core'
import type { InterviewTimes } from '#contract/interviews.ts'
import classes from './interviews.module.css'
import { placeOf } from './time-rows.ts'

export type TypedRange = { from?: string; to?: string }
type Props = {
  typed: TypedRange
  firm: InterviewTimes['firm']
  /** By which the times beside it are shown. */
  shownZone: string
  onChange: (change: TypedRange) => void
}

/** Within which hours the firm meets: its core hours, until it types others. */
export function HourRange({ typed, firm, shownZone, onChange }: Props) {
  const [from, to] = [typed.from ?? firm.from, typed.to ?? firm.to]
  const hour = (side: 'from' | 'to', label: string) => (
    <TextInput
      type="time"
      label={label}
      description={side === 'from' && firm.zone !== shownZone && `By the clock in ${placeOf(firm.zone)}`}
      value={side === 'from' ? from : to}
      error={side === 'to' && from >= to && 'Please choose an end after the start.'}
      onChange={({ currentTarget }) => currentTarget.value && onChange({ [side]: currentTarget.value })}
    />
  )
  return (
    <div className={classes.range}>
      {hour('from', 'Your hours from')}
      {hour('to', 'to')}
    </div>
  )
}
