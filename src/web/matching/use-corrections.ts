import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteCorrection, readOwnFacts, saveCorrection } from '#contract/facts.ts'
import type { Correction } from '#domain/matching/correction.ts'
import { call } from '../api.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { notifyError, notifySuccess } from '../ui/notify.ts'

/** What someone says about themselves is saved one by one, and shown as soon as it is. */
export function useCorrections() {
  const queryClient = useQueryClient()
  const show = async (message: string) => {
    await queryClient.invalidateQueries({ queryKey: endpointQuery(readOwnFacts, {}).queryKey })
    notifySuccess(message)
  }
  const onError = (error: Error) =>
    notifyError('That couldn’t be saved', { detail: problemMessage(error, 'Please try again.') })
  const save = useMutation({
    mutationFn: (said: Correction) => call(saveCorrection, said),
    onSuccess: (_, { value }) => show(`${value}: saved`),
    onError,
  })
  const takeBack = useMutation({
    mutationFn: (said: Pick<Correction, 'kind' | 'value'>) => call(deleteCorrection, said),
    onSuccess: (_, { value }) => show(`${value}: what we read counts again`),
    onError,
  })
  return { save: save.mutate, takeBack: takeBack.mutate, isBusy: save.isPending || takeBack.isPending }
}
export type Corrections = ReturnType<typeof useCorrections>
