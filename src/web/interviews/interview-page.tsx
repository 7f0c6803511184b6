import { Anchor, Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { type Interview, readInterview } from '#contract/interviews.ts'
import { brand } from '#domain/brand.ts'
import { interviewLimits } from '#domain/interviews/interview.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { googleCalendarUrl } from '../ui/google-calendar-url.ts'
import { BackLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useShownName } from '../ui/shown-name.ts'
import { BothTimes } from './both-times.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { HeldQuestion } from './held-question.tsx'
import { InterviewBadge } from './interview-badge.ts'
import classes from './interviews.module.css'
import { LinkForm } from './link-form.tsx'
import { OtherTimes } from './other-times.tsx'
import { ProposedTimes } from './proposed-times.tsx'
import { isJoinable, otherFirstName, otherName, zonesFor } from './sides.ts'

/** One interview, for either side: when and where, and what may be done about it. */
export function InterviewPage() {
  const { id = '' } = useParams({ strict: false })
  const interview = useQuery({ ...endpointQuery(readInterview, { id }), refetchInterval: 60_000 })
  useShownName(interview.data && `Interview with ${otherName(interview.data)}`)
  return (
    <Loaded
      query={interview}
      what="interview"
      skeleton={<Skeleton h={320} />}
      missing={<PageHead title="Interview Not Found" lead="It may have been removed with an account." />}
    >
      {(data) => <Shown interview={data} />}
    </Loaded>
  )
}

type Doing = 'moving' | 'answering' | undefined

function Shown({ interview }: { interview: Interview }) {
  const [doing, setDoing] = useState<Doing>()
  const [canceled, setCanceled] = useState<Interview>()
  const { side, minutes, startsAt, actions, status, project, firm } = interview
  const [other, zones] = [otherName(interview), zonesFor(interview)]
  // The form leads back to the button that opened it.
  const opener = useRef<Element | null>(null)
  const begin = (what: Doing) => {
    opener.current = document.activeElement
    setDoing(what)
  }
  const done = () => {
    setDoing(undefined)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  return (
    <>
      <BackLink to="/interviews">Interviews</BackLink>
      <PageHead
        over={<InterviewBadge status={status} />}
        title={`Interview with ${other}`}
        lead={[`${minutes} minutes`, side === 'talent' ? firm : interview.candidate.headline, project?.title]
          .filter(Boolean)
          .join(' · ')}
      />
      <div className={classes.main}>
        {startsAt && (
          <div className={classes.card}>
            <BothTimes startsAt={startsAt} minutes={minutes} zones={zones} other={otherFirstName(interview)} />
            <Place interview={interview} />
            <Hosts interview={interview} />
            <div className={classes.actions}>
              {actions.includes('move') && (
                <Button variant="default" onClick={() => begin('moving')}>
                  Move
                </Button>
              )}
              {actions.includes('cancel') && (
                <Button variant="subtle" color="red" onClick={() => setCanceled(interview)}>
                  Cancel Interview
                </Button>
              )}
            </div>
          </div>
        )}
        {!startsAt && <Hosts interview={interview} />}
        <Words interview={interview} />
        {status === 'proposed' && (
          <ProposedTimes
            interview={interview}
            onAnswer={() => begin('answering')}
            onCancel={() => setCanceled(interview)}
          />
        )}
        {interview.isAskedWhetherHeld && <HeldQuestion interview={interview} />}
        {doing && <OtherTimes interview={interview} isAnswer={doing === 'answering'} onDone={done} />}
        {actions.includes('link') && <LinkForm interview={interview} />}
      </div>
      <CancelDialog interview={canceled} onClose={() => setCanceled(undefined)} />
    </>
  )
}

/** The title names the one whom the talent meets; the firm always reads who of it takes part. */
function Hosts({ interview: { side, hosts, firm } }: { interview: Interview }) {
  if (hosts.length < (side === 'owner' ? 1 : 2)) return null
  const names = hosts.map(({ name, jobTitle }) => [name ?? 'A colleague', jobTitle].filter(Boolean).join(', '))
  return (
    <p className={classes.note}>
      From {firm ?? 'the firm'}: {names.join(' · ')}
    </p>
  )
}

/** Nothing promises a place that nobody has set. */
function Place({ interview }: { interview: Interview }) {
  const { link, status, startsAt, endsAt, side } = interview
  if (status !== 'booked' || !startsAt || !endsAt) return null
  const calendar = { title: `${brand.name} interview: ${otherName(interview)}`, startsAt, endsAt, location: link ?? '' }
  return (
    <div className={classes.actions}>
      {isJoinable(interview, new Date()) ? (
        <Button component="a" href={link ?? ''} target="_blank" rel="noreferrer">
          Join
        </Button>
      ) : (
        <p className={classes.note}>
          {link
            ? `Join opens ${interviewLimits.joinMinutesBefore} minutes before.`
            : side === 'owner'
              ? 'There’s no link for the call yet. Add one below.'
              : 'The firm hasn’t set a link for the call yet. We’ll email you when it’s added.'}
        </p>
      )}
      <Anchor href={googleCalendarUrl(calendar)} target="_blank" rel="noreferrer">
        Add to Google Calendar
      </Anchor>
    </div>
  )
}

/** Anyone at the firm may have done it. Nobody canceled what the product ended because something else had ended. */
const canceledBy = (by: NonNullable<Interview['cancelledBy']>, side: Interview['side']): string => {
  if (by === 'system') return 'This interview was canceled.'
  const who = {
    owner: side === by ? 'Your firm' : 'The firm',
    talent: side === by ? 'You' : 'The candidate',
    admin: brand.name,
  }
  return `${who[by]} canceled this interview.`
}

function Words({ interview: { side, words, status, cancelWord, cancelledBy } }: { interview: Interview }) {
  const theirs = side === 'owner' ? words.talent : words.owner
  return (
    <>
      {theirs && <p className={classes.quote}>{theirs}</p>}
      {status === 'cancelled' && cancelledBy && <p>{canceledBy(cancelledBy, side)}</p>}
      {status === 'cancelled' && cancelWord && <p className={classes.quote}>{cancelWord}</p>}
      {status === 'expired' && <p>The proposed times have passed.</p>}
    </>
  )
}
