import type { ListedCandidate } from '#contract/candidates.ts'
import type { BulkResult } from '#contract/many-candidates.ts'
import { bulkLimits } from '#domain/candidates/bulk.ts'

type Asked = { id: string; expectedStatus: ListedCandidate['status'] }

type Options = {
  candidates: readonly Pick<ListedCandidate, 'id' | 'status'>[]
  /** Results of earlier tries: those in it are not decided on again. */
  known: ReadonlyMap<string, BulkResult>
  send: (asked: Asked[]) => Promise<{ outcomes: BulkResult[] }>
  isStopped: () => boolean
  onProgress: (results: ReadonlyMap<string, BulkResult>) => void
}

/** Decides on the rest, in batches, until it is stopped or a request fails. */
export async function decideInBatches({ candidates, known, send, isStopped, onProgress }: Options) {
  const results = new Map(known)
  const left = candidates.filter(({ id }) => !results.has(id))
  for (let start = 0; start < left.length && !isStopped(); start += bulkLimits.perRequest) {
    const batch = left.slice(start, start + bulkLimits.perRequest)
    const { outcomes } = await send(batch.map(({ id, status }) => ({ id, expectedStatus: status })))
    for (const outcome of outcomes) results.set(outcome.id, outcome)
    onProgress(new Map(results))
  }
}
