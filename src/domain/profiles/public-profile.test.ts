import { describe, expect, test } from 'vitest'
import { profileData } from './profile.ts'
import { publicProfile, publicProfileOf } from './public-profile.ts'

describe('what buyers see of a profile', () => {
  const profile = profileData.parse({
    personal_info: {
      full_name: 'Maria Santelmo',
      email: 'maria@example.com',
      phone: '+63 917 555 0142',
      location: 'Manila',
      linkedin: 'https://www.linkedin.com/in/maria',
    },
    professional_summary: 'Closes books. Write to maria.s+work@mail.example.co.uk or call +63 (917) 555-0142.',
    work_experience: [
      { company: 'Hartwell', description: 'Ask joel@hartwell.example.', achievements: ['Led joel@hartwell.example'] },
    ],
    skills: { tools: ['Xero'] },
  })
  const shown = publicProfileOf(profile)

  test('is everything but the name and the ways to reach its owner', () => {
    expect(shown.personal_info).toEqual({
      ...profile.personal_info,
      full_name: undefined,
      email: undefined,
      phone: undefined,
    })
    expect(Object.keys(shown.personal_info)).not.toContain('phone')
    expect(shown).toMatchObject({
      skills: profile.skills,
      work_experience: [{ company: 'Hartwell', start_date: null }],
    })
    expect(publicProfile.parse(shown)).toEqual(shown)
  })

  test('has no address or number in its texts, however deep', () => {
    expect(shown.professional_summary).toBe('Closes books. Write to … or call ….')
    expect(shown.work_experience[0]).toMatchObject({ description: 'Ask ….', achievements: ['Led …'] })
  })

  test.each([
    '(415) 555-0132',
    '415-555-0132',
    '415.555.0132',
    '415 555 0132',
    '4155550132',
    '1-415-555-0132',
    '(415)555-0132',
    '+1 415 555 0132',
    '+63 (917) 555-0142',
    '0917 555 0142',
    '0917-555-0142',
    '09175550142',
    '(02) 8555 0142',
    '020 7946 0958',
    '07700 900123',
    '98765 43210',
    'Tel. 555 0132',
    'WhatsApp: 917 555 0142',
  ])('T30 the number %s is replaced', (number) => {
    const summary = `Reach me at ${number}, any time.`
    const { professional_summary } = publicProfileOf({ ...profile, professional_summary: summary })
    expect(professional_summary).toContain('…')
    expect(professional_summary).not.toMatch(/\d/)
  })

  test.each([
    '10 years @ Hartwell',
    '2019-2024',
    'IFRS 16',
    'a@b',
    '+1 2',
    'Jan 2019 - Dec 2023, then 2024 - 2025',
    '$1,250,000 and $12500000',
    '2019-01-15 to 2023-12-31',
    '12/31/2020 and 01.02.2019 - 05.06.2020',
    'Forms 1040, 1065, 1120-S and 1040 1065 1120',
    'CPA license 123456, PTIN P01234567',
    'https://www.credly.com/badges/4155550132',
    'HTTPS://www.credly.com/badges/4155550132',
    'Revenue of 1.250.000.000',
  ])('%s is no way to reach anyone', (text) => {
    expect(publicProfileOf({ ...profile, professional_summary: text }).professional_summary).toBe(text)
  })

  test.each([
    ['https://example.com/?write=maria@example.com', 'https://example.com/?write=…'],
    ['My number is 415 555 0132, see https://example.com', 'My number is …, see https://example.com'],
  ])('is of "%s" this: %s', (text, left) => {
    expect(publicProfileOf({ ...profile, professional_summary: text }).professional_summary).toBe(left)
  })

  test('of an empty profile is an empty one', () => {
    expect(publicProfile.parse(publicProfileOf(profileData.parse({})))).toEqual(publicProfile.parse({}))
  })
})
