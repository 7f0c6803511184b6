import { expect, test } from 'vitest'
import { profileData } from './profile.ts'
import { experienceYears, headlineOf } from './summary.ts'

const withJobs = (...jobs: [start: string | null, end: string | null][]) =>
  profileData.parse({ work_experience: jobs.map(([start_date, end_date]) => ({ start_date, end_date })) })

test.each([
  [withJobs(['2021-12', 'Present'], ['2018-12', '2021-11']), 8],
  [withJobs(['2020-01', '2021-12'], ['2021-01', '2021-12']), 2],
  [withJobs(['2019', '2020'], ['2023', null]), 6],
  [withJobs([null, '2020-01']), null],
  [withJobs(['2020-01', 'some day']), null],
  [withJobs(['1946-12', '2026-11']), 80],
  [withJobs(['1946-11', '2026-11']), 80],
  [withJobs(['1946-10', '2026-11']), null],
  [withJobs(['2025-12', '2026-05']), 1],
  [withJobs(['2025-12', '2026-04']), 0],
  [withJobs(), null],
])('years at work (%#)', (profile, years) => {
  expect(experienceYears(profile, '2026-11')).toBe(years)
})

test('an empty profile has all its parts', () => {
  expect(profileData.parse({})).toMatchObject({
    personal_info: { full_name: null },
    skills: { technical: [], soft_skills: [] },
    work_experience: [],
  })
})

test.each([
  [
    [{ position: 'Senior Accountant', company: 'Hollis & Quay' }, { position: 'Clerk' }],
    'Senior Accountant at Hollis & Quay',
  ],
  [[{}, { position: 'Clerk' }], 'Clerk'],
  [[{}, { company: 'Tala Books' }, { position: 'Clerk' }], 'Tala Books'],
  [[{}], null],
  [[], null],
])('the headline of %j is %j', (work_experience, headline) => {
  expect(headlineOf(profileData.parse({ work_experience }))).toBe(headline)
})
