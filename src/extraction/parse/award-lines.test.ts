import { expect, test } from 'vitest'
import type { Row } from '../layout/row.ts'
import { rowsOfTexts } from '../word/text-rows.ts'
import { awardsOf } from './awards.ts'
import { certificationsOf } from './certifications.ts'

const read = (...texts: string[]) => awardsOf(rowsOfTexts(texts), new Set(['lantern supply']))

test('a long line that names what was given, by whom and when is no sentence', () => {
  const line = 'Medal for Patience, Council of the Harbor Masters on Integrity and Good Order, 10/2021'
  expect(read(line)).toEqual([
    {
      title: 'Medal for Patience',
      issuer: 'Council of the Harbor Masters on Integrity and Good Order',
      date: '2021-10',
      description: null,
    },
  ])
})

test.each([
  ['Clear Desk, Lantern Supply, 2020. Chosen by all of the clerks.'],
  ['2020 – Clear Desk (Lantern Supply): Chosen by all of the clerks.'],
  ['Lantern Supply – Clear Desk, 2020. Chosen by all of the clerks.'],
])('the reason of %j is told behind its date', (line) => {
  expect(read(line)).toEqual([
    { title: 'Clear Desk', issuer: 'Lantern Supply', date: '2020', description: 'Chosen by all of the clerks.' },
  ])
})

test('an address under the awards is none', () => {
  expect(read('Clear Desk Award, Lantern Supply, 2020', 'ana@harbor.example')).toHaveLength(1)
})

/** Names in bold, and what follows them in plain type. */
const cards = (...texts: string[]): Row[] =>
  texts.map((text, index) => ({
    page: 1,
    y: 14 * index,
    bottom: 14 * index,
    lastRight: 200,
    size: 10,
    isBullet: false,
    cells: [
      { text: text.replace('*', ''), left: 40, right: 200, size: 10, font: text.startsWith('*') ? 'Bold' : 'Plain' },
    ],
  }))

test('what looks like the first name begins the next entry, dated or not', () => {
  expect(
    certificationsOf(cards('*Cash Desk Basics', 'Harbor Extension', '2022', '*Stock Desk Basics', 'Toril Works')),
  ).toEqual([
    { name: 'Cash Desk Basics', issuer: 'Harbor Extension', date: '2022', credential_id: null },
    { name: 'Stock Desk Basics', issuer: 'Toril Works', date: null, credential_id: null },
  ])
})

test('several certificates on one line', () => {
  const line = 'Enrolled Agent, Internal Revenue Service, 2018 | Notary Public, State of Ohio, June 2019'
  expect(certificationsOf(rowsOfTexts([line]))).toMatchObject([
    { name: 'Enrolled Agent', issuer: 'Internal Revenue Service', date: '2018' },
    { name: 'Notary Public', issuer: 'State of Ohio', date: '2019-06' },
  ])
})

test('a line that is dated ahead keeps its names, though it ends as a sentence does', () => {
  expect(read('2021\tClear Desk of the Year, Lantern Supply.')).toMatchObject([
    { title: 'Clear Desk of the Year', issuer: 'Lantern Supply', date: '2021' },
  ])
})

test('several awards on one line, divided by dots', () => {
  expect(read('Clear Desk (Lantern Supply, 2021) • Best Thesis (Harbor College, 2015)')).toMatchObject([
    { title: 'Clear Desk', issuer: 'Lantern Supply', date: '2021' },
    { title: 'Best Thesis', issuer: 'Harbor College', date: '2015' },
  ])
})
