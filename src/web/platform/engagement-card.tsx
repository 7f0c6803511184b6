import { Anchor } from '@mantine/core'
import { IconMail, IconMessage, IconPhone } from '@tabler/icons-react'
import type { Engagement } from '#contract/platform.ts'
import { formatPhone } from '#domain/phones/international.ts'
import { checklistItemNames } from '#domain/platform/checklist.ts'
import { OwnStatusBadge } from '../candidates/own-status-badge.ts'
import { FactRow } from '../ui/fact-row.tsx'
import { AnchorLink } from '../ui/links.tsx'
import { formatHourly } from '../ui/money.ts'
import { formatDate, formatDay } from '../ui/time.ts'
import { Checklist } from './checklist.tsx'
import classes from './engagement-card.module.css'

export function EngagementCard({ engagement }: { engagement: Engagement }) {
  const { title, projectId, status, contact, startDate, availableStartDate, hoursPerWeek } = engagement
  const start = startDate ?? availableStartDate
  // What is still to do stays, also when the project is over.
  const hasSteps = status === 'accepted' || engagement.done.length < checklistItemNames.length
  const facts = [
    ['Start Date', start ? formatDate(start) : 'Flexible'],
    ['Your Rate', engagement.hourlyRate === null ? 'Negotiable' : formatHourly(engagement.hourlyRate)],
    ['Engagement', engagement.engagementType ?? 'To be discussed'],
    ['Hours', hoursPerWeek === null ? (engagement.engagementDetails ?? 'To be discussed') : `${hoursPerWeek} a week`],
  ] as const
  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <div>
          <h3 className={classes.title}>
            {title ? (
              <AnchorLink to="/projects-labor/$id" params={{ id: projectId }} fw={600}>
                {title}
              </AnchorLink>
            ) : (
              'Untitled Project'
            )}
          </h3>
          <p className={classes.company}>
            {contact?.company && `${contact.company}, `}accepted you on {formatDay(engagement.acceptedAt)}
          </p>
        </div>
        <OwnStatusBadge status={status} />
      </div>
      <FactRow facts={facts} />
      <div className={classes.columns}>
        {contact && <Contact contact={contact} engagement={engagement} />}
        {hasSteps && <Checklist engagement={engagement} />}
      </div>
      <AnchorLink to="/engagements/$id" params={{ id: engagement.id }} fz="sm">
        View Engagement
        <span className="g-visually-hidden"> {title ?? 'Untitled Project'}</span>
      </AnchorLink>
    </article>
  )
}

type ContactProps = { contact: NonNullable<Engagement['contact']>; engagement: Engagement }

function Contact({ contact, engagement: { title, applicationId } }: ContactProps) {
  const { name, jobTitle, email, phone } = contact
  const subject = encodeURIComponent(title ?? 'Our engagement')
  return (
    <section>
      <h4 className={classes.subtitle}>Your contact</h4>
      <p className={classes.name}>{name ?? contact.company ?? email}</p>
      {jobTitle && <p className={classes.detail}>{jobTitle}</p>}
      <ul className={classes.ways}>
        <li>
          <IconMail size={16} stroke={1.5} aria-hidden />
          <Anchor fz="sm" href={`mailto:${encodeURIComponent(email)}?subject=${subject}`}>
            {email}
          </Anchor>
        </li>
        {phone && (
          <li>
            <IconPhone size={16} stroke={1.5} aria-hidden />
            <Anchor fz="sm" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              {formatPhone(phone)}
            </Anchor>
          </li>
        )}
        <li>
          <IconMessage size={16} stroke={1.5} aria-hidden />
          <AnchorLink fz="sm" to="/messages" search={{ application: applicationId }}>
            Message<span className="g-visually-hidden"> about {title ?? 'this project'}</span>
          </AnchorLink>
        </li>
      </ul>
    </section>
  )
}
