import { expect, test } from 'vitest'
import { seenLine } from '../testing/seen-line.ts'
import { mendLetters } from './letters.ts'

const line = (text: string) => seenLine(...text.split(' ').map((word, index): [string, number] => [word, index * 100]))
const mended = (...lines: string[]) =>
  mendLetters(lines.map(line)).map(({ words }) => words.map(({ text }) => text).join(' '))

test.each([
  ['Harbor Foods lnc., lndia', 'Harbor Foods Inc., India'],
  ['lFRS and lT audits by the lRS', 'IFRS and IT audits by the IRS'],
  ['Accountant ll, Accountant Ill', 'Accountant II, Accountant III'],
  ['NC lll Bookkeeping, Grade Vl', 'NC III Bookkeeping, Grade VI'],
  ['lloilo City, Des Moines, lowa', 'Iloilo City, Des Moines, Iowa'],
  ['| close the books. | file taxes.', 'I close the books. I file taxes.'],
  ['Harbor Sp. z 0.0.', 'Harbor Sp. z o.o.'],
  ['HARBOR SP. Z 0.0.', 'HARBOR SP. Z O.O.'],
  ['What | work with', 'What I work with'],
  ["Jun‘'11 - Oct'13", "Jun'11 - Oct'13"],
  ['Tributacién y conciliaci6n, extensién', 'Tributación y conciliación, extensión'],
  ['MARCH 2019 OCTOBER 2021', 'MARCH 2019 – OCTOBER 2021'],
  ['2016 2018', '2016 – 2018'],
  ['Jan‘07 - Feb‘10', "Jan'07 - Feb'10"],
  ['Noel Ybafiez, Ana Nufiez', 'Noel Ybañez, Ana Nuñez'],
  ['Espafol, Tamit', 'Español, Tamil'],
  ['2022-06-01 ro 2025-06-01', '2022-06-01 to 2025-06-01'],
  ['May 2019 T0 June 2020', 'May 2019 to June 2020'],
  ['2019 ro PRESENT', '2019 to PRESENT'],
  ['Work ExPERIENCE', 'WORK EXPERIENCE'],
  ["Ayo 0'Rourke", "Ayo O'Rourke"],
  ['WorK EXPERIENCE', 'WORK EXPERIENCE'],
  ['Aug. 2016 • Jun. 2020', 'Aug. 2016 – Jun. 2020'],
  ['Honors & AWARDS', 'HONORS & AWARDS'],
  ['Payroll AssiSTANT', 'Payroll Assistant'],
  ['SAP Fl, Power Bl and PowerBl', 'SAP FI, Power BI and Power BI'],
  ['Jul 2015-Apr2017', 'Jul 2015-Apr 2017'],
  ['03/2016 12/2018', '03/2016 – 12/2018'],
  ['05/2017 —- now', '05/2017 — now'],
  ['English (G1), German G2', 'English (C1), German C2'],
  ['Group G1', 'Group G1'],
  ['Sales Tax Retums, Joumal Entries', 'Sales Tax Returns, Journal Entries'],
  ['Matgorzata Nowak, Stanislaw Nowak', 'Matgorzata Nowak, Stanisław Nowak'],
  ['Lukasz Nowak, Malgorzata Nowak', 'Łukasz Nowak, Małgorzata Nowak'],
  ['Pawel of Wroclaw, Poland', 'Paweł of Wrocław, Poland'],
])('%s is %s', (seen, meant) => {
  expect(mended(seen)).toEqual([meant])
})

test.each([
  'la Paz',
  'general ledger',
  'ltd.',
  '20 lbs of paper',
  'Cebu | Manila',
  'v 0.0.1',
  'llc',
  'leading a team',
  'Taxes of 2016 2018',
  'QuickBooks Online',
  'IRS 2016 • Xero',
  'Ana REYES',
  'Xero and NETSUITE',
  'ratio of 2 10 times',
  'también',
  'March 2019 – May 2020',
])('%s stays as it is', (text) => {
  expect(mended(text)).toEqual([text])
})

test.each([
  ['Espafiol, Cérdoba, Pert', 'Español, Córdoba, Perú'],
  ['Callao, Perti', 'Callao, Perú'],
  ['S&o Paulo', 'São Paulo'],
  ['Wroctaw, Hoilo City', 'Wrocław, Iloilo City'],
  ['Bogot4, C6rdoba', 'Bogotá, Córdoba'],
])('a place or a language is known without its accent: %s is %s', (seen, meant) => {
  expect(mended(seen)).toEqual([meant])
})

test.each(['Certified', 'Lima', 'Alberta', 'Houston', 'Profile', 'R&D'])('%s is right', (text) => {
  expect(mended(text)).toEqual([text])
})

test('a name is known by its email address', () => {
  expect(mended('Noel Ybafiez', 'noel.ybanez@example.ph')[0]).toBe('Noel Ybañez')
  expect(mended('Eve Tremblay-Cété', 'e.tremblay-cote@example.ca')[0]).toBe('Eve Tremblay-Côté')
  expect(mended('Matgorzata Nowak', 'malgorzata.nowak@example.pl')[0]).toBe('Małgorzata Nowak')
  expect(mended('Sofia Reyes', 'sofia.reyes@example.ph')[0]).toBe('Sofia Reyes')
  expect(mended('Bogdan lonescu', 'bogdan.ionescu@example.ro')[0]).toBe('Bogdan Ionescu')
  expect(mended('General ledger', 'bogdan.ionescu@example.ro')[0]).toBe('General ledger')
})

test('a name in large type has capitals only', () => {
  const [name, ...text] = ['theresa A. Kowalczyk', 'closed The Books', 'of Harbor Foods'].map(line)
  const lines = mendLetters([{ ...name, em: 50 } as (typeof text)[number], ...text])
  expect(lines.map(({ words }) => words[0]?.text)).toEqual(['Theresa', 'closed', 'of'])
})

test.each([
  ['Grace Kamau cea)', 'Grace Kamau'],
  ['Ana Reyes, cca, ea', 'Ana Reyes,'],
  ['Ana Reyes CPA', 'Ana Reyes CPA'],
  ['Work at home', 'Work at home'],
])('letters behind a name in large type, %s, are no part of it: %s', (seen, meant) => {
  const text = ['closed the books', 'of Harbor Foods'].map(line)
  const [name] = mendLetters([{ ...line(seen), em: 50 }, ...text])
  expect(name?.words.map((word) => word.text).join(' ')).toBe(meant)
  expect(mended(seen)).toEqual([seen])
})

test('a name in large type is known by an address that holds it', () => {
  const [name, , small] = mendLetters([
    { ...line('Amna Naovi'), em: 50 },
    line('linkedin.com/in/amnaznaqvi'),
    line('Novi Sad'),
    line('closed the books'),
  ])
  expect(name?.words.map(({ text }) => text)).toEqual(['Amna', 'Naqvi'])
  expect(small?.words.map(({ text }) => text)).toEqual(['Novi', 'Sad'])
})
