import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readBilling, removePaymentMethod, setDefaultPaymentMethod } from '#contract/billing.ts'
import { billingMessages } from '#domain/billing/payment-method.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { notifyError, notifySuccess } from '../ui/notify.ts'
import { type Billing, billingMessage } from './billing-query.ts'

const changes = {
  remove: { endpoint: removePaymentMethod, done: 'Payment method removed', failed: billingMessages.notRemoved },
  choose: { endpoint: setDefaultPaymentMethod, done: 'Default changed', failed: billingMessages.notChosen },
} as const

/** Each response has the current methods; after a refusal they are reloaded, because they must have changed. */
export function useChangeMethod(change: keyof typeof changes, { onDone }: { onDone?: () => void } = {}) {
  const queryClient = useQueryClient()
  const { endpoint, done, failed } = changes[change]
  return useMutation({
    mutationFn: (id: string) => call(endpoint, { id }),
    onSuccess: ({ payment_methods: methods }) => {
      queryClient.setQueryData<Billing>(resourceKey(readBilling), (billing) => billing && { ...billing, methods })
      notifySuccess(done)
    },
    onError: (error) => {
      notifyError(billingMessage(error, failed))
      return queryClient.invalidateQueries({ queryKey: resourceKey(readBilling) })
    },
    onSettled: onDone,
  })
}
