import { expect, test } from 'vitest'
import { criterionIds } from '#domain/scorecards/criteria.ts'
import { scoreNoteLimit } from '#domain/scorecards/scorecard.ts'
import { checkScorecard, isSameCard, trimmed } from './scorecard-values.ts'

const [first, second] = criterionIds as [(typeof criterionIds)[number], (typeof criterionIds)[number]]

test('notes are kept without blanks around them, and blank ones not at all', () => {
  const notes = { [first]: ' Closed in three days. ', [second]: '  ' }
  expect(trimmed({ scores: { [first]: 4 }, notes })).toEqual({
    scores: { [first]: 4 },
    notes: { [first]: 'Closed in three days.' },
  })
})

test('a card is the same in any order, and without what was emptied', () => {
  const card = { scores: { [first]: 4, [second]: 2 }, notes: { [first]: 'Exact.' } } as const
  expect(isSameCard(card, { scores: { [second]: 2, [first]: 4 }, notes: { [first]: 'Exact.' } })).toBe(true)
  expect(isSameCard(card, { ...card, notes: { ...card.notes, [second]: '' } })).toBe(true)
  expect(isSameCard({ ...card, scores: { ...card.scores, [second]: undefined } }, card)).toBe(false)
  expect(isSameCard({ ...card, notes: { [first]: 'Exact' } }, card)).toBe(false)
})

test('a note that is too long is refused at its field, and a blank one is none', () => {
  const notes = { [first]: 'x'.repeat(scoreNoteLimit + 1), [second]: ' ' }
  expect(checkScorecard({ scores: {}, notes })).toEqual({ [`notes.${first}`]: 'Please use at most 2,000 characters.' })
})
