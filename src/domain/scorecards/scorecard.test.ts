import { expect, test } from 'vitest'
import { averageScores, meaningOf, missingScores, overallScore, scorecard, scorecardNeeded } from './scorecard.ts'

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

test('a score from 1 to 5 and a note of up to 2,000 characters are taken', () => {
  for (const technical of [1, 2, 3, 4, 5])
    expect(scorecard.parse({ scores: { technical }, notes: {} }).scores.technical).toBe(technical)
  const { notes } = scorecard.parse({ scores: {}, notes: { technical: ` ${'x'.repeat(2000)} ` } })
  expect(notes.technical).toBe('x'.repeat(2000))
})

test('the first meaning is that of the lowest score', () => {
  expect([meaningOf(['poor', 'fair'], 1), meaningOf(['poor', 'fair'], 2)]).toEqual(['poor', 'fair'])
})

test('accepting without a scorecard is a conflict about it', () => {
  expect(scorecardNeeded()).toMatchObject({ code: 'conflict', field: 'scorecard' })
})

test.each([
  { scores: {}, notes: { technical: ' ' } },
  { scores: { technical: 6 } },
  { scores: { technical: 0 } },
  { scores: { technical: 2.5 } },
  { scores: { technical: '4' } },
  { scores: { charm: 4 } },
  { scores: {}, notes: { technical: 'x'.repeat(2001) } },
])('%j is no scorecard', (input) => {
  expect(scorecard.safeParse({ notes: {}, ...input }).success).toBe(false)
})
