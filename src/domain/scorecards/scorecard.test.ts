import { expect, test } from 'vitest'
import { averageScores, missingScores, overallScore, scorecard } from './scorecard.ts'

const cards = [{ scores: { technical: 4, english: 5 } }, { scores: { technical: 5 } }, { scores: {} }] as const

test('each criterion has the average of those who scored it', () => {
  expect(averageScores(cards).slice(0, 3)).toEqual([
    { id: 'technical', average: 4.5, count: 2 },
    { id: 'software', average: null, count: 0 },
    { id: 'english', average: 5, count: 1 },
  ])
})

test('the whole is the mean of the criteria, not of whoever scored most', () => {
  expect(overallScore(cards)).toBe(4.8)
  expect(overallScore([])).toBeNull()
  expect(missingScores(cards[0].scores)).toEqual(['software', 'reliability', 'communication'])
})

test.each([
  { scores: { technical: 6 } },
  { scores: { technical: 0 } },
  { scores: { technical: 2.5 } },
  { scores: { technical: '4' } },
  { scores: { charm: 4 } },
  { scores: {}, notes: { technical: 'x'.repeat(2001) } },
])('%j is no scorecard', (input) => {
  expect(scorecard.safeParse({ notes: {}, ...input }).success).toBe(false)
})
