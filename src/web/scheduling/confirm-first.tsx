import { Group, Text } from '@mantine/core'
import { AnchorLink, ButtonLink } from '../ui/links.tsx'
import { ViewHeading } from '../ui/view-heading.tsx'

/** Instead of the scheduler, until a new applicant has confirmed the address. */
export function ConfirmFirst({ email }: { email: string }) {
  return (
    <>
      <ViewHeading order={2} size="h3" mb={8}>
        Confirm your email first
      </ViewHeading>
      <Text mb={24} style={{ overflowWrap: 'anywhere' }}>
        We emailed a code and a link to {email}. Once your address is confirmed, log in and choose a time for your intro
        call.
      </Text>
      <Group gap={24}>
        <ButtonLink to="/confirm" search={{ email }} size="lg">
          Enter Code
        </ButtonLink>
        <AnchorLink to="/login" search={{ email, redirect: '/schedule-meeting' }}>
          Already confirmed? Log in
        </AnchorLink>
      </Group>
    </>
  )
}
