import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { decideCandidate, type ListedCandidate } from '#contract/candidates.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { Problem } from '#domain/problem.ts'
import { call } from '../api.ts'
import { candidatesKey } from './candidates-query.ts'

export type BulkReport = { done: number; overtaken: string[]; failed: { who: string; message: string }[] }
type Decision = InputOf<typeof decideCandidate>['decision']

/** One decision on many, each for itself: whoever was decided on meanwhile is reported, and the others go on. */
export function useBulkDecision(candidates: ListedCandidate[]) {
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<number>()
  const [report, setReport] = useState<BulkReport>()
  const decide = async (decisionOn: (candidate: ListedCandidate) => Decision) => {
    const result: BulkReport = { done: 0, overtaken: [], failed: [] }
    for (const [index, candidate] of candidates.entries()) {
      const { id, name, email, status } = candidate
      setProgress(index + 1)
      const who = name ?? email
      try {
        await call(decideCandidate, { id, expectedStatus: status, decision: decisionOn(candidate) })
        result.done++
      } catch (error) {
        if (error instanceof Problem && error.code === 'conflict') result.overtaken.push(who)
        else result.failed.push({ who, message: (error as Error).message })
      }
    }
    setProgress(undefined)
    setReport(result)
    await queryClient.invalidateQueries({ queryKey: candidatesKey })
  }
  return { decide, progress, report }
}

/** 12 done, 1 changed meanwhile */
export const reportWords = ({ done, overtaken, failed }: BulkReport): string =>
  [
    `${done} done`,
    overtaken.length > 0 && `${overtaken.length} changed meanwhile`,
    failed.length > 0 && `${failed.length} failed`,
  ]
    .filter(Boolean)
    .join(', ')
