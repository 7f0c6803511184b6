import { expect, test } from 'vitest'
import { seenLine } from '../testing/seen-line.ts'
import { mendHeading } from './heading-letters.ts'

const mended = (text: string, confidence = 70) =>
  mendHeading(
    seenLine(...text.split(' ').map((word, index): [string, number, number] => [word, index * 100, confidence])).words,
  )
    .map((word) => word.text)
    .join(' ')

test.each([
  ['WorkK EXPERIENCE', 'WORK EXPERIENCE'],
  ['4, ACADEMIC QUALIFICATIONS', '4. ACADEMIC QUALIFICATIONS'],
  ['IV, Education', 'IV. Education'],
  ['EDUCAT1ON', 'EDUCATION'],
  ['| SPEAK', 'I SPEAK'],
  ['Certificatons:', 'Certifications:'],
])('%s is the heading %s', (seen, meant) => {
  expect(mended(seen)).toBe(meant)
})

test('a word that is written in two cases at once was misread, however sure it was', () => {
  expect(mended('WorkK EXPERIENCE', 96)).toBe('WORK EXPERIENCE')
  expect(mended('Contract', 96)).toBe('Contract')
})

test.each([
  'Award',
  'Kept the skils',
  'Entrust Outsourcing',
  '4, Main Street',
  'Skills',
  'Tax',
  '| EDUCATION',
  '| Tax',
])('%s stays as it is', (text) => {
  expect(mended(text)).toBe(text)
})
