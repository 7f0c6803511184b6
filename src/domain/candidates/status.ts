import { defineLifeCycle, type MoveOf, type StatusOf } from '../life-cycle.ts'

/** From applying to the talent network until an admin has decided. */
export const candidateLifeCycle = defineLifeCycle({
  subject: 'candidate',
  statuses: ['pending', 'interviewed', 'accepted', 'rejected'],
  starts: {
    apply: { to: 'pending', by: ['talent'], event: 'candidate.applied' },
  },
  moves: {
    interview: {
      from: ['pending'],
      to: 'interviewed',
      by: ['admin'],
      event: 'candidate.interviewed',
      notify: { talent: 'candidate-interview' },
    },
    accept: {
      from: ['pending', 'interviewed', 'rejected'],
      to: 'accepted',
      by: ['admin'],
      event: 'candidate.accepted',
      notify: { talent: 'candidate-accepted' },
    },
    reject: {
      from: ['pending', 'interviewed', 'accepted'],
      to: 'rejected',
      by: ['admin'],
      event: 'candidate.rejected',
      notify: { talent: 'candidate-rejected' },
    },
    edit: { from: ['accepted', 'rejected'], to: 'same', by: ['admin'], event: 'candidate.edited' },
  },
  refusal: ({ move, seen, now }) =>
    seen === now
      ? `"${move}" is not available for a candidate with status ${now}.`
      : `Someone else has just decided on this candidate. The status is now ${now}.`,
})

export const candidateStatuses = candidateLifeCycle.statuses
export type CandidateStatus = StatusOf<typeof candidateLifeCycle>
export type CandidateMove = MoveOf<typeof candidateLifeCycle>
