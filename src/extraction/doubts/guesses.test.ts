import { expect, test } from 'vitest'
import { profileData } from '#domain/profiles/profile.ts'
import { withoutGuesses } from './guesses.ts'

const words = (unsure: [string, number][]) => unsure.map(([text, confidence]) => ({ text, confidence }))
const left = (skills: string[], unsure: [string, number][]) =>
  withoutGuesses(profileData.parse({ skills: { technical: skills } }), words(unsure)).skills.technical

test.each<[string, [string, number][], string[]]>([
  ['an unknown skill with a guessed word', [['Smoke', 0.3]], ['Bank Reconciliation', 'Tea Ceremony']],
  ['one with a word that is only likely', [['Smoke', 0.7]], ['Bank Reconciliation', 'Tea Ceremony']],
  [
    'a known one, whatever its words',
    [['Reconciliation', 0.1]],
    ['Bank Reconciliation', 'Smoke Tests', 'Tea Ceremony'],
  ],
  ['nothing', [], ['Bank Reconciliation', 'Smoke Tests', 'Tea Ceremony']],
])('is left out or kept as it is sure: %s', (_, unsure, expected) => {
  expect(left(['Bank Reconciliation', 'Smoke Tests', 'Tea Ceremony'], unsure)).toEqual(expected)
})

test('what a list knows but for one letter is that, once', () => {
  expect(left(['SAP S/4AHANA'], [['S/4AHANA', 0.7]])).toEqual(['SAP S/4HANA'])
  expect(left(['Bank Reconciliation', 'Bank Reconcillation'], [['Reconcillation', 0.7]])).toEqual([
    'Bank Reconciliation',
  ])
  expect(left(['SAP S/4AHANA'], [])).toEqual(['SAP S/4AHANA'])
})

test('languages, dates and names of other parts are no skills, however sure', () => {
  const skills = ['Xero', 'Languages', 'English', 'Kiswahili', 'October 2014', 'French Tax Law']
  expect(left(skills, [])).toEqual(['Xero', 'French Tax Law'])
})

test('what was studied is known, or was read with certainty', () => {
  const education = (field_of_study: string) => [{ institution: 'Ohio University', degree: 'BBA', field_of_study }]
  const field = (text: string, unsure: [string, number][]) =>
    withoutGuesses(profileData.parse({ education: education(text) }), words(unsure)).education[0]?.field_of_study
  expect(field('1.Com', [['1.Com', 0.5]])).toBeNull()
  expect(field('1.Com', [])).toBe('1.Com')
  expect(field('Accounting', [['Accounting', 0.5]])).toBe('Accounting')
})
