import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Invoice, listInvoices, payInvoice } from '#contract/invoices.ts'
import { isOpen } from '#domain/invoices/status.ts'
import { formatCents } from '#domain/money.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { useMe } from '../session.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import { chargeMessages } from './charge-messages.ts'
import classes from './invoices.module.css'

/** How the firm pays: by the stored method, or by transfer with the number as reference. */
export function PayPanel({ invoice }: { invoice: Invoice }) {
  const { id, status, charge, number, canPay, openCents, transferDetails } = invoice
  const isOperator = useMe().role === 'admin'
  const queryClient = useQueryClient()
  const paying = useMutation({
    mutationFn: () => call(payInvoice, { id, expectedOpenCents: openCents }),
    onSuccess: ({ redirect }) => {
      if (redirect) window.location.assign(redirect)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(listInvoices) }),
  })
  if (!isOpen(status)) return null
  return (
    <div className={classes.side}>
      {charge && charge.outcome !== 'succeeded' && <p>{chargeMessages[charge.outcome]}</p>}
      {paying.error && <FormAlert>{problemMessage(paying.error, 'The payment couldn’t be started.')}</FormAlert>}
      {canPay && (
        <WorkingButton isWorking={paying.isPending} workingText="Paying..." onClick={() => paying.mutate()}>
          {charge?.outcome === 'action' ? 'Confirm Payment' : `Pay ${formatCents(openCents)}`}
        </WorkingButton>
      )}
      {!isOperator && (
        <>
          <p className={classes.quiet}>Paying by bank transfer? Please use {number} as the reference.</p>
          {transferDetails && <p className={classes.address}>{transferDetails}</p>}
        </>
      )}
    </div>
  )
}
