import { expect, test } from 'vitest'
import type { Row } from '../layout/row.ts'
import { rowsOfTexts } from '../word/text-rows.ts'
import { awardsOf, projectsOf } from './awards.ts'
import { certificationsOf } from './certifications.ts'
import { educationOf } from './education.ts'
import { experienceOf } from './experience.ts'
import { fieldOf } from './labeled-entries.ts'
import { volunteeringOf } from './volunteering.ts'

/** Lines of a page; cells stand 150 points apart, and those in capitals are small. */
const page = (...lines: string[][]): Row[] =>
  lines.map((texts, index) => ({
    page: 1,
    y: 20 * index,
    bottom: 20 * index,
    lastRight: 500,
    size: 10,
    isBullet: false,
    cells: texts.map((text, column) => ({
      text,
      left: 40 + 150 * column,
      right: 40 + 150 * column + 5 * text.length,
      size: /^[A-Z\s]+$/.test(text) ? 7 : 10,
      font: 'Sans',
    })),
  }))

test('a label is told by its words, and by what stands beside it', () => {
  expect(fieldOf('certifications', 'Date granted')).toBe('date')
  expect(fieldOf('certifications', 'License / Certificate No.')).toBe('number')
  expect(fieldOf('certifications', 'Issued', 'May 2021')).toBe('date')
  expect(fieldOf('certifications', 'Issued', 'Harbor Institute')).toBe('issuer')
  expect(fieldOf('education', 'Scholarship / Academic Honors Received')).toBe('honors')
  expect(fieldOf('experience', '2. Name of employer')).toBe('organization')
  expect(fieldOf('awards', 'Harbor Foods')).toBeUndefined()
})

test('certificates end where a label comes back, and nothing is made of what is not applicable', () => {
  const rows = rowsOfTexts([
    'Certificate 1',
    'Title: Bookkeeping, Level Two',
    'Granting body: Harbor Extension',
    'Date granted: May 2021',
    'License No.: N/A',
    'Certificate 2',
    'Title: Tax Basics',
    'Granting body: Harbor Extension',
    'License No.: 4471',
  ])
  expect(certificationsOf(rows)).toEqual([
    { name: 'Bookkeeping, Level Two', issuer: 'Harbor Extension', date: '2021-05', credential_id: null },
    { name: 'Tax Basics', issuer: 'Harbor Extension', date: null, credential_id: '4471' },
  ])
})

test('an award has its labels beside it, one of them in two lines', () => {
  const rows = page(
    ['Name of', 'Golden Binder'],
    ['recognition'],
    ['Presented by', 'Harbor Foods'],
    ['Year received', '2020'],
    ['Reason', 'Given for the fastest close'],
    ['', 'in ten years.'],
  ).map((row) => ({ ...row, cells: row.cells.filter(({ text }) => text !== '') }))
  expect(awardsOf(rows)).toEqual([
    {
      title: 'Golden Binder',
      issuer: 'Harbor Foods',
      date: '2020',
      description: 'Given for the fastest close in ten years.',
    },
  ])
})

test('a school has its labels over what they name', () => {
  const rows = page(
    ['SCHOOL', 'DEGREE'],
    ['Toril Institute', 'Diploma'],
    ['COMPLETED', 'HONORS'],
    ['June 2012', 'Harbor Fellow'],
  )
  expect(educationOf(rows)).toMatchObject([
    { institution: 'Toril Institute', degree: 'Diploma', graduation_date: '2012-06', honors: 'Harbor Fellow' },
  ])
})

test('labels under names that have none belong to the name above them', () => {
  const rows = rowsOfTexts([
    'Ohio University, Athens, OH',
    'Bachelor of Arts, 05/2009',
    'Major: Accounting GPA: 3.8',
    'Reed College, Portland, OR',
    'Master of Science, 05/2011',
    'Major: Finance GPA: 3.4 Honors: cum laude',
  ])
  expect(educationOf(rows)).toMatchObject([
    { institution: 'Ohio University', field_of_study: 'Accounting', gpa: '3.8', honors: null },
    { institution: 'Reed College', field_of_study: 'Finance', gpa: '3.4', honors: 'cum laude' },
  ])
})

test('volunteering and projects behind labels', () => {
  const helped = ['Organization: Harbor Parish', 'Role: Cashier', 'Period: 2016 – 2018', 'Activities: Counted coins.']
  expect(volunteeringOf(rowsOfTexts(helped))).toEqual([
    {
      organization: 'Harbor Parish',
      role: 'Cashier',
      start_date: '2016',
      end_date: '2018',
      description: 'Counted coins.',
    },
  ])
  expect(projectsOf(rowsOfTexts(['Project: Lease Register', 'Description: Lists all leases.']))).toEqual([
    { name: 'Lease Register', description: 'Lists all leases.' },
  ])
})

test('jobs in boxes, with the beginning and the end apart', () => {
  const rows = page(
    ['NAME OF EMPLOYER', 'POSITION HELD'],
    ['Harbor Foods', 'Stock Keeper'],
    ['FROM', 'TO', 'REASON FOR LEAVING'],
    ['Feb 2019', 'To date', '—'],
    ['DESCRIPTION OF DUTIES'],
    ['Counts all stock of the cold store every Friday.'],
  )
  expect(experienceOf(rows)).toMatchObject([
    { company: 'Harbor Foods', position: 'Stock Keeper', start_date: '2019-02', end_date: 'Present' },
  ])
})
