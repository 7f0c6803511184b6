import { Anchor } from '@mantine/core'
import { site } from './site.ts'

/** Where a message says to contact support: how. */
export const ContactSupport = () => (
  <Anchor href={`mailto:${site.supportEmail}`} size="sm">
    Contact support
  </Anchor>
)
