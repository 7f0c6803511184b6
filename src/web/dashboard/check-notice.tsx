import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import type { OwnCandidate } from '#contract/dashboard.ts'
import { staleAfterDays } from '#domain/capacity/confirmation.ts'
import { beingReadMessages } from '#domain/profiles/being-read.ts'
import { ButtonLink } from '../ui/links.tsx'
import { formatDate } from '../ui/time.ts'
import classes from './check-notice.module.css'

/** While the resume someone applied with is still being read. */
export function BeingReadNotice() {
  return (
    <div role="note" aria-label={beingReadMessages.title} className={classes.notice}>
      <IconClock size={20} stroke={1.5} aria-hidden />
      <p>
        <strong>{beingReadMessages.title}.</strong> {beingReadMessages.detail}
      </p>
      <ButtonLink to="/talent-profile" variant="default" size="xs">
        Open Profile
      </ButtonLink>
    </div>
  )
}

/** Until the profile says something about its owner's work. */
export function EmptyProfileNotice({ hasResume }: { hasResume: boolean }) {
  return (
    <div role="note" aria-label="Your profile is empty" className={classes.notice}>
      <IconAlertTriangle size={20} stroke={1.5} aria-hidden />
      <p>
        <strong>Your profile is empty.</strong> {hasResume && 'We couldn’t read it from your resume. '}
        Firms look at it first, so please fill it in.
      </p>
      <ButtonLink to="/talent-profile" variant="default" size="xs">
        Fill In Profile
      </ButtonLink>
    </div>
  )
}

/** A month after someone last confirmed their hours, until they do. */
export function ConfirmHoursNotice({ confirmedOn, isStale }: NonNullable<OwnCandidate['confirmHours']>) {
  return (
    <div role="note" aria-label="Please confirm your hours" className={classes.notice}>
      <IconClock size={20} stroke={1.5} aria-hidden />
      <p>
        <strong>Please confirm your hours.</strong> You last did on {formatDate(confirmedOn)}
        {isStale ? ', so firms see them as unknown.' : `; firms rely on them for ${staleAfterDays} days.`}
      </p>
      <ButtonLink to="/capacity" variant="default" size="xs">
        Confirm Hours
      </ButtonLink>
    </div>
  )
}

/** Asks the owner to double-check fields that were hard to read. */
export function CheckNotice({ count }: { count: number }) {
  return (
    <div role="note" aria-label="Please check your profile" className={classes.notice}>
      <IconAlertTriangle size={20} stroke={1.5} aria-hidden />
      <p>
        <strong>Please check your profile.</strong> We read it from your resume and aren’t sure about{' '}
        {count === 1 ? 'one field' : `${count} fields`}.
      </p>
      <ButtonLink to="/talent-profile" variant="default" size="xs">
        Check Profile
      </ButtonLink>
    </div>
  )
}
