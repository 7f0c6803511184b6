import { expect, test } from 'vitest'
import type { BulkResult } from '#contract/many-candidates.ts'
import { bulkLimits } from '#domain/candidates/bulk.ts'
import { decideInBatches } from './decide-in-batches.ts'

const candidates = Array.from({ length: bulkLimits.perRequest * 2 + 1 }, (_, index) => ({
  id: `candidate ${index}`,
  status: 'pending' as const,
}))

/** A run of decisions; `failsAt` is the request that fails, `stopsAt` the one after which it is stopped. */
function run({ failsAt = 0, stopsAt = 0 } = {}) {
  const requests: string[][] = []
  let results: ReadonlyMap<string, BulkResult> = new Map()
  const decide = () =>
    decideInBatches({
      candidates,
      known: results,
      send: async (asked) => {
        requests.push(asked.map(({ id }) => id))
        if (requests.length === failsAt) throw new Error('The connection is gone.')
        return { outcomes: asked.map(({ id }) => ({ id, outcome: 'done', message: null })) }
      },
      isStopped: () => stopsAt > 0 && requests.length === stopsAt,
      onProgress: (reached) => {
        results = reached
      },
    })
  return { decide, requests, reached: () => results.size }
}

const ids = candidates.map(({ id }) => id)

test('everyone is decided on once, some in each request', async () => {
  const { decide, requests } = run()
  await decide()
  expect(requests.map(({ length }) => length)).toEqual([bulkLimits.perRequest, bulkLimits.perRequest, 1])
  expect(requests.flat()).toEqual(ids)
})

test('after a failure only those who are left are asked about again', async () => {
  const { decide, requests, reached } = run({ failsAt: 2 })
  await expect(decide()).rejects.toThrow('The connection is gone.')
  expect(reached()).toBe(bulkLimits.perRequest)
  await decide()
  expect(requests.slice(2).flat()).toEqual(ids.slice(bulkLimits.perRequest))
  expect(reached()).toBe(candidates.length)
})

test('a stop leaves the rest for later', async () => {
  const { decide, requests, reached } = run({ stopsAt: 1 })
  await decide()
  expect(requests).toHaveLength(1)
  expect(reached()).toBe(bulkLimits.perRequest)
})
