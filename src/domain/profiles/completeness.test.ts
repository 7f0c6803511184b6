import { expect, test } from 'vitest'
import { officeHours } from '../availability/working-hours.ts'
import { completeness } from './completeness.ts'
import { profileData } from './profile.ts'

const empty = { profile: profileData.parse({}), hasPhoto: false, workingHours: null }

test('an empty profile lacks everything, a full one nothing', () => {
  expect(completeness(empty)).toMatchObject({ percent: 0, missing: { length: 11 } })
  const profile = profileData.parse({
    personal_info: { full_name: 'Maria Santelmo', location: 'Cebu', linkedin: 'https://linkedin.com/in/maria' },
    professional_summary: 'Closes the books of US firms in three working days.',
    work_experience: [{ company: 'Hollis & Quay', position: 'Accountant', start_date: '2020' }],
    education: [{ institution: 'University of Cebu' }],
    skills: { technical: ['Close', 'AP', 'AR'], tools: ['Xero'] },
    certifications: [{ name: 'CPA' }],
    languages_spoken: [{ language: 'English' }],
  })
  const full = { profile, hasPhoto: true, workingHours: officeHours('Asia/Manila') }
  expect(completeness(full)).toEqual({ percent: 100, missing: [] })
})

test('what is missing says where it goes', () => {
  const { missing } = completeness({ ...empty, workingHours: officeHours('UTC') })
  expect(missing.map(({ section }) => section)).not.toContain('hours')
  expect(missing[0]).toEqual({ section: 'photo', label: 'Add a photo' })
})
