import { expect, test } from 'vitest'
import { officeHours } from '../availability/working-hours.ts'
import { completeness } from './completeness.ts'
import { profileData } from './profile.ts'

const empty = { profile: profileData.parse({}), hasPhoto: false, workingHours: null }

test('of a name and a location, only what is missing is asked for', () => {
  const labels = (personal_info: object) =>
    completeness({ ...empty, profile: profileData.parse({ personal_info }) }).missing.map(({ label }) => label)
  expect(labels({})).toContain('Add your full name and location')
  expect(labels({ full_name: 'Maria' })).toContain('Add where you live')
  expect(labels({ location: 'Cebu' })).toContain('Add your full name')
})

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

const labelsFor = (profile: object) => completeness({ ...empty, profile: profileData.parse(profile) }).missing

test.each<[string, object, object]>([
  ['personal', { personal_info: { full_name: 'Maria' } }, { personal_info: { full_name: 'Maria', location: 'Cebu' } }],
  ['personal', { personal_info: { location: 'Cebu' } }, { personal_info: { full_name: 'Maria', location: 'Cebu' } }],
  ['summary', { professional_summary: ` ${'a'.repeat(39)} ` }, { professional_summary: 'a'.repeat(40) }],
  [
    'experience',
    {
      work_experience: [{ company: 'A', position: 'B' }, { start_date: '2020' }, { position: 'B', start_date: '2020' }],
    },
    { work_experience: [{}, { company: 'A', position: 'B', start_date: '2020' }] },
  ],
  ['education', { education: [] }, { education: [{ degree: 'BSA' }] }],
  ['certifications', { certifications: [] }, { certifications: [{ name: 'CPA' }] }],
  ['languages', { languages_spoken: [] }, { languages_spoken: [{ language: 'English' }] }],
  ['links', { personal_info: {} }, { personal_info: { linkedin: 'https://maria.example' } }],
  ['links', { personal_info: {} }, { personal_info: { github: 'https://maria.example' } }],
  ['links', { personal_info: {} }, { personal_info: { portfolio: 'https://maria.example' } }],
  ['links', { personal_info: {} }, { personal_info: { website: 'https://maria.example' } }],
])('%s is asked for until it is there: %j', (section, before, after) => {
  expect(labelsFor(before).map((one) => one.section)).toContain(section)
  expect(labelsFor(after).map((one) => one.section)).not.toContain(section)
})

test('skills are asked for until there are three, and software until there is one', () => {
  const asked = (technical: string[], tools: string[]) =>
    labelsFor({ skills: { technical, tools } }).filter(({ section }) => section === 'skills').length
  expect([asked([], []), asked(['Close', 'AP'], ['Xero']), asked(['Close', 'AP', 'AR'], [])]).toEqual([2, 1, 1])
  expect(asked(['Close', 'AP', 'AR'], ['Xero'])).toBe(0)
})
