import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { loginMessages } from '#domain/accounts/login-messages.ts'
import { problemMessage } from '../problem-message.ts'
import { sessionQuery } from '../session.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { AnchorLink, ButtonLink } from '../ui/links.tsx'
import { AccountFrame } from './account-frame.tsx'

/** Someone who is signed in came from Settings, to link a login. */
export function ProviderFailure({ provider, error }: { provider: string; error: Error }) {
  const me = useQuery(sessionQuery).data?.me
  return (
    <AccountFrame title={me ? 'Not linked' : 'Not logged in'}>
      <Stack gap={16} mt={32} align="start">
        <FormAlert>{problemMessage(error, loginMessages.other)}</FormAlert>
        {me ? (
          <ButtonLink to="/settings" size="lg" fullWidth>
            Back to Settings
          </ButtonLink>
        ) : (
          <>
            <Button component="a" href={`/login/with/${provider}`} size="lg" fullWidth>
              Try again
            </Button>
            <AnchorLink to="/login" size="sm">
              Back to login
            </AnchorLink>
          </>
        )}
      </Stack>
    </AccountFrame>
  )
}
