import { Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { ConfirmCode } from '../confirm-code.tsx'
import { AnchorLink } from '../ui/links.tsx'
import { notifySuccess } from '../ui/notify.ts'
import { ViewHeading } from '../ui/view-heading.tsx'

/** Instead of the scheduler, until a new applicant has confirmed the address. */
export function ConfirmFirst({ email }: { email: string }) {
  const navigate = useNavigate()
  const onward = { to: '/login', search: { redirect: '/schedule-meeting' }, state: { email } } as const
  // This browser was known until the address was confirmed; from here on, the account is.
  const logIn = () => {
    notifySuccess('Email confirmed', { detail: 'Log in to choose a time for your intro call.' })
    void navigate(onward)
  }
  return (
    <>
      <ViewHeading order={2} size="h3" mb={8}>
        Confirm your email first
      </ViewHeading>
      <Text style={{ overflowWrap: 'anywhere' }}>
        We emailed a code and a link to {email}. Once your address is confirmed, log in and choose a time for your intro
        call.
      </Text>
      <ConfirmCode email={email} onConfirmed={logIn} />
      <AnchorLink {...onward} mt={16}>
        Already confirmed? Log in
      </AnchorLink>
    </>
  )
}
