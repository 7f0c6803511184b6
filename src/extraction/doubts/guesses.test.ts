import { expect, test } from 'vitest'
import { profileData } from '#domain/profiles/profile.ts'
import { withoutGuesses } from './guesses.ts'

const left = (skills: string[], unsure: [string, number][]) => {
  const profile = profileData.parse({ skills: { technical: skills } })
  const words = unsure.map(([text, confidence]) => ({ text, confidence }))
  return withoutGuesses(profile, [], words).skills.technical
}

test.each<[string, [string, number][], string[]]>([
  ['an unknown skill with a guessed word', [['Prake', 0.3]], ['Bank Reconciliation', 'Tea Ceremony']],
  ['one with a word that is likely', [['Prake', 0.7]], ['Bank Reconciliation', 'Prake Tax', 'Tea Ceremony']],
  ['a known one, whatever its words', [['Reconciliation', 0.1]], ['Bank Reconciliation', 'Prake Tax', 'Tea Ceremony']],
  ['nothing', [], ['Bank Reconciliation', 'Prake Tax', 'Tea Ceremony']],
  [
    'a word that was read with certainty elsewhere',
    [
      ['Prake', 0.3],
      ['Prake', 0.79],
    ],
    ['Bank Reconciliation', 'Prake Tax', 'Tea Ceremony'],
  ],
])('is left out or kept as it is sure: %s', (_, unsure, expected) => {
  expect(left(['Bank Reconciliation', 'Prake Tax', 'Tea Ceremony'], unsure)).toEqual(expected)
})

test('what is no skill by its looks goes with any doubt', () => {
  expect(left(['Bank Reconciliation', 'er. 4:'], [['er.', 0.75]])).toEqual(['Bank Reconciliation'])
  expect(left(['Bank Reconciliation', 'er. 4:'], [])).toEqual(['Bank Reconciliation', 'er. 4:'])
})
