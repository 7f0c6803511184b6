import { previewRetention as endpoint } from '#contract/retention.ts'
import { retentionPreviewQuery } from '#db/retention.ts'
import { previewBound } from '#domain/retention/retention.ts'
import { queryRoute } from '../serve.ts'

export const previewRetention = queryRoute(endpoint, retentionPreviewQuery, ([found]) => {
  const counted = found?.total ?? 0
  const total = Math.min(counted, previewBound)
  return { people: found?.people ?? [], total, isTotalExact: counted === total }
})
