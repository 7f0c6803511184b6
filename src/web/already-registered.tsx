import { Group } from '@mantine/core'
import { ContactSupport } from './contact-support.tsx'
import { AnchorLink } from './ui/links.tsx'

/** What someone can do whose address has an account already. */
export const AlreadyRegistered = ({ email }: { email: string }) => (
  <Group gap={16} mt={8}>
    <AnchorLink to="/login" state={{ email }} size="sm">
      Log in
    </AnchorLink>
    <AnchorLink to="/forgot-password" state={{ email }} size="sm">
      Reset your password
    </AnchorLink>
    <ContactSupport />
  </Group>
)
