import { Text } from '@mantine/core'
import { useState } from 'react'
import { confirmEmail } from '#contract/confirmations.ts'
import { CodeForm } from './accounts/code-form.tsx'
import { call } from './api.ts'

/** The code of the confirmation email, on the page that had it sent: the browser that registered needs nothing else. */
export function ConfirmCode({ email, onConfirmed }: { email: string; onConfirmed?: () => void }) {
  const [isConfirmed, setIsConfirmed] = useState(false)
  if (isConfirmed)
    return (
      <Text role="status" fw={600} mt={24}>
        Email confirmed. You can log in now.
      </Text>
    )
  return (
    <CodeForm
      email={email}
      isEmailKnown
      action="Confirm Email"
      workingText="Confirming..."
      prove={async (proof) => {
        await call(confirmEmail, proof)
        setIsConfirmed(true)
        onConfirmed?.()
      }}
    />
  )
}
