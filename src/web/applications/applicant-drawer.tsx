import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readApplication } from '#contract/applications.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { applicationStatusLabels } from '#domain/applications/status-labels.ts'
import { mayManage } from '#domain/firms/role.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { useMe } from '../session.ts'
import { Facts } from '../ui/facts.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { formatHourly } from '../ui/money.ts'
import { SideDrawer } from '../ui/side-drawer.tsx'
import { formatDate, formatTime } from '../ui/time.ts'
import classes from './applicant-drawer.module.css'
import { nameOf } from './applicant-labels.ts'
import { ApplicationActions } from './application-actions.tsx'
import { ApplicationBadge } from './application-badge.ts'
import { Vetting } from './vetting.tsx'

export type OpenedApplication = OutputOf<typeof readApplication>

type Props = {
  project: { id: string; title: string }
  id: string | undefined
  onClose: () => void
  /** The profile, rendered by the profiles feature. */
  profileOf: (opened: OpenedApplication) => ReactNode
}

/** One applicant, from cover letter to profile, next to the list. */
export function ApplicantDrawer({ project, id, onClose, profileOf }: Props) {
  const opened = useQuery({
    ...endpointQuery(readApplication, { id: id ?? '' }),
    enabled: id !== undefined,
  })
  return (
    <SideDrawer
      isOpen={id !== undefined}
      title={opened.data ? nameOf(opened.data.application.applicant) : 'Application'}
      closes="application"
      onClose={onClose}
    >
      <Loaded
        query={opened}
        what="application"
        skeleton={
          <>
            <Skeleton h={120} mb={24} />
            <Skeleton h={320} />
          </>
        }
        missing={<p>This application isn’t here anymore. The applicant may have withdrawn it.</p>}
      >
        {(data) => (
          <>
            <Application project={project} opened={data} />
            {profileOf(data)}
          </>
        )}
      </Loaded>
    </SideDrawer>
  )
}

const moved = { ...applicationStatusLabels, pending: 'Applied' }

function Application({ project, opened }: { project: Props['project']; opened: OpenedApplication }) {
  const { application, history } = opened
  const { firmRole } = useMe()
  const { status, declineReason, applicant, contact, coverLetter, hourlyRate, availableStartDate, createdAt } =
    application
  return (
    <section className={classes.application} aria-label={`${nameOf(applicant)}’s application`}>
      <div className={classes.badges}>
        <ApplicationBadge status={status} />
        {applicant && <Vetting isVetted={applicant.isVetted} />}
      </div>
      <p className={classes.letter}>{coverLetter}</p>
      <Facts
        facts={[
          ['Rate', hourlyRate === null ? null : formatHourly(hourlyRate)],
          ['Can start', availableStartDate && formatDate(availableStartDate)],
          ...(contact
            ? (
                [
                  ['Email', contact.email],
                  ['Phone', contact.phone],
                  ['WhatsApp', contact.whatsapp],
                ] as const
              ).filter(([, value]) => value)
            : []),
          ['Applied', formatTime(createdAt)],
          ...(declineReason ? [['Reason', declineReason] as const] : []),
          ...history.map(
            (step) => [moved[step.status], `${formatTime(step.happenedAt)}${step.by && `, by ${step.by}`}`] as const,
          ),
        ]}
      />
      {!contact && status !== 'rejected' && (
        <p className={classes.hint}>
          You’ll see contact details once{' '}
          {mayManage(firmRole) ? 'you accept the application' : 'the application is accepted'}.
        </p>
      )}
      <div className={classes.actions}>
        <ApplicationActions projectId={project.id} title={project.title} application={application} />
        {applicant?.candidateId && mayManage(firmRole) && status !== 'rejected' && (
          <ButtonLink
            variant="light"
            to="/schedule-meeting"
            search={{ candidate: applicant.candidateId, project: project.id }}
            preload={false}
          >
            Schedule Interview
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
