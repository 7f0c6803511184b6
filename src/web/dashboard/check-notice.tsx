import { IconAlertTriangle } from '@tabler/icons-react'
import { ButtonLink } from '../ui/links.tsx'
import classes from './check-notice.module.css'

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
