import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Me } from '#contract/accounts.ts'
import { loginMessages } from '#domain/accounts/login-messages.ts'
import { problemMessage } from '../problem-message.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { secondFactorQuery } from './second-factor-query.ts'
import { VerifyForm } from './verify-form.tsx'

type Props = { token: string; onSignedIn: (me: Me) => void; onBack: () => void }

/** The second factor, where one logs in again without leaving the page. */
export function SecondStep({ token, onSignedIn, onBack }: Props) {
  const asking = useQuery(secondFactorQuery(token))
  const back = (
    <Anchor component="button" type="button" size="sm" onClick={onBack}>
      Back to login
    </Anchor>
  )
  if (asking.error)
    return (
      <>
        <FormAlert>{problemMessage(asking.error, loginMessages.other)}</FormAlert>
        {back}
      </>
    )
  if (!asking.data) return <Spinner />
  return (
    <VerifyForm token={token} factors={asking.data} onSignedIn={onSignedIn}>
      {back}
    </VerifyForm>
  )
}
