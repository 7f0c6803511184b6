import { Stack, Text } from '@mantine/core'
import { ConfirmCode } from '../confirm-code.tsx'
import { MailboxLink } from '../mailbox-link.tsx'
import { ButtonLink } from '../ui/links.tsx'
import classes from './customer-onboarding.module.css'

/** Stays until the person continues. */
export function AccountCreated({ email }: { email: string }) {
  return (
    <div className={classes.card}>
      <Text>
        We sent a verification email to <strong className={classes.address}>{email}</strong>. Open the link in that
        email, or enter the code here. Both work for 24 hours.
      </Text>
      <ConfirmCode email={email} />
      <Stack gap={16} mt={24} align="start">
        <ButtonLink to="/login" state={{ email }}>
          Go to Sign In
        </ButtonLink>
        <MailboxLink />
      </Stack>
    </div>
  )
}
