import { expect, test } from 'vitest'
import { profileData } from './profile.ts'
import { experienceYears } from './summary.ts'

const withJobs = (...jobs: [start: string | null, end: string | null][]) =>
  profileData.parse({ work_experience: jobs.map(([start_date, end_date]) => ({ start_date, end_date })) })

test.each([
  [withJobs(['2021-12', 'Present'], ['2018-12', '2021-11']), 8],
  [withJobs(['2020-01', '2021-12'], ['2021-01', '2021-12']), 2],
  [withJobs(['2019', '2020'], ['2023', null]), 6],
  [withJobs([null, '2020-01']), null],
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
