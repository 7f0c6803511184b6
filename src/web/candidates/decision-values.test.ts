import { expect, test } from 'vitest'
import { fromLocalTime } from '../ui/local-time.ts'
import {
  blankDecision,
  bulkDecisionFrom,
  checkBulkDecision,
  checkDecision,
  decisionFieldAt,
  decisionFrom,
} from './decision-values.ts'

const values = {
  interviewAt: '2026-12-01T09:30',
  reason: 'No US hours.',
  notes: 'Call again in May.',
  cancelsCalls: false,
}
const { notes, reason } = values

test.each([
  ['interview', false, { move: 'interview', interviewAt: fromLocalTime('2026-12-01T09:30'), notes }],
  ['accept', false, { move: 'accept', notes }],
  ['reject', true, { move: 'reject', reason, notes }],
  ['edit', true, { move: 'edit', reason, notes }],
  ['edit', false, { move: 'edit', notes }],
] as const)('%s carries what it needs', (move, hasReason, decision) => {
  expect(decisionFrom(move, values, hasReason)).toEqual(decision)
})

test('only a decision cancels calls, if that was ticked', () => {
  const ticked = { ...values, cancelsCalls: true }
  expect(decisionFrom('accept', ticked, false)).toEqual({ move: 'accept', notes, cancelsCalls: true })
  expect(decisionFrom('edit', ticked, false)).toEqual({ move: 'edit', notes })
})

test('without a time there is none', () => {
  expect(decisionFrom('interview', blankDecision, false)).toEqual({ move: 'interview', interviewAt: null, notes: '' })
})

test('blank notes remove those of one, and keep those of many', () => {
  const blank = { ...values, notes: ' ' }
  expect(decisionFrom('accept', blank, false)).toEqual({ move: 'accept', notes: ' ' })
  expect(bulkDecisionFrom('accept', blank)).toEqual({ move: 'accept' })
  expect(bulkDecisionFrom('reject', values)).toEqual({ move: 'reject', reason, notes })
})

test('a rejection without a reason is refused at its field', () => {
  expect(checkDecision(decisionFrom('reject', { ...values, reason: ' ' }, true))).toEqual({
    reason: 'Please give a reason.',
  })
  expect(checkDecision(decisionFrom('edit', { ...values, reason: '' }, false))).toEqual({})
  expect(decisionFieldAt('decision.reason')).toBe('reason')
})

test('interviews of many are refused at their field when the first would be over', () => {
  const at = (time: string) => new Date(fromLocalTime(time) ?? '')
  expect(checkBulkDecision('interview', values, at('2026-12-01T09:29'))).toEqual({})
  expect(checkBulkDecision('interview', values, at('2026-12-01T09:30'))).toEqual({
    interviewAt: 'Please choose a time in the future.',
  })
  expect(checkBulkDecision('accept', values, at('2026-12-01T09:30'))).toEqual({})
  expect(checkBulkDecision('interview', blankDecision, at('2026-12-01T09:30'))).toEqual({})
})
