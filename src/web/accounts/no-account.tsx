import { Button, Stack, Text } from '@mantine/core'
import { brand } from '#domain/brand.ts'
import { AnchorLink, ButtonLink } from '../ui/links.tsx'
import { AccountFrame } from './account-frame.tsx'

/** A provider makes no accounts: whoever is new chooses what to be here, and agrees to the terms. */
export function NoAccount({ email, label }: { email: string; label: string }) {
  return (
    <AccountFrame
      title="No account yet"
      lead={
        <>
          Nobody has signed up to {brand.name} with <strong>{email}</strong>.
        </>
      }
    >
      <Stack gap={16} mt={32} align="start">
        {/* As a document, which reads the address from the fragment when it opens. */}
        <Button component="a" href={`/customer-onboarding#${new URLSearchParams({ email })}`} size="lg" fullWidth>
          Sign up to hire
        </Button>
        <ButtonLink to="/talent-intake" variant="default" size="lg" fullWidth>
          Apply to be Talent
        </ButtonLink>
        <Text size="sm" c="dimmed">
          Do you have an account with another address? Log in with your password, then link {label} in Settings.
        </Text>
        <AnchorLink to="/login" size="sm">
          Back to login
        </AnchorLink>
      </Stack>
    </AccountFrame>
  )
}
