import { Stack } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { askForPasskey, signInByPasskey } from '#contract/two-factor.ts'
import { loginMessages } from '#domain/accounts/login-messages.ts'
import { call } from '../api.ts'
import { answerByPasskey } from '../passkeys.ts'
import { problemMessage } from '../problem-message.ts'
import { changeSession } from '../session.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { AnchorLink } from '../ui/links.tsx'
import { PlainCheckbox } from '../ui/plain-checkbox.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import { AccountFrame } from './account-frame.tsx'
import { checkMe } from './check-me.ts'
import { useGoOn } from './use-go-on.ts'

export function PasskeyPage() {
  const queryClient = useQueryClient()
  const [remember, setRemember] = useState(true)
  useGoOn()
  const signingIn = useMutation({
    mutationFn: async () => {
      const question = await call(askForPasskey, {})
      const passkey = await answerByPasskey(question)
      const { me } = await call(signInByPasskey, { token: question.challenge, passkey, remember })
      return checkMe(me)
    },
    onSuccess: (me) => changeSession(queryClient, me),
  })
  return (
    <AccountFrame
      title="Log in with a passkey"
      lead="Your device will ask for your face, fingerprint or PIN. No password needed."
    >
      <Stack gap={16} mt={32}>
        {signingIn.error && <FormAlert>{problemMessage(signingIn.error, loginMessages.other)}</FormAlert>}
        <PlainCheckbox
          label="Remember me"
          checked={remember}
          onChange={({ currentTarget }) => setRemember(currentTarget.checked)}
        />
        <WorkingButton
          size="lg"
          fullWidth
          isWorking={signingIn.isPending || signingIn.isSuccess}
          workingText="Waiting for your device..."
          onClick={() => signingIn.mutate()}
        >
          Use a passkey
        </WorkingButton>
        <AnchorLink to="/login" search size="sm">
          Log in with your password
        </AnchorLink>
      </Stack>
    </AccountFrame>
  )
}
