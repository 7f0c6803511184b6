import { decideCandidate, readCandidate } from '#contract/candidates.ts'
import { candidateLifeCycle } from '#domain/candidates/status.ts'
import { movesBy } from '#domain/life-cycle.ts'
import { newTalent } from '../people.ts'
import type { Cast, Life } from './life.ts'

const decisions: Record<string, object> = {
  interview: { interviewAt: '2030-01-02T15:00:00.000Z' },
  reject: { reason: 'No overlap with US hours.' },
  edit: { notes: 'Prefers mornings.' },
}

/** With a confirmed account: nobody is accepted without one. */
export async function liveAsCandidate({ app, admin }: Cast): Promise<Life> {
  const { candidateId: id } = await newTalent(app)
  return {
    row: ['id', id],
    subjectId: id,
    start: 'apply',
    ways: [
      {
        by: 'admin',
        moves: movesBy(candidateLifeCycle, 'admin'),
        namesStatus: true,
        make: (who, move, seen) =>
          who.call(decideCandidate, { id, expectedStatus: seen, decision: { move, ...decisions[move] } }),
      },
    ],
    offered: { to: 'admin', read: () => admin.browser.call(readCandidate, { id }) },
  }
}
