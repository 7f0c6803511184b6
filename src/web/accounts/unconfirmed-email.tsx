import { AnchorLink } from '../ui/links.tsx'
import { SendConfirmation } from './send-confirmation.tsx'

/** How an address is confirmed. Resending replaces the code, so the one at hand comes first. */
export function UnconfirmedEmail({ email }: { email: string }) {
  return (
    <>
      <AnchorLink to="/confirm" state={{ email }} size="sm" mt={8} display="block">
        Enter the code from the email
      </AnchorLink>
      <SendConfirmation email={email} />
    </>
  )
}
