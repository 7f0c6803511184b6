import { answerWaiting } from '#db/replies.ts'
import type { JobKind } from '../jobs/job-kind.ts'

/** Everyone who still waits for a project that was closed; its key is the project's id. */
export const answerWaitingJob = (): JobKind => ({
  kind: 'answer-waiting',
  run:
    async ({ key }) =>
    (tx) =>
      answerWaiting(tx, key),
})
