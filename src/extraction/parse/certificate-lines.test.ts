import { expect, test } from 'vitest'
import { rowsOfTexts } from '../word/text-rows.ts'
import { certificationsOf } from './certifications.ts'
import { guessSections } from './headless.ts'
import { sectionsOf } from './sections.ts'

const certificates = [
  { name: 'US CPA Exam - FAR and AUD passed', issuer: 'AICPA', on: 'May 2023', id: '118842' },
  { name: 'Supervisory Development Course', issuer: 'People Management Association', on: 'Oct 2020', id: 'X-2210' },
  { name: 'Lean Six Sigma Yellow Belt', issuer: 'Harborlane Academy', on: 'Jan 2018', id: '77810' },
]
const dates = ['2023-05', '2020-10', '2018-01']
const filled = (way: string) =>
  certificates.map((one) => way.replace(/\{(\w+)\}/g, (_, name: keyof typeof one) => one[name]))
const readIn = (...lines: string[]) =>
  guessSections(sectionsOf([rowsOfTexts(lines)])).flatMap(({ kind, rows }) =>
    kind === 'certifications' ? certificationsOf(rows) : [],
  )
const expected = certificates.map(({ name, issuer }, index) => ({ name, issuer, date: dates[index] }))

test.each([
  ...['{name} from {issuer} in {on}', '{name} from {issuer}, {on} (License No. {id})', '{on}\t{name}. {issuer}.'],
  ...[
    '{on}\t{name}\n{issuer}',
    '{name}\nIssued by {issuer}, {on}',
    '{name} ({on})\n{issuer}',
    '{name}: {issuer}, {on}',
  ],
  ...['• {name}, {issuer}, {on}', '{name}\n{issuer} · Issued {on} · Credential ID {id}', '{name} [{issuer}, {on}]'],
])('a hyphen divides nothing where something else does: %j', (way) => {
  expect(readIn('Certifications', ...filled(way).flatMap((text) => text.split('\n')))).toMatchObject(expected)
})

test('several certificates on one line have their label before them', () => {
  const list = filled('{name} ({issuer}, {on})').join('; ')
  expect(readIn('Education', 'BBA, Ohio State University, 2011', `CERTIFICATIONS: ${list}`)).toMatchObject(expected)
})

test('trainings with dates are certificates, and so is what has no degree beside schools', () => {
  const lines = filled('{name}, {issuer}, {on}')
  expect(readIn('Trainings', ...lines.slice(1))).toMatchObject(expected.slice(1))
  const mixed = ['Education & Certification', 'BBA | Ohio State University | 2011', 'APICS CPIM | ASCM | 2022']
  expect(readIn(...mixed)).toMatchObject([{ name: 'APICS CPIM', issuer: 'ASCM', date: '2022' }])
})

test('a number has its sign in other languages, and a known issuer may be short', () => {
  expect(readIn('Certifications', '2016\tContador Colegiado. Colegio de Contadores. Matrícula N° 48127')).toMatchObject(
    [{ credential_id: '48127' }],
  )
  expect(readIn('Certifications', 'Annual Filing Season Program (IRS), 2024')).toMatchObject([{ issuer: 'IRS' }])
})
