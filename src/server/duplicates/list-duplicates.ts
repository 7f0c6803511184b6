import { type CandidatePair, listDuplicates as endpoint, type PairedCandidate } from '#contract/duplicates.ts'
import { pairListQuery, pairPage } from '#db/duplicates.ts'
import { fingerprintKinds } from '#domain/duplicates/fingerprints.ts'
import { canKeep } from '#domain/duplicates/merge.ts'
import { lengthOf } from '#domain/paging.ts'
import { queryRoute } from '../serve.ts'

export const listDuplicates = queryRoute(endpoint, pairListQuery, ([found], asked) => ({
  pairs: (found?.pairs ?? []).map((pair) => ({
    ...pair,
    reasons: fingerprintKinds.filter((kind) => pair.reasons.includes(kind)),
    candidates: withChoice(pair.candidates),
  })),
  ...lengthOf(Number(found?.total ?? 0), pairPage(asked)),
}))

function withChoice([one, other]: Omit<PairedCandidate, 'canStay'>[]): CandidatePair['candidates'] {
  if (!one || !other) throw new Error('A pair has two candidates.')
  return [
    { ...one, canStay: canKeep(one, other) },
    { ...other, canStay: canKeep(other, one) },
  ]
}
