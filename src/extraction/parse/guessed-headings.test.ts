import { expect, test } from 'vitest'
import { streamsOf } from '../layout/columns.ts'
import type { Item } from '../layout/item.ts'
import { itemAt } from '../testing/item.ts'
import { rowsOfTexts } from '../word/text-rows.ts'
import { headingOf } from './headings.ts'
import { profileOf } from './profile.ts'
import { sectionsOf } from './sections.ts'

const lines = (texts: [string, Partial<Item>?][]) =>
  texts.map(([text, more], at) => itemAt(text, 40, 40 + at * 16, more))
const heading = { size: 15, color: '#006633' }

test('where no heading is known, the largest type that comes back is that of headings', () => {
  const items = lines([
    ['Ana Reyes', { size: 26 }],
    ['ana.reyes@example.com | +63 917 555 0142'],
    ['The short version', heading],
    ['I close the books of restaurants and teach their teams how to read them.'],
    ['Desks I have sat at', heading],
    ['Tax Manager, Harbor Foods Inc., Mar 2020 – Present'],
    ['Lecture halls', heading],
    ['BBA, Ohio State University, 2011'],
    ['Paper on the wall', heading],
    ['Certified Public Accountant'],
    ['Ohio Board of Accountancy, 2014'],
    ['How I talk', heading],
    ['English (Native), Spanish (Fluent)'],
  ])
  expect(profileOf(streamsOf(items), [])).toMatchObject({
    professional_summary: 'I close the books of restaurants and teach their teams how to read them.',
    work_experience: [{ position: 'Tax Manager', company: 'Harbor Foods Inc.' }],
    education: [{ institution: 'Ohio State University' }],
    certifications: [{ name: 'Certified Public Accountant', issuer: 'Ohio Board of Accountancy', date: '2014' }],
    languages_spoken: [{ language: 'English' }, { language: 'Spanish' }],
  })
})

test('where all is set alike, a heading right below a name is one', () => {
  const plain = ['Ana Reyes', 'Experience', 'Tax Manager, Harbor Foods Inc.', 'Mar 2020 – Present', 'Skills', 'Xero']
  const items = plain.map((text, at) => itemAt(text, 40, 40 + at * 12))
  expect(profileOf(streamsOf(items), [])).toMatchObject({
    personal_info: { full_name: 'Ana Reyes' },
    work_experience: [{ position: 'Tax Manager', company: 'Harbor Foods Inc.' }],
    skills: { tools: ['Xero'] },
  })
})

test.each(['II. EDUCATION', 'B. Education', '3) Education', '02 Education', '◆ Education:'])(
  '%s is a heading',
  (text) => {
    expect(headingOf(text)).toBe('education')
  },
)

test('neither a level of a language nor the end of a bracket is a heading', () => {
  expect(headingOf('Full Professional Proficiency')).toBeUndefined()
  expect(headingOf('Applications)')).toBeUndefined()
})

test('projects have their names and descriptions behind labels', () => {
  const way = [
    'Projects',
    'Title: NetSuite Rollout',
    'Description: Trained 26 users.',
    'Project 2: Due Diligence',
    'Built it.',
  ]
  expect(profileOf([rowsOfTexts([...way, 'Education', 'BBA, Ohio University, 2011'])], []).projects).toEqual([
    { name: 'NetSuite Rollout', description: 'Trained 26 users.' },
    { name: 'Due Diligence', description: 'Built it.' },
  ])
})

test('a passion is no project', () => {
  const kinds = sectionsOf([rowsOfTexts(['Projects', 'Dashboard: Built it.', 'PASSIONS', 'Tango'])]).map(
    ({ kind }) => kind,
  )
  expect(kinds).toEqual(['projects', 'other'])
})

test('on a scan, a heading that is as large as others is one, though it does not look bold', () => {
  const bold = { font: 'Scan-Bold', size: 12 }
  const plainType = { font: 'Scan', size: 11.2 }
  const roleUnder = (size: number) => {
    const items = lines([
      ['Ana Reyes', { font: 'Scan', size: 26 }],
      ['Education', bold],
      ['BBA, Ohio State University, 2011', plainType],
      ['Skills', bold],
      ['Xero, Payroll, Budgeting', plainType],
      ['Volunteering', { font: 'Scan', size }],
      ['Site Coordinator, VITA Atlanta, 2013 – 2016', plainType],
    ])
    return profileOf(streamsOf(items), []).volunteer_experience[0]?.role
  }
  expect(roleUnder(12)).toBe('Site Coordinator')
  expect(roleUnder(11.2)).toBeUndefined()
})
