import { retryJob as endpoint } from '#contract/jobs.ts'
import { jobExists, retryJob as retry } from '#db/jobs.ts'
import { recordAct } from '#db/record.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

export const retryJob = transactionRoute(endpoint, async (tx, { id }) => {
  const job = await retry(tx, { id }, ['waiting', 'failed'])
  if (!job)
    throw (await jobExists(tx, id))
      ? new Problem('conflict', 'This job is running now.')
      : notFound('This job is done.')
  await recordAct(tx, { act: 'job.retried', subject: { kind: 'job', id, label: job.kind } })
  return { status: job.status }
})
