import { Checkbox } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import type { ReceivedApplication } from '#contract/applications.ts'
import { Avatar } from '../ui/avatar.tsx'
import { formatHourly } from '../ui/money.ts'
import { formatDate } from '../ui/time.ts'
import { headlineOf, nameOf } from './applicant-labels.ts'
import { ApplicationActions } from './application-actions.tsx'
import { ApplicationBadge } from './application-badge.ts'
import classes from './application-card.module.css'
import { CoverLetter } from './cover-letter.tsx'
import { Vetting } from './vetting.tsx'

/** Brings the spellings of all software along. */
const SoftwareFit = lazy(async () => ({ default: (await import('./software-fit.tsx')).SoftwareFit }))

const OfferStanding = lazy(async () => ({ default: (await import('./offer-standing.tsx')).OfferStanding }))

const shownSkills = 5

type Props = {
  project: { id: string; title: string; softwareSystems: string[] }
  application: ReceivedApplication
  /** When the applicant works. */
  availability?: ReactNode
  isChosen: boolean
  /** Undefined when the maximum has been chosen. */
  onChoose: ((isChosen: boolean) => void) | undefined
  onOpen: () => void
}

export function ApplicationCard({ project, application, availability, isChosen, onChoose, onOpen }: Props) {
  const { status, coverLetter, hourlyRate, availableStartDate, applicant, offer, canOffer } = application
  const name = nameOf(applicant)
  const skills = applicant?.skills ?? []
  const card = useRef<HTMLLIElement>(null)
  return (
    <li className={classes.card} ref={card} tabIndex={-1} aria-label={`${name}, application`}>
      <div className={classes.head}>
        <Avatar name={name} seed={applicant?.candidateId ?? application.id} url={applicant?.avatarUrl} size={40} />
        <div className={classes.who}>
          <div className={classes.name}>
            <h3>
              {applicant ? (
                <button type="button" onClick={onOpen}>
                  {name}
                </button>
              ) : (
                name
              )}
            </h3>
            {applicant && applicant.credentials.length > 0 && (
              <span className={classes.credentials}>{applicant.credentials.slice(0, 3).join(', ')}</span>
            )}
            {applicant && <Vetting isVetted={applicant.isVetted} />}
          </div>
          <p className={classes.headline}>{headlineOf(applicant)}</p>
          {availability}
        </div>
        <div className={`${classes.terms} num`}>
          <p className={classes.rate}>{hourlyRate === null ? 'Rate open' : formatHourly(hourlyRate)}</p>
          <p>{availableStartDate ? `From ${formatDate(availableStartDate)}` : 'Start date open'}</p>
        </div>
      </div>
      <CoverLetter text={coverLetter} />
      {skills.length > 0 && (
        <ul className={classes.skills} aria-label="Skills">
          {skills.slice(0, shownSkills).map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
          {skills.length > shownSkills && <li data-more>+{skills.length - shownSkills} more</li>}
        </ul>
      )}
      {applicant && project.softwareSystems.length > 0 && (
        <Suspense>
          <SoftwareFit wanted={project.softwareSystems} skills={skills} isInLine />
        </Suspense>
      )}
      {(offer || canOffer) && (
        <Suspense>
          <OfferStanding application={application} />
        </Suspense>
      )}
      <div className={classes.foot}>
        <ApplicationBadge status={status} />
        <Checkbox
          size="xs"
          label="Choose"
          aria-label={`Choose ${name}`}
          checked={isChosen}
          disabled={!isChosen && !onChoose}
          onChange={(event) => onChoose?.(event.currentTarget.checked)}
        />
        <div className={classes.actions}>
          <ApplicationActions
            projectId={project.id}
            title={project.title}
            application={application}
            onMoved={() => card.current?.focus({ preventScroll: true })}
          />
        </div>
      </div>
    </li>
  )
}
