import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listStatements, readStatement, type Statement } from '#contract/statements.ts'
import { endpointQuery, resourceKey } from '../endpoint-query.ts'

/** A change of a statement: what the server answers is shown at once, and every list follows. */
export function useStatementChange<Given>(
  change: (given: Given) => Promise<Statement>,
  onDone?: (after: Statement) => void,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (after) => {
      queryClient.setQueryData(endpointQuery(readStatement, { id: after.id }).queryKey, after)
      onDone?.(after)
    },
    onError: () => queryClient.invalidateQueries({ queryKey: resourceKey(listStatements) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(listStatements), refetchType: 'none' }),
  })
}
