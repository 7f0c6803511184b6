import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type CandidateFile, readCandidate } from '#contract/candidates.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { formatTime } from '../ui/time.ts'
import classes from './decision-form.module.css'

type Props = { id: string; isChecked: boolean; onChange: (isChecked: boolean) => void }

/** What is still ahead with a candidate when an admin decides, and the offer to cancel it. */
export function StillBooked({ id, isChecked, onChange }: Props) {
  const { data } = useQuery(endpointQuery(readCandidate, { id }))
  const calls = data ? callsAhead(data, Date.now()) : []
  if (calls.length === 0) return null
  return (
    <div className={classes.needed} role="status">
      <p>{calls.length === 1 ? 'A call is still booked:' : `${calls.length} calls are still booked:`}</p>
      <ul className={classes.booked}>
        {calls.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      <Checkbox
        label={calls.length === 1 ? 'Cancel it' : 'Cancel them'}
        description="Everyone in a call gets an email."
        checked={isChecked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </div>
  )
}

type Ahead = { key: string; text: string }

/** The interview that an admin set isn't among the intro calls; a booked intro call stands there once. */
export function callsAhead({ calls, interviews, interviewScheduledAt }: CandidateFile, now: number): Ahead[] {
  const isAhead = (at: string | null) => at !== null && Date.parse(at) > now
  const booked = calls.filter(({ status, startsAt }) => status === 'booked' && isAhead(startsAt))
  const isSet = isAhead(interviewScheduledAt) && !booked.some(({ startsAt }) => startsAt === interviewScheduledAt)
  return [
    ...booked.map(({ id, startsAt }) => ({ key: id, text: `Intro call, ${formatTime(startsAt)}` })),
    ...(isSet && interviewScheduledAt
      ? [{ key: 'set', text: `Interview with us, ${formatTime(interviewScheduledAt)}` }]
      : []),
    ...interviews
      .filter(({ status, startsAt }) => status === 'proposed' || (status === 'booked' && isAhead(startsAt)))
      .map(({ id, startsAt, firm }) => ({
        key: id,
        text: `Interview with ${firm ?? 'a firm'}, ${startsAt ? formatTime(startsAt) : 'no time chosen yet'}`,
      })),
  ]
}
