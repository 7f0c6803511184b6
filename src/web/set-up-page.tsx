import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { AccountFrame } from './accounts/account-frame.tsx'
import { sessionQuery } from './session.ts'
import { TwoFactor } from './settings/two-factor.tsx'
import { WorkingButton } from './ui/working-button.tsx'
import { useSignOut } from './use-sign-out.ts'

/** Shown before anything else to an admin who needs a second factor; afterward the requested page opens. */
export function SetUpPage() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const signingOut = useSignOut()
  const goOn = async () => {
    await queryClient.refetchQueries(sessionQuery)
    await router.invalidate()
  }
  return (
    <AccountFrame
      title="Protect your account"
      lead="Admins need two-factor authentication. Set up an authenticator app or a passkey to continue."
    >
      <div style={{ marginBlock: 32 }}>
        <TwoFactor onSetUp={goOn} />
      </div>
      <WorkingButton
        variant="default"
        isWorking={signingOut.isPending}
        workingText="Signing out..."
        onClick={() => signingOut.mutate()}
      >
        Sign out
      </WorkingButton>
    </AccountFrame>
  )
}
