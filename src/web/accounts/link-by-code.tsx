import { Anchor, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { mailLinkCode, proveLink } from '#contract/openid.ts'
import { loginMessages } from '#domain/accounts/login-messages.ts'
import { waitMessage } from '#domain/accounts/wait-message.ts'
import { call } from '../api.ts'
import { MailboxLink } from '../mailbox-link.tsx'
import { problemMessage } from '../problem-message.ts'
import { CodeForm } from './code-form.tsx'

type Props = {
  token: string
  email: string
  onProved: (answer: OutputOf<typeof proveLink>) => void
  onPassword: () => void
}

/** Opening it sends the email. */
export function LinkByCode({ token, email, onProved, onPassword }: Props) {
  const sending = useQuery({
    queryKey: ['mail-link-code', token],
    queryFn: () => call(mailLinkCode, { token }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data, error, isFetching, refetch } = sending
  return (
    <>
      <Text size="sm" role="status" mt={24}>
        {isFetching && 'Sending...'}
        {!isFetching && error && problemMessage(error, loginMessages.other)}
        {!isFetching && data && (data.waitSeconds > 0 ? waitMessage(data.waitSeconds) : 'A code is on its way.')}
      </Text>
      <CodeForm
        email={email}
        isEmailKnown
        action="Link and log in"
        workingText="Linking..."
        prove={async ({ code }) => onProved(await call(proveLink, { token, code }))}
      />
      <Stack gap={8} mt={24} align="start">
        <Anchor component="button" type="button" size="sm" onClick={() => refetch()}>
          Resend email
        </Anchor>
        <Anchor component="button" type="button" size="sm" onClick={onPassword}>
          Use your password instead
        </Anchor>
        <MailboxLink />
      </Stack>
    </>
  )
}
