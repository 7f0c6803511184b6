import { answerWaiting } from '#db/replies.ts'
import { closeInvitations } from '../invitations/close-invitations.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import type { Services } from '../services.ts'

/** Everyone who still waits for a project that was closed, or was asked about it; its key is the project's id. */
export const answerWaitingJob = (services: Services): JobKind => ({
  kind: 'answer-waiting',
  run:
    async ({ key }) =>
    async (tx) =>
      (await answerWaiting(tx, key)) + (await closeInvitations(tx, key, services)),
})
