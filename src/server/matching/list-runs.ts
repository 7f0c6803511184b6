import { listRuns as endpoint, runPageSize } from '#contract/matching-runs.ts'
import { readRuns } from '#db/matching-runs.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

/** What a firm was shown for a project in the last year, and where a person stood each time. */
export const listRuns = transactionRoute(endpoint, async (tx, { id, person, page }) => {
  const found = await readRuns(tx, id, { person: person ?? null, page, size: runPageSize })
  if (!found) throw notFound('Project Not Found')
  const total = found.total ?? 0
  return {
    title: found.title,
    firm: found.firm,
    person: (person && found.people[0]) || null,
    runs: found.runs.map(({ entry, ...run }) => ({
      ...run,
      place: entry && { list: entry.list, place: entry.place },
    })),
    total,
    pageCount: Math.max(1, Math.ceil(total / runPageSize)),
  }
})
