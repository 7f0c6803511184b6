import { useQuery } from '@tanstack/react-query'
import { readReplyTimes } from '#contract/replies.ts'
import { formatWorkingMinutes } from '#domain/replies/format-working-minutes.ts'
import { endpointQuery } from '../endpoint-query.ts'
import classes from './reply-times-line.module.css'

type Props = { of: { project: string } | { candidate: string } | { operator: 'true' }; who: string }

/** How fast someone answers; nothing below five replies. */
export function ReplyTimesLine({ of, who }: Props) {
  const { data } = useQuery(endpointQuery(readReplyTimes, of))
  const times = data?.replyTimes
  if (!times) return null
  return (
    <p className={classes.line}>
      {who} usually answers in {formatWorkingMinutes(times.median)} (median of {times.replies}), and nine times out of
      ten within {formatWorkingMinutes(times.slowestTenth)} of working time.
    </p>
  )
}
