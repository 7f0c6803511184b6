import { describe, expect, test } from 'vitest'
import { profileData } from '../profiles/profile.ts'
import { acceptFindings } from './accept-findings.ts'
import { fillEmpty } from './fill-empty.ts'
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

describe('links', () => {
  test.each(['linkedin', 'github', 'portfolio', 'website'])('%s is found as a browser opens it', (field) => {
    const news = profileData.parse({ personal_info: { [field]: 'example.com/carmen' } })
    expect(findingsIn(news, current)).toMatchObject([
      { path: `personal_info.${field}`, current: [], found: ['https://example.com/carmen'] },
    ])
    const unsafe = profileData.parse({ personal_info: { [field]: 'javascript:alert(1)' } })
    expect(findingsIn(unsafe, current)).toEqual([])
  })
})

describe('an entry', () => {
  const school = { institution: 'University of Cebu', degree: 'BSA', graduation_date: '2018-04', honors: 'Cum laude' }

  test('is shown by its title, its dates as one reads them, and all else that it says', () => {
    const news = profileData.parse({
      education: [school],
      certifications: [{ name: 'CPA', issuer: 'PRC', date: '2019-10' }],
      work_experience: [{ ...hale, description: 'Closes.', achievements: ['Cut the close to 3 days', 'Led two'] }],
    })
    expect(findingsIn(news, profileData.parse({})).map(({ section, found }) => [section, found])).toEqual([
      [
        'Work experience',
        ['Senior Accountant, Hale & Co', 'Feb 2022 – Present', 'Closes.', 'Cut the close to 3 days', 'Led two'],
      ],
      ['Education', ['BSA, University of Cebu', 'Apr 2018', 'Cum laude']],
      ['Certifications', ['CPA', 'Oct 2019', 'PRC']],
    ])
  })

  test('that changes is shown beside what stands there', () => {
    const [finding] = findingsIn(
      profileData.parse({ education: [{ ...school, honors: 'Magna cum laude' }] }),
      profileData.parse({ education: [school] }),
    )
    expect(finding).toMatchObject({
      current: ['BSA, University of Cebu', 'Apr 2018', 'Cum laude'],
      found: ['BSA, University of Cebu', 'Apr 2018', 'Magna cum laude'],
    })
  })

  test('without a title is called by its section', () => {
    const [finding] = findingsIn(profileData.parse({ awards: [{ issuer: 'Tala' }] }), current)
    expect(finding).toMatchObject({ label: 'Awards', found: ['Tala'] })
  })

  test('is the same by its firm with its position or its start, however they are written', () => {
    const isNew = (job: object) => {
      const [finding] = findingsIn(profileData.parse({ work_experience: [{ ...job, location: 'Cebu' }] }), current)
      return finding?.current.length === 0
    }
    expect(isNew({ company: 'tala  books.', position: 'STAFF-ACCOUNTANT' })).toBe(false)
    expect(isNew({ company: 'Tala Books', position: 'Accountant', start_date: '2019-03' })).toBe(false)
    expect(isNew({ company: 'TalaBooks', position: 'Staff Accountant', start_date: '2019-03' })).toBe(true)
    expect(isNew({ company: 'Tala Books', position: 'Accountant', start_date: '2020-03' })).toBe(true)
    expect(isNew({ company: 'Tala Books' })).toBe(true)
    expect(isNew({ position: 'Staff Accountant' })).toBe(true)
  })

  test('of the profile is that of one entry of the resume: a second like it is new', () => {
    const twice = profileData.parse({
      awards: [
        { title: 'Best closer', date: '2020' },
        { title: 'Best closer', date: '2021' },
      ],
    })
    const once = profileData.parse({ awards: [{ title: 'Best closer', date: '2020' }] })
    expect(findingsIn(twice, once)).toMatchObject([{ path: 'awards.1', current: [] }])
  })
})

describe('the order of a list', () => {
  const named = (...names: string[]) => profileData.parse({ projects: names.map((name) => ({ name })) })
  const order = (resume: string[], profile: string[], ...accepted: number[]) =>
    acceptFindings(
      { profile: named(...profile), checks: [] },
      { profile: named(...resume), checks: [] },
      new Set(accepted.map((index) => `projects.${index}`)),
    ).profile.projects.map(({ name }) => name)

  test.each([
    [['A', 'B', 'C'], ['A', 'C'], [1], ['A', 'B', 'C']],
    [['A', 'B', 'C'], ['C', 'A'], [1], ['C', 'A', 'B']],
    [['A', 'B'], ['B'], [0], ['A', 'B']],
    [['B', 'A'], ['B', 'Z'], [1], ['B', 'A', 'Z']],
    [['A', 'B', 'C'], ['Z'], [0, 1, 2], ['A', 'B', 'C', 'Z']],
    [['A', 'B', 'C', 'D'], ['A', 'D'], [2], ['A', 'C', 'D']],
    [['A', 'B', 'C'], ['B'], [0, 2], ['A', 'B', 'C']],
  ])('of the resume %j for the profile %j, of which %j is accepted, is %j', (resume, profile, accepted, names) => {
    expect(order(resume, profile, ...accepted)).toEqual(names)
  })
})

test('a mark outside the lists stays unless its field was accepted, and what is accepted brings its own', () => {
  const check = (path: string, confidence: number) => ({ path, confidence })
  const { checks } = acceptFindings(
    { profile: current, checks: [check('personal_info.location', 0.1), check('personal_info.full_name', 0.2)] },
    { profile: found, checks: [check('personal_info.location', 0.3), check('professional_summary', 0.4)] },
    new Set(['personal_info.location']),
  )
  expect(checks).toEqual([check('personal_info.full_name', 0.2), check('personal_info.location', 0.3)])
})

test('filling adds what its owner has not written, with its checks, and changes nothing that they have', () => {
  const checks = [
    { path: 'work_experience.0.company', confidence: 0.4 },
    { path: 'work_experience.1.end_date', confidence: 0.4 },
    { path: 'personal_info.location', confidence: 0.4 },
  ]
  const filled = fillEmpty({ profile: current, checks: [] }, { profile: found, checks })
  expect(filled.profile).toMatchObject({
    personal_info: { full_name: 'Carmen Dizon', location: 'Cebu' },
    professional_summary: 'Closes books in three days.',
    work_experience: [hale, { ...tala, description: 'Closed eight clients.' }, { company: 'Own practice' }],
    skills: { technical: ['Month-end close', 'Consolidation'], tools: ['Xero'] },
  })
  expect(filled.checks).toEqual([{ path: 'work_experience.0.company', confidence: 0.4 }])
})
