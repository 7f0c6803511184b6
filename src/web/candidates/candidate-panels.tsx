import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CandidateFile } from '#contract/candidates.ts'
import { interviewStatusLabels } from '#domain/interviews/status-labels.ts'
import { introCallStatusLabels } from '#domain/scheduling/status-labels.ts'
import { ApplicationBadge } from '../applications/application-badge.ts'
import { Facts } from '../ui/facts.tsx'
import { formatDay, formatTime } from '../ui/time.ts'
import classes from './candidate-page.module.css'
import { MoveSetInterview } from './move-set-interview.tsx'

const time = (iso: string | null) => iso && formatTime(iso)

/** How to reach the candidate, what was decided, their calls and their applications. */
export function CandidatePanels({ candidate }: { candidate: CandidateFile }) {
  const { email, whatsapp, phone, calls, interviews, applications } = candidate
  return (
    <>
      <Panel title="Contact">
        <Facts
          facts={[
            [
              'Email',
              <a key="email" className="g-link" href={`mailto:${email}`}>
                {email}
              </a>,
            ],
            ['WhatsApp', whatsapp],
            ['Phone', phone],
            ['Applied', formatTime(candidate.createdAt)],
            ['Subscribed', candidate.subscribe ? 'Yes' : 'No'],
            ['Agreed to terms', candidate.agree ? 'Yes' : 'No'],
          ]}
        />
      </Panel>
      <Panel title="Review">
        <Facts
          facts={[
            ['Interview', time(candidate.interviewScheduledAt)],
            ['Last decision', time(candidate.reviewedAt)],
            ['By', candidate.reviewer],
            ['Platform access', time(candidate.platformAccessGrantedAt)],
          ]}
        />
        {isSetAhead(candidate) && candidate.interviewScheduledAt && (
          <MoveSetInterview candidate={candidate} startsAt={candidate.interviewScheduledAt} />
        )}
        {candidate.rejectionReason && <TitledText title="Reason" text={candidate.rejectionReason} />}
        {candidate.interviewNotes && <TitledText title="Notes" text={candidate.interviewNotes} />}
      </Panel>
      <Panel title="Calls">
        {calls.length + interviews.length === 0 && !isSet(candidate) && <p>No calls booked.</p>}
        <ul className={classes.list}>
          {isSet(candidate) && candidate.interviewScheduledAt && (
            <li>
              <span>
                {formatTime(candidate.interviewScheduledAt)}
                <small>Interview set by an admin</small>
              </span>
              {isSetAhead(candidate) ? 'Booked' : 'Past'}
            </li>
          )}
          {calls.map((call) => (
            <li key={call.id}>
              <span>
                {formatTime(call.startsAt)}
                <small>Intro call</small>
              </span>
              {introCallStatusLabels[call.status]}
            </li>
          ))}
          {interviews.map(({ id, startsAt, status, firm }) => (
            <li key={id}>
              <span>
                {startsAt ? formatTime(startsAt) : 'No time yet'}
                <small>Interview with {firm ?? 'a firm'}</small>
              </span>
              {interviewStatusLabels[status]}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="Applications">
        {applications.length === 0 && <p>No applications to projects.</p>}
        <ul className={classes.list}>
          {applications.map((application) => (
            <li key={application.id}>
              <span>
                <Link to="/projects/$id" params={{ id: application.projectId }} className="g-link">
                  {application.title}
                </Link>
                <small>{formatDay(application.createdAt)}</small>
              </span>
              <ApplicationBadge status={application.status} />
            </li>
          ))}
        </ul>
      </Panel>
    </>
  )
}

/** What an admin set, and not the candidate by booking an intro call. */
const isSet = ({ calls, interviewScheduledAt }: CandidateFile) =>
  interviewScheduledAt !== null &&
  !calls.some(({ startsAt, status }) => status !== 'cancelled' && startsAt === interviewScheduledAt)

const isSetAhead = (candidate: CandidateFile) =>
  isSet(candidate) && Date.parse(candidate.interviewScheduledAt ?? '') > Date.now()

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.panel}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function TitledText({ title, text }: { title: string; text: string }) {
  return (
    <div className={classes.text}>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  )
}
