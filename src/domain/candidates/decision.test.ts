import { describe, expect, test } from 'vitest'
import { refusal, statusAfter } from '../life-cycle.ts'
import { confirmationNeeded } from './confirmation.ts'
import {
  type CandidateDecision,
  candidateDecision,
  changesBy,
  interviewMessages,
  notifyingDecisions,
  requireInterviewAhead,
} from './decision.ts'
import { type CandidateMove, type CandidateStatus, candidateLifeCycle, candidateStatuses } from './status.ts'

const decisions: Record<CandidateMove, CandidateDecision> = {
  interview: { move: 'interview', interviewAt: '2026-11-19T15:00:00Z' },
  accept: { move: 'accept' },
  reject: { move: 'reject', reason: 'No overlap with US hours.' },
  edit: { move: 'edit', notes: 'Called back.' },
}

/** Where each move leads from each status, written a second time; undefined where it is refused. */
const table: Record<CandidateStatus, Partial<Record<CandidateMove, CandidateStatus>>> = {
  pending: { interview: 'interviewed', accept: 'accepted', reject: 'rejected' },
  interviewed: { accept: 'accepted', reject: 'rejected' },
  accepted: { edit: 'accepted', reject: 'rejected' },
  rejected: { edit: 'rejected', accept: 'accepted' },
}

describe('the life of a candidate', () => {
  const cells = candidateStatuses.flatMap((from) =>
    (Object.keys(decisions) as CandidateMove[]).map((move) => ({ from, move, to: table[from][move] })),
  )
  test.each(cells)('$move from $from leads to $to, by an admin alone', ({ from, move, to }) => {
    expect(statusAfter(candidateLifeCycle, { move, from, by: 'admin' })).toBe(to)
    expect(statusAfter(candidateLifeCycle, { move, from, by: 'talent' })).toBeUndefined()
  })

  test('who is told why nothing came of a decision', () => {
    expect(refusal(candidateLifeCycle, { move: 'edit', seen: 'pending', now: 'pending' }).message).toBe(
      '"edit" is not available for a candidate with status pending.',
    )
    expect(refusal(candidateLifeCycle, { move: 'accept', seen: 'pending', now: 'rejected' }).message).toBe(
      'Someone else has just decided on this candidate. The status is now rejected.',
    )
  })

  test('the candidate is told of everything but an edit', () => {
    expect(notifyingDecisions).toEqual(['interview', 'accept', 'reject'])
  })
})

describe('a decision on a candidate', () => {
  test('accepting grants access, rejecting takes it back, inviting and editing keep it', () => {
    expect(changesBy(decisions.accept, 'accepted').access).toBe('grant')
    expect(changesBy(decisions.reject, 'rejected').access).toBe('take-back')
    expect(changesBy(decisions.interview, 'interviewed').access).toBe('keep')
    expect(changesBy(decisions.edit, 'accepted').access).toBe('keep')
  })

  test('leads to the given status with its notes', () => {
    expect(changesBy(decisions.edit, 'accepted')).toMatchObject({ status: 'accepted', notes: 'Called back.' })
    expect(changesBy(decisions.reject, 'rejected').reason).toBe('No overlap with US hours.')
  })

  test('an invitation sets the time of the interview, or takes it away', () => {
    expect(changesBy(decisions.interview, 'interviewed').interviewAt).toEqual(new Date('2026-11-19T15:00:00Z'))
    expect(changesBy({ move: 'interview', interviewAt: null }, 'interviewed').interviewAt).toBeNull()
    expect(changesBy(decisions.accept, 'accepted').interviewAt).toBeUndefined()
  })

  test('accepting after a rejection clears its reason, editing leaves it out', () => {
    expect(changesBy(decisions.accept, 'accepted').reason).toBeNull()
    expect(changesBy(decisions.edit, 'rejected').reason).toBeUndefined()
  })

  test('a rejection is given another reason, an acceptance none', () => {
    expect(changesBy({ move: 'edit', reason: 'Late' }, 'rejected').reason).toBe('Late')
    expect(() => changesBy({ move: 'edit', reason: 'Late' }, 'accepted')).toThrow(
      expect.objectContaining({
        code: 'invalid_input',
        message: 'Only a rejection can have a reason.',
        field: 'decision.reason',
      }),
    )
  })

  test('an interview is at a moment with its offset, or not yet', () => {
    for (const interviewAt of ['2026-11-19T15:00:00Z', '2026-11-19T10:00:00-05:00', null])
      expect(candidateDecision.parse({ move: 'interview', interviewAt })).toMatchObject({ interviewAt })
    expect(
      candidateDecision.safeParse({ move: 'interview', interviewAt: '2026-11-19' }).error?.issues[0]?.message,
    ).toBe('Please enter a date and time.')
    expect(candidateDecision.parse({ move: 'edit' }).move).toBe('edit')
  })

  test('accepting someone who has not confirmed is a conflict about the address', () => {
    expect(confirmationNeeded()).toMatchObject({ code: 'conflict', field: 'email' })
  })

  test('notes left out stay, empty notes are removed', () => {
    expect(candidateDecision.parse({ move: 'accept' }).notes).toBeUndefined()
    expect(candidateDecision.parse({ move: 'accept', notes: '  ' }).notes).toBeNull()
  })

  test('its texts have at most 10,000 characters, without the space around them', () => {
    const decide = (length: number) => {
      const text = `  ${'a'.repeat(length)} `
      return candidateDecision.safeParse({ move: 'reject', reason: text, notes: text })
    }
    expect(decide(10_000).data).toEqual({ move: 'reject', reason: 'a'.repeat(10_000), notes: 'a'.repeat(10_000) })
    expect(decide(10_001).error?.issues.map(({ path }) => path[0])).toEqual(['reason', 'notes'])
  })

  test.each([
    { move: 'reject', reason: '   ' },
    { move: 'reject' },
    { move: 'accept', reason: 'Why not' },
    { move: 'interview', interviewAt: 'tomorrow' },
    { move: 'promote' },
  ])('%j is refused', (input) => {
    expect(candidateDecision.safeParse(input).success).toBe(false)
  })
})

describe('an interview', () => {
  const now = new Date('2026-11-17T15:00:00Z')
  const at = (interviewAt: string | null, set: string | null = null) =>
    requireInterviewAhead({ move: 'interview', interviewAt }, set === null ? null : new Date(set), now)

  test.each(['2026-11-17T15:00:00Z', '2026-11-17T09:59:59-05:00'])('is not set for %s, which is over', (past) => {
    expect(() => at(past)).toThrow(
      expect.objectContaining({
        code: 'invalid_input',
        message: interviewMessages.past,
        field: 'decision.interviewAt',
      }),
    )
    expect(() => at(past, '2026-11-10T15:00:00Z')).toThrow(interviewMessages.past)
  })

  test('is set for what is ahead, or for no time yet', () => {
    expect(() => at('2026-11-17T15:00:01Z')).not.toThrow()
    expect(() => at(null)).not.toThrow()
  })

  test('that is over stays where it was', () => {
    expect(() => at('2026-11-10T10:00:00-05:00', '2026-11-10T15:00:00Z')).not.toThrow()
  })

  test('has no part in other decisions', () => {
    expect(() => requireInterviewAhead(decisions.accept, new Date('2026-11-10T15:00:00Z'), now)).not.toThrow()
  })
})
