import { expect, test } from 'vitest'
import type { Cell, Row } from '../layout/row.ts'
import { nameOf, namesakeOf } from './name.ts'

const cell = (text: string, left = 50, size = 20): Cell => ({
  text,
  left,
  right: left + text.length * size * 0.5,
  size,
  font: 'f',
})
const row = (y: number, ...cells: Cell[]): Row => ({
  page: 1,
  y,
  bottom: y,
  lastRight: cells.at(-1)?.right ?? 0,
  size: cells[0]?.size ?? 10,
  cells,
  isBullet: false,
})
const email = 'rhea.dimaculangan@example.com'

test.each([
  ['with a title behind it', 'Rhea Joy Dimaculangan Accounting Manager', 'Rhea Joy Dimaculangan'],
  ['set wide', 'RHEADIMACULANGAN', 'RHEA DIMACULANGAN'],
  ['with credentials', 'Rhea Dimaculangan, CPA, MBA', 'Rhea Dimaculangan'],
  ['with a nickname', 'Rhea “Joy” Dimaculangan', 'Rhea Dimaculangan'],
  ['in a greeting', 'Hello, I’m Rhea Dimaculangan.', 'Rhea Dimaculangan'],
  ['with an honorific', 'Ms. Rhea Dimaculangan', 'Rhea Dimaculangan'],
  ['with a profession before it', 'CA. RHEA DIMACULANGAN', 'RHEA DIMACULANGAN'],
  ['with a profession whose dot was not seen', 'CA R. Dimaculangan', 'R. Dimaculangan'],
  ['with a profession that was set close', 'CAR. Dimaculangan', 'R. Dimaculangan'],
])('a name %s', (_, text, name) => {
  expect(nameOf([row(50, cell(text)), row(80, cell('Accounting Manager', 50, 14))], email)).toBe(name)
})

test('a name on three lines, in the middle of the page', () => {
  const lines = [row(50, cell('Rhea', 200)), row(74, cell('Joy', 205)), row(98, cell('Dimaculangan', 160))]
  expect(nameOf(lines, email)).toBe('Rhea Joy Dimaculangan')
})

test('a last name in bold under a first name, with room between', () => {
  const bold = { ...cell('Dimaculangan', 50, 30), font: 'Sans-Bold' }
  const lines = [row(50, { ...cell('Joy Anne', 50, 30), font: 'Sans' }), row(98, bold)]
  expect(nameOf(lines, 'jd@example.com')).toBe('Joy Anne Dimaculangan')
})

test('what kind of document it is names nobody', () => {
  const lines = [row(50, cell('CURRICULUM VITAE')), row(90, cell('Name:', 50, 10), cell('Rhea Dimaculangan', 120, 10))]
  expect(nameOf(lines, email)).toBe('Rhea Dimaculangan')
})

test('a handle below the name is no part of it', () => {
  expect(nameOf([row(50, cell('Rhea DIMACULANGAN')), row(72, cell('rhea-dimaculangan', 50, 10))], email)).toBe(
    'Rhea DIMACULANGAN',
  )
})

test('elsewhere in a document only a namesake of the address counts', () => {
  const lines = [row(50, cell('Harbor Foods')), row(300, cell('Rhea Dimaculangan', 50, 10))]
  expect(namesakeOf(lines, email)).toBe('Rhea Dimaculangan')
  expect(namesakeOf(lines.slice(0, 1), email)).toBeNull()
})

test('no sentence is a person, though its words are in the address', () => {
  const lines = [
    row(50, cell('Performed monthly bank and credit card reconciliations')),
    row(72, cell('Ana Reyes', 50, 10)),
  ]
  expect(nameOf(lines, 'ana.band@example.com')).toBe('Ana Reyes')
})
