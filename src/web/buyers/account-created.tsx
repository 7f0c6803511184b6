import { Stack, Text } from '@mantine/core'
import { MailboxLink } from '../mailbox-link.tsx'
import { AnchorLink, ButtonLink } from '../ui/links.tsx'
import classes from './customer-onboarding.module.css'

/** Stays until the person continues. */
export function AccountCreated({ email }: { email: string }) {
  return (
    <div className={classes.card}>
      <Text>
        We sent a verification email to <strong>{email}</strong>. Open the link in it, or{' '}
        <AnchorLink to="/confirm" search={{ email }} inherit>
          enter the code
        </AnchorLink>
        . Both work for 24 hours.
      </Text>
      <Stack gap={16} mt={24} align="start">
        <ButtonLink to="/login" search={{ email }}>
          Go to Sign In
        </ButtonLink>
        <MailboxLink />
      </Stack>
    </div>
  )
}
