import { expect, test } from 'vitest'
import { profileData } from '../profiles/profile.ts'
import { acceptFindings } from './accept-findings.ts'
import { findingsIn } from './findings.ts'

const tala = { company: 'Tala Books', position: 'Staff Accountant', start_date: '2019-03', end_date: '2022-01' }
const hale = { company: 'Hale & Co', position: 'Senior Accountant', start_date: '2022-02', end_date: 'Present' }

const current = profileData.parse({
  personal_info: { full_name: 'Carmen Dizon', location: 'Cebu' },
  work_experience: [
    { ...tala, description: 'Closed eight clients.' },
    { company: 'Own practice', position: 'Bookkeeper' },
  ],
  skills: { technical: ['Month-end close'], tools: ['Xero'] },
})
const found = profileData.parse({
  personal_info: {
    full_name: 'Carmen Dizon',
    location: 'Manila',
    linkedin: 'linkedin.com/in/carmen',
    website: 'javascript:x',
  },
  professional_summary: 'Closes books in three days.',
  work_experience: [hale, { ...tala, company: 'TALA BOOKS', end_date: '2021-12' }, {}],
  skills: { technical: ['month-end close', 'Consolidation'], tools: ['Xero'] },
})
const paths = findingsIn(found, current).map(({ path }) => path)
const accept = (...accepted: string[]) =>
  acceptFindings({ profile: current, checks: [] }, { profile: found, checks: [] }, new Set(accepted)).profile

test('what is new or different is found; what is the same, empty or no link is not', () => {
  expect(paths).toEqual([
    'personal_info.location',
    'personal_info.linkedin',
    'professional_summary',
    'work_experience.0',
    'work_experience.1',
    'skills.technical',
  ])
  expect(findingsIn(found, found).map(({ path }) => path)).toEqual([])
  expect(findingsIn(profileData.parse({}), current)).toEqual([])
})

test('a finding says what stands there and what was found', () => {
  const [location] = findingsIn(found, current)
  expect(location).toMatchObject({ label: 'Location', current: ['Cebu'], found: ['Manila'] })
  const job = findingsIn(found, current).find(({ path }) => path === 'work_experience.0')
  expect(job).toMatchObject({ label: 'Senior Accountant, Hale & Co', current: [] })
  expect(job?.found).toEqual(['Senior Accountant, Hale & Co', 'Feb 2022 – Present'])
})

test('nothing accepted changes nothing', () => {
  expect(accept()).toEqual(current)
})

test('a new entry takes its place before the one it precedes in the resume, and what the resume leaves out stays', () => {
  const { work_experience } = accept('work_experience.0', 'work_experience.1')
  expect(work_experience.map(({ position }) => position)).toEqual([
    'Senior Accountant',
    'Staff Accountant',
    'Bookkeeper',
  ])
  expect(work_experience[1]).toMatchObject({ end_date: '2021-12', description: 'Closed eight clients.' })
})

test('words are added once, whatever their case', () => {
  expect(accept('skills.technical').skills.technical).toEqual(['Month-end close', 'Consolidation'])
})

test('everything accepted leaves nothing to find', () => {
  expect(findingsIn(found, accept(...paths))).toEqual([])
})

test('a mark moves with its entry, and an accepted field brings the mark of its reading', () => {
  const check = (path: string) => ({ path, confidence: 0.4 })
  const { checks } = acceptFindings(
    { profile: current, checks: [check('work_experience.0.start_date'), check('personal_info.location')] },
    { profile: found, checks: [check('work_experience.0.end_date'), check('professional_summary')] },
    new Set(['work_experience.0', 'personal_info.location']),
  )
  expect(checks).toEqual([check('work_experience.0.end_date'), check('work_experience.1.start_date')])
})
