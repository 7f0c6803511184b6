import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listPayouts, readPayouts, recordPayout } from '#contract/payouts.ts'
import type { PersonDue, RecordedPayout } from '#domain/payouts/payout.ts'
import { call } from '../api.ts'
import { endpointQuery, resourceKey } from '../endpoint-query.ts'
import { notifySuccess } from '../ui/notify.ts'

/** Records against the balance that the admin has read. A newer one counts only once they say so, though the page shows it earlier. */
export function useRecording(payout: PersonDue, talentId: string, onRecorded: () => void) {
  const queryClient = useQueryClient()
  const lines = useQuery(endpointQuery(readPayouts, { talent: talentId }))
  const [known, setKnown] = useState<Record<string, number>>({ [payout.currency]: payout.owedCents })
  const know = (currency: string, owedCents: number) => setKnown((before) => ({ ...before, [currency]: owedCents }))
  const owedNow = (currency: string) =>
    lines.data && (lines.data.owed.find((one) => one.currency === currency)?.owedCents ?? 0)
  const recording = useMutation({
    mutationFn: (line: RecordedPayout) =>
      call(recordPayout, { line, expectedOwedCents: known[line.currency] ?? owedNow(line.currency) }),
    onSuccess: ({ owedCents }, { currency }) => {
      notifySuccess('Recorded')
      know(currency, owedCents)
      onRecorded()
    },
    // Also where the answer was lost: the lines say whether it arrived.
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(listPayouts) }),
  })
  const { currency = payout.currency } = recording.variables ?? {}
  const owedCents = owedNow(currency) ?? known[currency]
  const isStale = recording.isError && known[currency] !== undefined && owedCents !== known[currency]
  return {
    lines: lines.data,
    recording,
    /** What is owed by now, where that isn’t what it was when nothing could be recorded. */
    changed: isStale && owedCents !== undefined ? { currency, owedCents } : undefined,
    takeNewest: () => {
      recording.reset()
      if (owedCents !== undefined) know(currency, owedCents)
    },
  }
}
