import { describe, expect, test } from 'vitest'
import { type CandidateDecision, candidateDecision, decideOn } from './decision.ts'
import { type CandidateMove, type CandidateStatus, candidateStatuses } from './status.ts'

const decisions: Record<CandidateMove, CandidateDecision> = {
  interview: { move: 'interview', interviewAt: '2026-11-19T15:00:00Z' },
  accept: { move: 'accept' },
  reject: { move: 'reject', reason: 'No overlap with US hours.' },
  edit: { move: 'edit', notes: 'Called back.' },
}

/** Where each move leads from each status; undefined where it is refused. */
const table: Record<CandidateStatus, Partial<Record<CandidateMove, CandidateStatus>>> = {
  pending: { interview: 'interviewed', accept: 'accepted', reject: 'rejected' },
  interviewed: { accept: 'accepted', reject: 'rejected' },
  accepted: { edit: 'accepted', reject: 'rejected' },
  rejected: { edit: 'rejected', accept: 'accepted' },
}

describe('a decision on a candidate', () => {
  const cells = candidateStatuses.flatMap((status) =>
    (Object.keys(decisions) as CandidateMove[]).map((move) => ({ status, move, to: table[status][move] })),
  )
  test.each(cells)('$move from $status leads to $to', ({ status, move, to }) => {
    if (to) expect(decideOn(status, decisions[move]).status).toBe(to)
    else expect(() => decideOn(status, decisions[move])).toThrow(expect.objectContaining({ code: 'conflict' }))
  })

  test('accepting grants access, rejecting takes it back, editing keeps it', () => {
    expect(decideOn('pending', decisions.accept).access).toBe('grant')
    expect(decideOn('accepted', decisions.reject).access).toBe('take-back')
    expect(decideOn('accepted', decisions.edit).access).toBe('keep')
  })

  test('accepting after a rejection clears its reason, editing leaves it out', () => {
    expect(decideOn('rejected', decisions.accept).reason).toBeNull()
    expect(decideOn('rejected', decisions.edit).reason).toBeUndefined()
  })

  test('notes left out stay, empty notes are removed', () => {
    expect(candidateDecision.parse({ move: 'accept' }).notes).toBeUndefined()
    expect(candidateDecision.parse({ move: 'accept', notes: '  ' }).notes).toBeNull()
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

  test('an accepted candidate is given no reason', () => {
    expect(() => decideOn('accepted', { move: 'edit', reason: 'Late' })).toThrow('Only a rejection has a reason.')
  })
})
