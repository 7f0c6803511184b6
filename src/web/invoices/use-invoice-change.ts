import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listBillable, listInvoices, readLedger } from '#contract/invoices.ts'
import { resourceKey } from '../endpoint-query.ts'

/** After a change the lists, the ledger and the invoice itself are read again. */
export function useInvoiceChange<Input, Output>(
  change: (input: Input) => Promise<Output>,
  then?: (made: Output) => void,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    // Also after a refusal, which may tell of someone who was faster.
    onSettled: async (made, error) => {
      for (const endpoint of [listInvoices, readLedger, listBillable])
        await queryClient.invalidateQueries({ queryKey: resourceKey(endpoint) })
      if (!error) then?.(made as Output)
    },
  })
}
