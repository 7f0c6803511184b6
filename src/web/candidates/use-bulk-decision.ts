import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type ListedCandidate, listCandidates } from '#contract/candidates.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { type BulkResult, decideCandidates } from '#contract/many-candidates.ts'
import type { BulkOutcome } from '#domain/candidates/bulk.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { decideInBatches } from './decide-in-batches.ts'

type Decision = InputOf<typeof decideCandidates>['decision']
type Candidate = Pick<ListedCandidate, 'id' | 'name' | 'email' | 'status'>

/** Results by name; `left` are those who were not reached. */
export type BulkReport = Record<BulkOutcome | 'left', { who: string; message: string | null }[]>

/**
 * One decision on many candidates, in batches. Candidates decided on in the meantime are reported and the rest continue; a failed
 * request stops it, and trying again resumes there.
 */
export function useBulkDecision(candidates: Candidate[]) {
  const queryClient = useQueryClient()
  const [results, setResults] = useState<ReadonlyMap<string, BulkResult>>(new Map())
  const [state, setState] = useState<'ready' | 'working' | 'ended'>('ready')
  const [error, setError] = useState<Error>()
  const isStopped = useRef(false)
  const decide = async (decision: Decision, times: readonly string[] = []) => {
    // By their order among all, so that a second try gives nobody the time of another.
    const timeOf = new Map(candidates.map(({ id }, index) => [id, times[index]]))
    isStopped.current = false
    setState('working')
    setError(undefined)
    try {
      await decideInBatches({
        candidates,
        known: results,
        send: (asked) =>
          call(decideCandidates, {
            candidates: asked.map((one) => {
              const interviewAt = timeOf.get(one.id)
              return interviewAt ? { ...one, interviewAt } : one
            }),
            decision,
          }),
        isStopped: () => isStopped.current,
        onProgress: setResults,
      })
    } catch (cause) {
      setError(cause as Error)
    }
    setState('ended')
    await queryClient.invalidateQueries({ queryKey: resourceKey(listCandidates) })
  }
  return {
    decide,
    stop: () => {
      isStopped.current = true
    },
    isWorking: state === 'working',
    reached: results.size,
    error,
    report: state === 'ended' ? reportOf(candidates, results) : undefined,
  }
}

/** Every candidate by what came of them. */
export function reportOf(candidates: Candidate[], results: ReadonlyMap<string, BulkResult>): BulkReport {
  const report: BulkReport = { done: [], stale: [], unscored: [], unconfirmed: [], failed: [], left: [] }
  for (const { id, name, email } of candidates) {
    const result = results.get(id)
    report[result?.outcome ?? 'left'].push({ who: name ?? email, message: result?.message ?? null })
  }
  return report
}

/** 12 done, 1 changed in the meantime */
export const formatReport = ({ done, stale, unscored, unconfirmed, failed, left }: BulkReport): string =>
  [
    `${done.length} done`,
    stale.length > 0 && `${stale.length} changed in the meantime`,
    unscored.length > 0 && `${unscored.length} without a scorecard`,
    unconfirmed.length > 0 && `${unconfirmed.length} without a confirmed email`,
    failed.length > 0 && `${failed.length} failed`,
    left.length > 0 && `${left.length} not reached`,
  ]
    .filter(Boolean)
    .join(', ')
