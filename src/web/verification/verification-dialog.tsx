import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FirmToVerify, listFirms, verifyFirm, withdrawVerification } from '#contract/verification.ts'
import type { VerificationAction, VerificationCheck } from '#domain/verification/verification.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { notifySuccess } from '../ui/notify.ts'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { firmName } from './firm-name.ts'

const VerifyDialog = lazyDialog(async () => (await import('./verify-window.tsx')).VerifyWindow)

export const verificationActionLabels: Record<VerificationAction, { action: string; done: string; failed: string }> = {
  verify: { action: 'Verify Firm', done: 'Firm verified', failed: 'The firm couldn’t be verified.' },
  withdraw: {
    action: 'Withdraw Verification',
    done: 'Verification withdrawn',
    failed: 'The verification couldn’t be withdrawn.',
  },
}

type Act = { action: 'verify'; checks: VerificationCheck[]; note: string } | { action: 'withdraw'; reason: string }
type Props = { firm: FirmToVerify; action: VerificationAction | undefined; onClose: () => void }

/** Asks what was checked, or why a verification is withdrawn. */
export function VerificationDialog({ firm: { id, name }, action, onClose }: Props) {
  const queryClient = useQueryClient()
  const acting = useMutation({
    mutationFn: async ({ action, ...given }: Act) => {
      if (action === 'verify') await call(verifyFirm, { id, checks: [], note: '', ...given })
      else await call(withdrawVerification, { id, reason: '', ...given })
    },
    onSuccess: (_, { action }) => {
      notifySuccess(verificationActionLabels[action].done, { detail: firmName(name) })
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(listFirms) }),
  })
  const close = () => {
    acting.reset()
    onClose()
  }
  const failed = action && verificationActionLabels[action].failed
  const shared = {
    isWorking: acting.isPending,
    error: acting.error ? problemMessage(acting.error, failed ?? '') : undefined,
    onClose: close,
  }
  return (
    <>
      <VerifyDialog
        {...shared}
        isOpen={action === 'verify'}
        onConfirm={(given) => acting.mutate({ action: 'verify', ...given })}
      />
      <ReasonDialog
        {...shared}
        isOpen={action === 'withdraw'}
        title={verificationActionLabels.withdraw.action}
        description="The firm’s owners will read it in an email."
        workingText="Withdrawing..."
        isRed
        onConfirm={(reason) => acting.mutate({ action: 'withdraw', reason })}
      >
        From now on, the firm’s people open profiles without contact details instead of original resumes, also through
        links they already have. You can verify the firm again at any time.
      </ReasonDialog>
    </>
  )
}
