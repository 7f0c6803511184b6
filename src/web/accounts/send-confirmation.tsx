import { Anchor, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type MailSending, sendConfirmation } from '#contract/confirmations.ts'
import { loginMessages } from '#domain/accounts/login-messages.ts'
import { waitMessage } from '#domain/accounts/wait-message.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'

/** The message is the same for every address, as the server's response is. */
export const confirmationSentMessage = 'If this account needs confirmation, an email is on its way.'

const waitMessageOf = ({ waitSeconds }: MailSending) => (waitSeconds > 0 ? waitMessage(waitSeconds) : undefined)

/** Resends the confirmation email, and says so. */
export function SendConfirmation({ email }: { email: string }) {
  const sending = useMutation({ mutationFn: () => call(sendConfirmation, { email }) })
  return (
    <Stack gap={4} align="start">
      <Anchor
        component="button"
        type="button"
        size="sm"
        aria-busy={sending.isPending}
        onClick={() => !sending.isPending && sending.mutate()}
      >
        Resend email
      </Anchor>
      <Text size="sm" role="status">
        {sending.isPending && 'Sending...'}
        {sending.isError && problemMessage(sending.error, loginMessages.other)}
        {sending.data && (waitMessageOf(sending.data) ?? confirmationSentMessage)}
      </Text>
    </Stack>
  )
}
