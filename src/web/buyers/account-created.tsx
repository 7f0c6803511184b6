import { Anchor, Button, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { MailboxLink } from '../mailbox-link.tsx'
import classes from './customer-onboarding.module.css'

/** Stays until the person goes on. */
export function AccountCreated({ email }: { email: string }) {
  return (
    <div className={classes.card}>
      <Text>
        We sent a verification email to <strong>{email}</strong>. Open its link, or{' '}
        <Anchor component={Link} to="/confirm" search={{ email }} inherit>
          enter its code
        </Anchor>
        . Both work for 24 hours.
      </Text>
      <Stack gap={16} mt={24} align="start">
        <Button component={Link} to="/login" search={{ email }}>
          Go to Sign In
        </Button>
        <MailboxLink />
      </Stack>
    </div>
  )
}
