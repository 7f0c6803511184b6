import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import type { OwnCandidate } from '#contract/dashboard.ts'
import { brand } from '#domain/brand.ts'
import { interviewLocation, interviewMinutes } from '#domain/dashboard/interview.ts'
import { formatCallTime } from '#domain/scheduling/format-time.ts'
import { calendarFileUrl } from '../ui/calendar-file.ts'
import { CalendarTile } from '../ui/calendar-tile.tsx'
import { googleCalendarUrl } from '../ui/google-calendar-url.ts'
import { ButtonLink } from '../ui/links.tsx'
import { Card } from './card.tsx'
import classes from './interview-card.module.css'

const messages = {
  accepted: `You're accepted: no further interviews needed with ${brand.name}. Firms may still ask you for one.`,
  rejected: 'No upcoming interviews.',
  none: 'No interview scheduled yet.',
} as const

/** When the interview is, in the reader's own time zone. After a decision none is needed. */
export function InterviewCard({ candidate }: { candidate: OwnCandidate }) {
  const { status, interview } = candidate
  if (status === 'accepted' || status === 'rejected')
    return (
      <Card title="Interview">
        {status === 'rejected' && (
          <p className={classes.thanks}>
            Thank you for your time and your interest in {brand.name}. We can’t offer you a place at this time.
          </p>
        )}
        <p>{messages[status]}</p>
      </Card>
    )
  return (
    <Card title="Interview">
      {interview.startsAt && interview.endsAt ? (
        <Scheduled id={candidate.id} startsAt={interview.startsAt} endsAt={interview.endsAt} interview={interview} />
      ) : (
        <p>{messages.none}</p>
      )}
      {interview.otherCall && <OtherCall {...interview.otherCall} />}
      {interview.actions.includes('book') && (
        <ButtonLink to="/schedule-meeting" mt={16} variant={interview.startsAt ? 'default' : 'filled'}>
          Book Intro Call
        </ButtonLink>
      )}
    </Card>
  )
}

type Props = { id: string; startsAt: string; endsAt: string; interview: OwnCandidate['interview'] }

function Scheduled({ id, startsAt, endsAt, interview }: Props) {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const span = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
  const when = formatCallTime(span, zone)
  const minutes = (span.endsAt.getTime() - span.startsAt.getTime()) / 60_000
  return (
    <>
      <div className={classes.when}>
        <CalendarTile moment={span.startsAt} zone={zone} />
        <div>
          <p className={classes.hours}>
            <time dateTime={startsAt}>{when.hours}</time>
          </p>
          <p className="g-visually-hidden">{when.day}</p>
          <p>{when.zone}</p>
          <p>
            {interviewLocation}, {minutes === interviewMinutes ? 'one hour' : `${minutes} minutes`}
          </p>
        </div>
      </div>
      {span.endsAt > new Date() ? (
        <Ways id={id} startsAt={startsAt} endsAt={endsAt} interview={interview} />
      ) : (
        <p className={classes.over}>This interview is over. We’ll let you know what we decide.</p>
      )}
    </>
  )
}

/** A call that was booked before an admin set the interview, and still takes place. */
function OtherCall({ startsAt, endsAt, token }: NonNullable<OwnCandidate['interview']['otherCall']>) {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const when = formatCallTime({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }, zone)
  return (
    <>
      <p className={classes.over}>
        You also have an intro call: {when.day}, {when.hours}, {when.zone}.
      </p>
      {token && (
        <ButtonLink to="/book" search={{ token }} variant="default" mt={12}>
          Reschedule or Cancel Call
        </ButtonLink>
      )}
    </>
  )
}

/** Add to a calendar, reschedule or cancel. */
function Ways({ id, startsAt, endsAt, interview }: Props) {
  const event = { title: `${brand.name} interview`, startsAt, endsAt, location: interviewLocation }
  const { actions, callToken } = interview
  return (
    <div className={classes.ways}>
      <Button
        component="a"
        href={googleCalendarUrl(event)}
        target="_blank"
        rel="noreferrer"
        leftSection={<IconCalendarPlus size={18} stroke={1.5} aria-hidden />}
      >
        Add to Google Calendar
      </Button>
      <Button
        component="a"
        variant="default"
        href={calendarFileUrl({ ...event, uid: `${id}@${location.hostname}` }, new Date())}
        download="interview.ics"
      >
        Download .ics
      </Button>
      {callToken && actions.includes('move') && (
        <ButtonLink to="/book" search={{ token: callToken }} variant="subtle" color="gray">
          Reschedule or Cancel
        </ButtonLink>
      )}
    </div>
  )
}
